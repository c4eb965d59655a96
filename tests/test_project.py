"""What the package promises as a whole: its README and what importing it costs. Its public names are in test_public."""

import doctest
import json
import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"
PYTHON_BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)

NEW_MODULES = """
import json, sys
before = set(sys.modules)
import tamaya
print(json.dumps(sorted({name.partition(".")[0] for name in set(sys.modules) - before})))
"""


def test_the_readme_does_what_it_shows() -> None:
    # Blocks share their names, as a reader would type them.
    source = "\n".join(PYTHON_BLOCK.findall(README.read_text(encoding="utf-8")))
    example = doctest.DocTestParser().get_doctest(source, {}, README.name, str(README), 0)
    assert example.examples
    report: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(example, out=report.append)
    assert result.failed == 0, "".join(report)


def test_importing_tamaya_loads_only_the_standard_library() -> None:
    run = subprocess.run([sys.executable, "-I", "-c", NEW_MODULES], capture_output=True, text=True, check=True)
    loaded = json.loads(run.stdout)
    assert "tamaya" in loaded
    assert [name for name in loaded if name != "tamaya" and name not in sys.stdlib_module_names] == []
