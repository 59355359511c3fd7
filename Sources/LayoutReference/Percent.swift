postfix operator %

/// So many hundredths of the nearest container's length: `.top(10%)`.
public postfix func % (value: Double) -> Percent { Percent(value) }

/// So many hundredths of the nearest container's length.
public postfix func % (value: Int) -> Percent { Percent(Double(value)) }

/// So many hundredths of the nearest container's length.
public postfix func % (value: Float) -> Percent { Percent(Double(value)) }
