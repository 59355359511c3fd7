// A file of the reference's with this import in the place of `import Layout` has the elements and the host too.
@_exported public import Layout
