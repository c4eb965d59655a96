"""A page with Python as a Jupyter notebook: `python -m docs.site.notebook docs/cookbook.md > cookbook.ipynb`."""

import json
import re
import sys
from pathlib import Path

PYTHON = re.compile(r"^```python\n(.*?)^```\n", re.MULTILINE | re.DOTALL)


def notebook(page: str) -> str:
    """The notebook: a cell for each block of Python and for what stands between them."""
    cells = []
    for number, part in enumerate(PYTHON.split(page)):
        is_code = number % 2 == 1
        cell: dict[str, object] = {
            "id": f"cell-{number}",
            "metadata": {},
            "source": part.strip().splitlines(keepends=True),
        }
        cell["cell_type"] = "code" if is_code else "markdown"
        if is_code:
            cell |= {"execution_count": None, "outputs": []}
        if part.strip():
            cells.append(cell)
    return json.dumps({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}, indent=1) + "\n"


if __name__ == "__main__":
    print(notebook(Path(sys.argv[1]).read_text(encoding="utf-8")), end="")
