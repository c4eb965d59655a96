"""What a hint token is worth, depending on how many there are."""


def price(available: int, most: int) -> float:
    """What one more token is worth when so many are available."""
    if available >= most:
        return 0.0
    return 0.4 + 1.0 * (most - available) / most
