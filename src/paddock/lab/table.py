"""A table of rows: what the lab finds out, as NumPy columns by name."""

import csv
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

import numpy as np

from paddock.core.errors import BadOption, PaddockError
from paddock.core.extras import needing

LAB = "paddock.lab"
SHOWN = 10  # rows in a notebook

Column = Any  # a NumPy array


class Table:
    """Columns of one length."""

    def __init__(self, columns: Mapping[str, Column]) -> None:
        self.columns = dict(columns)

    def __len__(self) -> int:
        return len(next(iter(self.columns.values()), ()))

    def __getitem__(self, name: str) -> Column:
        return self.columns[name]

    def __contains__(self, name: object) -> bool:
        return name in self.columns

    def __iter__(self) -> Iterator[str]:
        return iter(self.columns)

    def __repr__(self) -> str:
        return f"<Table of {len(self):,} rows: {', '.join(self.columns)}>"

    @classmethod
    def joined(cls, parts: Sequence["Table"]) -> "Table":
        """Some rows after the others."""
        return cls({name: np.concatenate([part[name] for part in parts]) for name in parts[0]})

    def where(self, rows: Column) -> "Table":
        """Some of the rows."""
        return Table({name: column[rows] for name, column in self.columns.items()})

    def to_pandas(self) -> Any:
        """As a DataFrame; needs pandas."""
        with needing("lab"):
            import pandas
        return pandas.DataFrame(self.columns)

    def to_arrow(self) -> Any:
        """As a table of Arrow; needs pyarrow, which the extra `lab` brings."""
        with needing("lab"):
            import pyarrow
        return pyarrow.table(self.columns)

    def save(self, path: str | Path) -> None:
        """Into a file, Parquet or CSV by its ending."""
        path = check_path(path)
        try:
            if path.suffix == ".parquet":
                with needing("lab"):
                    from pyarrow import parquet
                parquet.write_table(self.to_arrow(), path)
            else:
                self._save_csv(path)
        except OSError as error:
            raise PaddockError("cannot-write", path=str(path), detail=error.strerror or str(error)) from error

    def _save_csv(self, path: Path) -> None:
        with path.open("w", newline="", encoding="utf-8") as file:
            lines = csv.writer(file, lineterminator="\n")
            lines.writerow(self.columns)
            lines.writerows(zip(*(column.tolist() for column in self.columns.values()), strict=True))

    def _repr_html_(self) -> str:
        heads = "".join(f"<th>{escape(name)}</th>" for name in self.columns)
        rows = "".join(
            "<tr>" + "".join(f"<td>{escape(str(column[row]))}</td>" for column in self.columns.values()) + "</tr>"
            for row in range(min(SHOWN, len(self)))
        )
        return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table><p>{len(self):,}</p>"


def check_path(path: str | Path) -> Path:
    """The path of a file in which rows can be kept."""
    path = Path(path)
    if path.suffix not in (".parquet", ".csv"):
        raise BadOption("lab-rows-file", LAB, path=str(path))
    return path
