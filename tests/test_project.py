"""What importing the package costs. Its public names are in test_public, what its pages show in docs/."""

import json
import subprocess
import sys

NEW_MODULES = """
import json, sys
before = set(sys.modules)
import tamaya
print(json.dumps(sorted({name.partition(".")[0] for name in set(sys.modules) - before})))
"""


def test_importing_tamaya_loads_only_the_standard_library() -> None:
    run = subprocess.run([sys.executable, "-I", "-c", NEW_MODULES], capture_output=True, text=True, check=True)
    loaded = json.loads(run.stdout)
    assert "tamaya" in loaded
    assert [name for name in loaded if name != "tamaya" and name not in sys.stdlib_module_names] == []
