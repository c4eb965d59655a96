"""Games as data for learning: `tamaya dataset`. A folder with a table of games and tables of positions, in Parquet or
Arrow. `folder` gathers games and shares out the work, `positions` makes the rows.
"""

from tamaya.review.dataset.folder import Dataset, DatasetPart, DatasetPlan, make_dataset

__all__ = ["Dataset", "DatasetPart", "DatasetPlan", "make_dataset"]
