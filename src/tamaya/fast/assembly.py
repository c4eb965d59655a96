"""How functions become machine code here: each function is typed and lowered by itself, a *part*; what an entry calls
is then linked with it, optimised and made into machine code once, as a *whole*.

Numba by itself optimises every function and makes machine code of it together with all that it calls, and again with
each of its callers: three times as much work for slower code. This builds on names of Numba that are not public, so
its version has an upper bound.
"""

from collections.abc import Callable
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import PassManager
from numba.core.typed_passes import (
    AnnotateTypes,
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
    NopythonRewrites,
    NopythonTypeInference,
    PreLowerStripPhis,
)
from numba.core.untyped_passes import (
    FixupArgs,
    GenericRewrites,
    IRProcessing,
    ReconstructSSA,
    RewriteSemanticConstants,
    TranslateByteCode,
)

# What is left out serves closures, literals that are unrolled, parallel loops and functions inlined before typing.
PASSES = (
    TranslateByteCode,
    FixupArgs,
    IRProcessing,
    RewriteSemanticConstants,
    GenericRewrites,
    ReconstructSSA,
    NopythonTypeInference,
    PreLowerStripPhis,
    NopythonRewrites,
    IRLegalization,
    AnnotateTypes,
    NativeLowering,
    NoPythonBackend,
)

on_part: list[Callable[[], None]] = []
"""Called after each part, by those who show how far it is."""


class _Library(JITCodeLibrary):
    """The code of a function, not optimised before all of it is there."""

    def add_llvm_module(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout
        self._final_module.link_in(ll_module)


class _Part(_Library):
    """A function that only compiled code calls: it never becomes machine code by itself."""

    @property
    def codegen(self) -> Any:
        return _Nowhere(self._codegen)

    def finalize(self) -> None:
        self._finalized = True
        for call in on_part:
            call()

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002
        self._ensure_finalized()  # type: ignore[no-untyped-call]
        return 0


class _Nowhere:
    """A code generator for what is not in memory: there is nothing to set."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, name: str, env: object) -> None:
        """Parts run without one: they raise nothing and touch no Python object."""


class _Whole(_Library):
    """A function that Python calls, with all that it calls."""

    def finalize(self) -> None:
        self._raise_if_finalized()  # type: ignore[no-untyped-call]
        self._codegen._check_llvm_bugs()  # type: ignore[no-untyped-call]
        own = {function.name for function in self._final_module.functions if not function.is_declaration}
        parts: dict[JITCodeLibrary, None] = {}
        _gather(self, parts)
        for library in parts:
            self._reload_init.update(library._reload_init)
            module = library._get_module_for_linking()  # type: ignore[no-untyped-call]
            self._final_module.link_in(module, preserve=True)
        for function in self._final_module.functions:
            if function.name not in own and not function.is_declaration:
                function.linkage = "internal"
        self._optimize_final_module()  # type: ignore[no-untyped-call]
        self._final_module.verify()
        self._finalize_final_module()  # type: ignore[no-untyped-call]


def _gather(library: Any, found: dict[JITCodeLibrary, None]) -> None:
    """All that a library is to be linked with, directly or not."""
    for other in library._linking_libraries:
        if other not in found:
            found[other] = None
            if isinstance(other, _Part):
                _gather(other, found)


class _Pipeline(CompilerBase):
    """From bytecode to a library, with few passes."""

    library: type[_Library]

    def compile_extra(self, func: Any) -> Any:
        self.state.library = self.library(self.state.targetctx.codegen(), func.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)  # type: ignore[no-untyped-call]

    def define_pipelines(self) -> list[PassManager]:
        manager = PassManager("tamaya")  # type: ignore[no-untyped-call]
        for each in PASSES:
            manager.add_pass(each, each.__name__)  # type: ignore[no-untyped-call]
        manager.finalize()  # type: ignore[no-untyped-call]
        return [manager]


class PartPipeline(_Pipeline):
    """Compiles a part."""

    library = _Part


class WholePipeline(_Pipeline):
    """Compiles a whole."""

    library = _Whole
