"""A page becomes a notebook that runs."""

import json

from docs.site.notebook import notebook
from tests.docs.blocks import PAGES


def test_the_cookbook_runs_as_a_notebook() -> None:
    page = PAGES["docs/cookbook.md"].read_text(encoding="utf-8")
    made = json.loads(notebook(page))
    assert (made["nbformat"], made["nbformat_minor"]) == (4, 5)
    cells = made["cells"]
    assert len({cell["id"] for cell in cells}) == len(cells)
    texts = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown"]
    assert sum(text.count("## ") for text in texts) == page.count("\n## ")
    names: dict[str, object] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            assert cell.keys() == {"id", "metadata", "source", "cell_type", "execution_count", "outputs"}
            exec("".join(cell["source"]), names)
    assert "solution" in names
