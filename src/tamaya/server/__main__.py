"""`python -m tamaya.server`: the server with the settings of the environment."""

from tamaya.server.config import from_environment
from tamaya.server.web.run import serve

serve(from_environment())
