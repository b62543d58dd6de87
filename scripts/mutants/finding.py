"""Finds in Clang's syntax tree what can be mutated, and notes why anything else is not."""
import re
from collections import Counter
from dataclasses import dataclass, field

from clang.cindex import CursorKind as Kind, StorageClass, TypeKind, conf

from operators import ARITHMETIC, ASSIGNMENTS, BINARY, COMPARISONS, LEFT_ALONE, NAMES, OTHER_STEP, STEPS

NUMBERS = {
    TypeKind.BOOL, TypeKind.CHAR_U, TypeKind.UCHAR, TypeKind.CHAR16, TypeKind.CHAR32, TypeKind.USHORT, TypeKind.UINT,
    TypeKind.ULONG, TypeKind.ULONGLONG, TypeKind.UINT128, TypeKind.CHAR_S, TypeKind.SCHAR, TypeKind.WCHAR, TypeKind.SHORT,
    TypeKind.INT, TypeKind.LONG, TypeKind.LONGLONG, TypeKind.INT128, TypeKind.FLOAT, TypeKind.DOUBLE, TypeKind.LONGDOUBLE,
}
COMPARABLE = NUMBERS | {TypeKind.ENUM, TypeKind.POINTER, TypeKind.NULLPTR}
FUNCTIONS = {Kind.FUNCTION_DECL, Kind.CXX_METHOD, Kind.CONSTRUCTOR, Kind.DESTRUCTOR, Kind.CONVERSION_FUNCTION,
             Kind.FUNCTION_TEMPLATE}
VARIABLES = {Kind.VAR_DECL, Kind.FIELD_DECL, Kind.PARM_DECL}
CASTS = {Kind.CXX_STATIC_CAST_EXPR, Kind.CXX_FUNCTIONAL_CAST_EXPR, Kind.CSTYLE_CAST_EXPR, Kind.CXX_REINTERPRET_CAST_EXPR}
CONSTANT_PLACES = {Kind.STATIC_ASSERT, Kind.ENUM_DECL, Kind.CXX_UNARY_EXPR, Kind.TYPE_ALIAS_DECL,
                   Kind.TYPE_ALIAS_TEMPLATE_DECL, Kind.TYPEDEF_DECL, Kind.DECL_REF_EXPR,
                   Kind.TEMPLATE_NON_TYPE_PARAMETER, Kind.TEMPLATE_TYPE_PARAMETER}
READ_AS_TRUTH = {Kind.CALL_EXPR, Kind.DECL_REF_EXPR, Kind.MEMBER_REF_EXPR}
CONDITIONED = {Kind.IF_STMT, Kind.WHILE_STMT, Kind.FOR_STMT, Kind.DO_STMT, Kind.CONDITIONAL_OPERATOR, Kind.RETURN_STMT}


def other_constant(source):
    """What mutants.hpp makes of it."""
    if source.startswith("'"):
        return f'{source} + 1'
    number = int(re.sub("'|[uUlLzZ]+$", '', source), 0)
    return '0' if number == 1 else str(number + 1)


@dataclass
class Site:
    """A place in a file with one mutant or two; `edits` are (offset, is closing, length replaced, text with {site})."""
    file: str
    start: int
    what: str  # the operator, or 'constant', 'truth', 'operand'
    piece: tuple  # of the source, from and to: what `mutants` replace, to be shown
    mutants: list
    edits: list
    compiled: bool = False  # in a constexpr function
    default: bool = False  # of a field
    number: int = -1


@dataclass
class Found:
    sites: list = field(default_factory=list)
    left: Counter = field(default_factory=Counter)  # how often for which reason


def peeled(cursor):
    """Without the conversions that Clang puts around an expression."""
    while cursor.kind == Kind.UNEXPOSED_EXPR:
        inner = list(cursor.get_children())
        if len(inner) != 1:
            break
        cursor = inner[0]
    return cursor


class Finder:
    def __init__(self, texts, found):
        self.texts = texts  # bytes by file: of these alone anything is mutated
        self.found = found
        self.seen = set()
        self.compiled = False
        self.default = False

    def file_of(self, cursor):
        file = cursor.extent.start.file
        return file.name if file is not None and file.name in self.texts else None

    def text(self, file, start, end):
        return self.texts[file][start:end].decode()

    def between(self, file, start, end):
        return re.sub(r'//[^\n]*\n', '', self.text(file, start, end)).strip()

    def before(self, cursor):
        """The last character before an expression."""
        text = self.texts[self.file_of(cursor)][:cursor.extent.start.offset].rstrip()
        return text[-1:].decode()

    def after(self, cursor):
        return self.texts[self.file_of(cursor)][cursor.extent.end.offset:].lstrip()[:1].decode()

    def leave(self, reason):
        self.found.left[reason] += 1

    def add(self, file, start, what, piece, mutants, edits):
        if (file, start, what, piece) in self.seen:
            return
        self.seen.add((file, start, what, piece))
        self.found.sites.append(Site(file, start, what, piece, mutants, edits, self.compiled, self.default))

    # What is visited, and what of it is left out.

    def visit(self, cursor, parent=None):
        if self.file_of(cursor) is None:
            return
        kind = cursor.kind
        if kind in CONSTANT_PLACES:
            return
        if kind in FUNCTIONS:
            self.visit_function(cursor)
            return
        if kind in VARIABLES:
            self.visit_variable(cursor)
            return
        children = self.expressions_in(cursor)
        if kind == Kind.BINARY_OPERATOR:
            self.binary(cursor)
        elif kind == Kind.COMPOUND_ASSIGNMENT_OPERATOR:
            self.assignment(cursor)
        elif kind == Kind.UNARY_OPERATOR:
            self.unary(cursor)
        elif kind in (Kind.INTEGER_LITERAL, Kind.CHARACTER_LITERAL):
            self.constant(cursor, parent)
        elif kind == Kind.CXX_BOOL_LITERAL_EXPR:
            self.wrap(cursor, 'truth', 'truth', 'false' if self.source(cursor) == 'true' else 'true')
        if kind in CONDITIONED:
            self.condition(cursor, children)
        for child in children:
            self.visit(child, cursor)

    def visit_function(self, cursor):
        file = self.file_of(cursor)
        if re.search(r'=\s*default$', self.source(cursor)):
            return
        was, self.compiled = self.compiled, re.search(
            r'\b(constexpr|consteval)\b', self.text(file, cursor.extent.start.offset, cursor.location.offset)) is not None
        for child in cursor.get_children():
            if child.kind in (Kind.PARM_DECL, Kind.COMPOUND_STMT):
                self.visit(child, cursor)
            elif child.kind.is_expression() and cursor.kind == Kind.CONSTRUCTOR:
                self.visit(child, cursor)
        self.compiled = was

    def is_constant(self, cursor):
        if cursor.kind != Kind.VAR_DECL:
            return False
        head = self.text(self.file_of(cursor), cursor.extent.start.offset, cursor.location.offset)
        outside = cursor.semantic_parent is not None and cursor.semantic_parent.kind not in FUNCTIONS
        if re.search(r'\b(constexpr|static|constinit)\b', head) or cursor.storage_class == StorageClass.STATIC:
            return True
        if outside and cursor.semantic_parent.kind in (Kind.NAMESPACE, Kind.TRANSLATION_UNIT, Kind.LINKAGE_SPEC):
            return True
        # A constant to the compiler, even without the word.
        return (cursor.type.is_const_qualified() and cursor.type.get_canonical().kind in NUMBERS
                and conf.lib.clang_Cursor_Evaluate(cursor) is not None)

    def visit_variable(self, cursor):
        name = cursor.location.offset
        constant = self.is_constant(cursor)
        for child in cursor.get_children():
            if not child.kind.is_expression() or self.file_of(child) is None:
                continue
            if child.extent.start.offset < name or self.before(child) in '[:':
                continue
            if constant:
                self.leave('constants and tables that the compiler works out')
                self.visit_lambdas(child)
            else:
                self.default = cursor.kind == Kind.FIELD_DECL
                self.visit(child, cursor)
                self.default = False

    def visit_lambdas(self, cursor):
        for child in cursor.get_children():
            if cursor.kind == Kind.LAMBDA_EXPR and child.kind == Kind.COMPOUND_STMT:
                self.visit(child, cursor)
            else:
                self.visit_lambdas(child)

    def expressions_in(self, cursor):
        """The children that are run: no types, no arguments of templates, nothing that is left alone."""
        children = list(cursor.get_children())
        kind = cursor.kind
        if kind == Kind.CALL_EXPR:
            if cursor.spelling in LEFT_ALONE:
                self.leave(f'{cursor.spelling}(): {LEFT_ALONE[cursor.spelling]}')
                return []
            callee = [child for child in children[:1] if child.kind in (Kind.MEMBER_REF_EXPR, Kind.UNEXPOSED_EXPR)]
            return callee + list(cursor.get_arguments())
        if kind == Kind.MEMBER_REF_EXPR:
            return [child for child in children if child.extent.start.offset == cursor.extent.start.offset]
        if kind in CASTS:
            return children[-1:]
        if kind == Kind.CASE_STMT:
            return children[1:]
        if kind == Kind.IF_STMT and self.source(cursor).startswith('if constexpr'):
            self.leave('conditions of if constexpr')
            return [child for child in children if not self.decides(cursor, child)]
        if kind == Kind.FOR_STMT and self.is_step(cursor, children):
            self.leave('steps of for: the loop would never end')
            return children[:-2] + children[-1:]
        if kind == Kind.LAMBDA_EXPR:
            return [child for child in children if child.kind.is_expression() or child.kind in
                    (Kind.COMPOUND_STMT, Kind.PARM_DECL)]
        return children

    def is_step(self, cursor, children):
        return len(children) >= 2 and self.between(
            self.file_of(cursor), children[-2].extent.end.offset, children[-1].extent.start.offset) == ')'

    def source(self, cursor):
        return self.text(self.file_of(cursor), cursor.extent.start.offset, cursor.extent.end.offset)

    # What is mutated.

    def types_are(self, cursors, kinds):
        if all(cursor.type.get_canonical().kind in kinds for cursor in cursors):
            return True
        self.leave('types that are not known here, or no numbers')
        return False

    def operator_of(self, cursor):
        """File, operands, sign, and where it stands; None where a macro has a part in it."""
        file = self.file_of(cursor)
        operands = list(cursor.get_children())
        if len(operands) != 2 or any(self.file_of(operand) != file for operand in operands):
            return None
        left, right = operands
        gap = (left.extent.end.offset, right.extent.start.offset)
        sign = self.between(file, *gap)
        if gap[0] >= gap[1] or sign not in (*BINARY, *ASSIGNMENTS, '&&', '||'):
            if sign not in ('=', ',', '<=>', '.*', '->*'):
                self.leave('operators that macros make')
            return None
        at = gap[0] + self.text(file, *gap).index(sign)
        return file, left, right, sign, at

    def binary(self, cursor):
        operator = self.operator_of(cursor)
        if operator is None:
            return
        file, left, right, sign, at = operator
        if sign in ('&&', '||'):
            for operand in (left, right):
                self.operand(operand, sign)
        elif sign in BINARY and self.types_are((left, right), COMPARABLE if sign in COMPARISONS else NUMBERS):
            self.call(cursor, operator, 'binary', BINARY[sign])

    def assignment(self, cursor):
        operator = self.operator_of(cursor)
        if operator is None:
            return
        _, left, right, sign, _ = operator
        if left.is_bitfield() or not self.types_are((left, right), NUMBERS):
            return
        self.call(cursor, operator, 'assign', ASSIGNMENTS[sign])

    def call(self, cursor, operator, function, mutants):
        """`a < b` becomes `mutants::binary<mutants::less, ...>(17, a, b)`."""
        file, left, right, sign, at = operator
        signs = [sign, *mutants] if sign in BINARY else [one.removesuffix('=') for one in (sign, *mutants)]
        names = ', '.join(f'mutants::{NAMES[one]}' for one in signs)
        self.add(file, at, sign, (at, at + len(sign)), mutants, [
            (cursor.extent.start.offset, False, 0, f'mutants::{function}<{names}>({{site}}, '),
            (at, False, len(sign), ','),
            (cursor.extent.end.offset, True, 0, ')')])

    def operand(self, operand, sign):
        """Of `a && b` each operand becomes true, of `a || b` false."""
        inner = peeled(operand)
        if inner.kind == Kind.BINARY_OPERATOR:
            operator = self.operator_of(inner)
            if operator is not None and operator[3] == sign:
                return
        if sign == '&&':
            self.around(operand, 'operand', 'true', '(mutants::given({site}) || (', '))')
        else:
            self.around(operand, 'operand', 'false', '(mutants::kept({site}) && (', '))')

    def around(self, cursor, what, mutant, opening, closing):
        extent = cursor.extent.start.offset, cursor.extent.end.offset
        self.add(self.file_of(cursor), extent[0], what, extent, [mutant],
                 [(extent[0], False, 0, opening), (extent[1], True, 0, closing)])

    def wrap(self, cursor, what, function, mutant):
        self.around(cursor, what, mutant, f'mutants::{function}({{site}}, ', ')')

    def unary(self, cursor):
        file = self.file_of(cursor)
        operand = next(cursor.get_children())
        start, end = cursor.extent.start.offset, cursor.extent.end.offset
        source = self.source(cursor)
        sign = source[:2] if source[:2] in OTHER_STEP else source[:1]
        first = operand.extent.start.offset > start
        if not first:
            sign = source[-2:]
        if sign == '!' and peeled(operand).type.get_canonical().kind == TypeKind.BOOL:
            self.wrap(cursor, 'not', 'truth', source[1:])
        elif sign in ('-', '~') and peeled(operand).kind != Kind.INTEGER_LITERAL and self.types_are((operand,), NUMBERS):
            self.wrap(cursor, sign, 'negated' if sign == '-' else 'inverted', source[1:])
        elif sign in OTHER_STEP and not operand.is_bitfield() and self.types_are((operand,), NUMBERS - {TypeKind.BOOL}):
            at = start if first else end - 2
            opening = f'mutants::{STEPS[sign, first]}({{site}}, '
            self.add(file, at, sign, (at, at + 2), [OTHER_STEP[sign]],
                     [(start, False, 2 if first else 0, opening), (end if first else at, True, 0 if first else 2, ')')])

    def constant(self, cursor, parent):
        source = self.source(cursor)
        if not re.fullmatch(r"\d[\w']*|'.*'", source):
            self.leave('constants that macros make')
            return
        if parent.kind == Kind.UNEXPOSED_EXPR and parent.type.get_canonical().kind not in NUMBERS:
            self.leave('a 0 that stands for no number')
            return
        if parent.kind != Kind.BINARY_OPERATOR and (self.before(cursor) == '<' or self.after(cursor) == '>'):
            self.leave('arguments of templates')
            return
        self.wrap(cursor, 'constant', 'constant', other_constant(source))

    def decides(self, statement, child):
        if not child.kind.is_expression():
            return False
        if statement.kind == Kind.FOR_STMT:
            return self.before(child) == ';' and self.after(child) == ';'
        return statement.kind in (Kind.CONDITIONAL_OPERATOR, Kind.RETURN_STMT) or self.after(child) == ')'

    def condition(self, cursor, children):
        """What is called or read as it stands, and decides, is turned round."""
        condition = next((child for child in children if self.decides(cursor, child)), None)
        if condition is None or any(child.kind == Kind.VAR_DECL for child in children):
            return
        inner = peeled(condition)
        if inner.kind not in READ_AS_TRUTH or self.source(inner) != self.source(condition):
            return
        if cursor.kind == Kind.RETURN_STMT:
            if inner.type.get_canonical().kind == TypeKind.BOOL and inner.spelling != 'operator bool':
                self.wrap(inner, 'truth', 'truth', f'!({self.source(inner)})')
        else:
            self.around(inner, 'truth', f'!({self.source(inner)})', 'mutants::truth({site}, static_cast<bool>(', '))')
