// The offscreen canvas.
