"""What becomes of each operator: the name that mutants.hpp knows it by, and the mutants, of which one is tried at a time."""

NAMES = {
    '==': 'equal', '!=': 'unequal', '<': 'less', '<=': 'less_equal', '>': 'greater', '>=': 'greater_equal',
    '+': 'plus', '-': 'minus', '*': 'times', '/': 'by', '%': 'modulo',
    '&': 'bit_and', '|': 'bit_or', '^': 'bit_xor', '<<': 'left', '>>': 'right',
}

COMPARISONS = {
    '==': ['!='], '!=': ['=='],
    '<': ['<=', '>='], '<=': ['<', '>'], '>': ['>=', '<='], '>=': ['>', '<'],
}
ARITHMETIC = {
    '+': ['-'], '-': ['+'], '*': ['/'], '/': ['*'], '%': ['/'],
    '&': ['|'], '|': ['&'], '^': ['|'], '<<': ['>>'], '>>': ['<<'],
}
BINARY = COMPARISONS | ARITHMETIC
ASSIGNMENTS = {sign + '=': [other + '=' for other in others] for sign, others in ARITHMETIC.items()}

# By sign and whether it stands before its operand.
STEPS = {('++', True): 'up_first', ('--', True): 'down_first', ('++', False): 'up_after', ('--', False): 'down_after'}
OTHER_STEP = {'++': '--', '--': '++'}

# Functions whose arguments are left alone, and why.
LEFT_ALONE = {
    'require': 'what callers must keep: a right one never sees it',
    'stop': 'what callers must keep: a right one never sees it',
    '__builtin_prefetch': 'a hint to the processor changes nothing but time',
    'reserve': 'room made beforehand changes nothing but time',
}
