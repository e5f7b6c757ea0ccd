import { numeralValue, fractionText } from '@printpartner/print-knowledge/measure';
import { answers, type Skill } from '../../skill.ts';

const NUMBER = String.raw`\$? ?(\d{1,9}(?:[- ]\d{1,3}\/\d{1,3}|\.\d{1,6})?|\d{1,3}\/\d{1,3}|\.\d{1,6})(?: ?(?:in|inch|inches|"|pieces?))?`;
const SUM = new RegExp(
  String.raw`^(?:ok |so |hey |hi |and )*(?:what is |what's |how much is |whats |calculate |what does )?${NUMBER} (plus|\+|and|minus|-|times|\*|x|multiplied by|divided by|÷) ?${NUMBER}(?: (?:equals?|again|make|come to))?$`,
);

type Operation = (a: number, b: number) => number;
const operations: readonly { words: RegExp; sign: string; work: Operation }[] = [
  { words: /^(?:plus|\+)$/, sign: '+', work: (a, b) => a + b },
  { words: /^(?:minus|-)$/, sign: '−', work: (a, b) => a - b },
  { words: /^(?:times|\*|multiplied by)$/, sign: '×', work: (a, b) => a * b },
  { words: /^(?:divided by|÷)$/, sign: '÷', work: (a, b) => a / b },
];

/** `5/16 plus 1/8`, `$0.084 times 12,500`: of two numbers and nothing else. */
export const arithmetic: Skill = {
  id: 'unit-arithmetic',
  answer: ({ text }) => {
    const [, one = '', word = '', other = ''] = SUM.exec(text) ?? [];
    const operation = operations.find(({ words }) => words.test(word));
    const [a, b] = [valueOf(one), valueOf(other)];
    const result = operation?.work(a, b) ?? Number.NaN;
    if (!operation || !Number.isFinite(result)) return undefined;
    const isFraction = /\//.test(`${one}${other}`);
    const exact = fractionText(result);
    const dollars = text.includes('$');
    const decimal = result.toLocaleString(
      'en-US',
      dollars ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : { maximumFractionDigits: 6 },
    );
    const shown =
      isFraction && !exact.includes('.') ? `${exact} (${decimal})` : `${dollars ? '$' : ''}${decimal}`;
    return answers(`${one} ${operation.sign} ${other} is **${shown}**.`, []);
  },
};

const valueOf = (text: string): number => numeralValue(text) ?? Number.NaN;
