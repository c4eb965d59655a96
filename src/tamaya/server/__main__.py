"""`python -m tamaya.server`: the server with the settings of the environment."""

import sys

from tamaya.core.errors import TamayaError
from tamaya.server.config import from_environment
from tamaya.server.web.running.supervisor import serve
from tamaya.speech.speaking import Speech

try:
    serve(from_environment(), Speech("en"))
except TamayaError as error:
    sys.exit(f"tamaya: {error.message}")
