"""What every answer says to protect those who read it."""

from starlette.datastructures import MutableHeaders
from starlette.types import Message, Send

# Nothing from any other host, no inline code, no frames.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
ALWAYS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
# Only for this very name: what else there is under it is not ours to decide.
ONLY_TLS = {"Strict-Transport-Security": "max-age=31536000"}


def with_headers(send: Send, secure: bool) -> Send:
    """Sends an answer with them."""
    added = ALWAYS | ONLY_TLS if secure else ALWAYS

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).update(added)
        await send(message)

    return send_with_headers
