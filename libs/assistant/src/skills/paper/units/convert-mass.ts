import { decimalText, countText, rounded } from '@printpartner/print-knowledge/figures';
import { GRAMS_IN_OUNCE } from '@printpartner/print-knowledge/measure';
import { answers, type Skill } from '../../skill.ts';

type MassUnit = 'oz' | 'g' | 'lb' | 'kg';

/** Grams of one. */
const grams: Readonly<Record<MassUnit, number>> = { oz: GRAMS_IN_OUNCE, g: 1, lb: 453.59237, kg: 1000 };
const NUMBER = String.raw`\d{1,6}(?:\.\d{1,4})?|\.\d{1,4}|\d{1,2}\/\d{1,2}|an?|one|half an?`;
// Texts are read with “gsm” for a bare “g”.
const SIGN = String.raw`oz|ounces?|g|gsm|grams?|lbs?|pounds?|kg|kilos?|kilograms?`;
const MASS = new RegExp(String.raw`(?<![\w./#$])(${NUMBER}) ?(${SIGN})\b`);
const UNIT = new RegExp(String.raw`(?<!\w)(${SIGN})(?!\w)`, 'g');
const PAPER =
  /\b(?:papers?|text|cover|bond|index|gloss|silk|matte|uncoated|stock|sheets?|card\w*|postage|stamps?|mail\w*|letters?|cost|price|weighs?|thick\w*|flats?|postcards?|rate)\b/;

/** `grams per ounce`. */
const PER = new RegExp(String.raw`\b(${SIGN}) (?:per|in an?|to an?) (${SIGN})\b`);

/** `oz to g`; pounds to grams are of paper. */
const OUNCES_TO = /^(?:convert |from )?(oz|ounces?) (?:to|into) (g|grams?|gsm|lbs?|pounds?)$/;

const unitOf = (sign: string): MassUnit =>
  sign.startsWith('o') ? 'oz' : sign.startsWith('k') ? 'kg' : sign.startsWith('g') ? 'g' : 'lb';

/** Five decimals: `28.34952`. */
const gramsText = (unit: MassUnit): string => decimalText(grams[unit], 5);

/** `3.5 oz in grams`, `how many ounces in a pound`; pounds to grams of paper are another question. */
export const convertMass: Skill = {
  id: 'unit-mass',
  answer: ({ text: typed }) => {
    const text = typed.replace(PER, '$1 in 1 $2').replace(OUNCES_TO, '1 $1 in $2');
    const [, number = '', sign = ''] = MASS.exec(text) ?? [];
    const isPlain =
      sign.startsWith('k') && /\bconver\w*|\bto (?:lbs?|pounds?)\b|\bin (?:lbs?|pounds?)\b/.test(text);
    if (sign === '' || (PAPER.test(text) && !isPlain)) return undefined;
    const from = unitOf(sign);
    const [to] = [...text.replace(MASS, ' ').matchAll(UNIT)]
      .map(([, other = '']) => unitOf(other))
      .filter((unit) => unit !== from);
    // “80 lb in grams” is a paper.
    const isPaper =
      (from === 'lb' && to === 'g' && /gsm/.test(text.replace(MASS, ''))) ||
      (from === 'g' && to === 'lb') ||
      (/gsm/.test(sign) && to !== 'oz');
    if (!to || (isPaper && !/^(?:an?|one|1|half an?)$/.test(number))) return undefined;
    const value = valueOf(number);
    const result = (value * grams[from]) / grams[to];
    const shown = countText(Number(rounded(result, 2)));
    return answers(`${/^\d/.test(number) ? number : value} ${from} is **${shown} ${to}**.`, [], {
      workings: [
        {
          title: 'Conversion',
          steps: [
            {
              label: `In ${to}`,
              working: `${value} × ${gramsText(from)} g ÷ ${gramsText(to)} g`,
              result: `${shown} ${to}`,
            },
          ],
          assumed: [],
        },
      ],
    });
  },
};

function valueOf(number: string): number {
  if (number.startsWith('half')) return 0.5;
  if (/^(?:an?|one)$/.test(number)) return 1;
  const [part = 0, whole] = number.split('/').map(Number);
  return whole ? part / whole : part;
}
