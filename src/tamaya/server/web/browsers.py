"""What to call a browser in the list of somebody's devices."""

BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS": "Mac",
    "Linux": "Linux",
}


def browser_name(agent: str) -> str:
    """Such as "Firefox · Android"; empty if it cannot be told."""
    found = (next((name for mark, name in names.items() if mark in agent), "") for names in (BROWSERS, SYSTEMS))
    return " · ".join(filter(None, found))
