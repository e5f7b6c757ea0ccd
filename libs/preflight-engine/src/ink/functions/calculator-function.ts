import { latin1 } from '../../pdf/chars.ts';
import { PdfError } from '../../pdf/pdf-error.ts';
import { TOO_MUCH } from '../ink-budget.ts';

type Value = number | boolean;
/** Works on the stack. */
type Step = (stack: Value[]) => void;

const MAX_TOKENS = 20_000;
/** Maximum length of the program, so that a long one isn't even split. */
const MAX_BYTES = 500_000;
/** Memory of a token, and its cost in cells of flat color. */
const TOKEN_BYTES = 100;
const TOKEN_COST = 1;
const MAX_STACK = 100;
const MAX_DEPTH = 50;
const DEGREES = 180 / Math.PI;

const popped = (stack: Value[]): number => Number(stack.pop() ?? 0);

const unary =
  (calculate: (value: number) => Value): Step =>
  (stack) =>
    void stack.push(calculate(popped(stack)));

const binary =
  (calculate: (first: number, second: number) => Value): Step =>
  (stack) => {
    const second = popped(stack);
    stack.push(calculate(popped(stack), second));
  };

/** An operator on booleans or on the bits of integers. */
const logical = (
  onBooleans: (a: boolean, b: boolean) => boolean,
  onBits: (a: number, b: number) => number,
): Step => {
  return (stack) => {
    const [second, first] = [stack.pop() ?? 0, stack.pop() ?? 0];
    const areBooleans = typeof first === 'boolean' && typeof second === 'boolean';
    stack.push(areBooleans ? onBooleans(first, second) : onBits(Number(first), Number(second)));
  };
};

/** Operators of PostScript calculator functions. ISO 32000-1, table 42. */
const steps: ReadonlyMap<string, Step> = new Map<string, Step>([
  ['abs', unary(Math.abs)],
  ['add', binary((a, b) => a + b)],
  [
    'and',
    logical(
      (a, b) => a && b,
      (a, b) => a & b,
    ),
  ],
  ['atan', binary((a, b) => (Math.atan2(a, b) * DEGREES + 360) % 360)],
  ['bitshift', binary((a, b) => (b >= 0 ? a << b : a >> -b))],
  ['ceiling', unary(Math.ceil)],
  [
    'copy',
    (stack) => {
      const count = popped(stack);
      if (count > 0 && count <= stack.length) stack.push(...stack.slice(-count));
    },
  ],
  ['cos', unary((a) => Math.cos(a / DEGREES))],
  ['cvi', unary(Math.trunc)],
  ['cvr', unary((a) => a)],
  ['div', binary((a, b) => (b === 0 ? 0 : a / b))],
  ['dup', (stack) => void stack.push(stack.at(-1) ?? 0)],
  ['eq', binary((a, b) => a === b)],
  [
    'exch',
    (stack) => {
      const [second, first] = [stack.pop() ?? 0, stack.pop() ?? 0];
      stack.push(second, first);
    },
  ],
  ['exp', binary((a, b) => a ** b)],
  ['false', (stack) => void stack.push(false)],
  ['floor', unary(Math.floor)],
  ['ge', binary((a, b) => a >= b)],
  ['gt', binary((a, b) => a > b)],
  ['idiv', binary((a, b) => (b === 0 ? 0 : Math.trunc(a / b)))],
  ['index', (stack) => void stack.push(stack.at(-1 - popped(stack)) ?? 0)],
  ['le', binary((a, b) => a <= b)],
  ['ln', unary((a) => Math.log(Math.max(Number.MIN_VALUE, a)))],
  ['log', unary((a) => Math.log10(Math.max(Number.MIN_VALUE, a)))],
  ['lt', binary((a, b) => a < b)],
  ['mod', binary((a, b) => (b === 0 ? 0 : a % b))],
  ['mul', binary((a, b) => a * b)],
  ['ne', binary((a, b) => a !== b)],
  ['neg', unary((a) => -a)],
  [
    'not',
    (stack) => {
      const value = stack.pop() ?? 0;
      stack.push(typeof value === 'boolean' ? !value : ~value);
    },
  ],
  [
    'or',
    logical(
      (a, b) => a || b,
      (a, b) => a | b,
    ),
  ],
  ['pop', (stack) => void stack.pop()],
  [
    'roll',
    (stack) => {
      const [turns, count] = [popped(stack), popped(stack)];
      if (count < 1 || count > stack.length) return;
      const top = stack.splice(-count);
      const by = ((turns % count) + count) % count;
      stack.push(...top.slice(count - by), ...top.slice(0, count - by));
    },
  ],
  ['round', unary(Math.round)],
  ['sin', unary((a) => Math.sin(a / DEGREES))],
  ['sqrt', unary((a) => Math.sqrt(Math.max(0, a)))],
  ['sub', binary((a, b) => a - b)],
  ['true', (stack) => void stack.push(true)],
  ['truncate', unary(Math.trunc)],
  [
    'xor',
    logical(
      (a, b) => a !== b,
      (a, b) => a ^ b,
    ),
  ],
]);

/**
 * A PostScript calculator function, ISO 32000-1, 7.10.5; null if malformed.
 *
 * @param range low and high of each output
 * @returns with its cost per call, in cells of flat color, and its memory
 * @throws PdfError limit for a very long one
 */
export function calculatorOf(
  bytes: Uint8Array,
  range: readonly number[],
): { calculate: (...inputs: number[]) => number[]; cost: number; bytes: number } | null {
  if (bytes.length > MAX_BYTES) throw new PdfError('limit', TOO_MUCH);
  const text = latin1(bytes).replaceAll(/%[^\r\n]*/g, ' ');
  const tokens = text.match(/[{}]|[^\s{}]+/g) ?? [];
  if (tokens.length > MAX_TOKENS) throw new PdfError('limit', TOO_MUCH);
  if (tokens[0] !== '{' || range.length < 2) return null;
  const body = blockFrom(tokens, { at: 1 }, 0);
  if (!body) return null;
  const outputs = range.length / 2;
  const calculate = (...inputs: number[]): number[] => {
    const stack: Value[] = [...inputs];
    run(body, stack);
    const results = stack.slice(-outputs).map(Number);
    return results.map((value, index) =>
      Math.min(
        range[2 * index + 1] ?? 1,
        Math.max(range[2 * index] ?? 0, Number.isFinite(value) ? value : 0),
      ),
    );
  };
  return { calculate, cost: tokens.length * TOKEN_COST, bytes: tokens.length * TOKEN_BYTES };
}

function run(block: readonly Step[], stack: Value[]): void {
  for (const step of block) {
    step(stack);
    if (stack.length > MAX_STACK) stack.splice(0, stack.length - MAX_STACK);
  }
}

/** The steps up to the closing brace; null for unknown operators. */
function blockFrom(tokens: readonly string[], place: { at: number }, depth: number): Step[] | null {
  if (depth > MAX_DEPTH) return null;
  const block: Step[] = [];
  const waiting: Step[][] = [];
  for (; place.at < tokens.length; place.at += 1) {
    const token = tokens[place.at] as string;
    if (token === '}') return block;
    if (token === '{') {
      place.at += 1;
      const inner = blockFrom(tokens, place, depth + 1);
      if (!inner) return null;
      waiting.push(inner);
    } else if (token === 'if' || token === 'ifelse') {
      const otherwise = token === 'ifelse' ? waiting.pop() : [];
      const then = waiting.pop();
      if (!then || !otherwise) return null;
      block.push((stack) => run(stack.pop() === true ? then : otherwise, stack));
    } else {
      const number = Number(token);
      const step = Number.isNaN(number) ? steps.get(token) : (stack: Value[]) => void stack.push(number);
      if (!step) return null;
      block.push(step);
    }
  }
  return null;
}
