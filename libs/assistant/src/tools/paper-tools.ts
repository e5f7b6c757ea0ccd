import { countText, rounded, decimalText } from '@printpartner/print-knowledge/figures';
import {
  MM_IN_INCH,
  POINTS_IN_INCH,
  unitArithmetic,
  caliperText,
} from '@printpartner/print-knowledge/measure';
import {
  basisArea,
  caliperSource,
  conversionSource,
  grades,
  GSM_CONSTANT,
  gsmOf,
  gsmSource,
  poundsOf,
  wholeGsm,
} from '@printpartner/print-knowledge/paper';
import { opening } from '@printpartner/print-search/answers';
import { z } from 'zod';
import { calculated } from './calculated.ts';
import { defineTool } from './tool.ts';
import { PAPER_HINT, paper, stockNamed, stockText, valueOf } from './typed-arguments.ts';

const grade = z.enum(grades.map(({ id }) => id));

const paperWeight = defineTool({
  name: 'paper_weight',
  title: 'Converting the paper weight',
  description: 'Converts basis weight in pounds to gsm, gsm to pounds, or pounds of one grade to another.',
  arguments: z.object({
    weight: z.number().min(1).max(2000),
    from: z.enum(['gsm', ...grades.map(({ id }) => id)]).describe('gsm, or the grade of a weight in pounds'),
    to: grade.optional().describe('Grade of the result in pounds'),
  }),
  run({ weight, from, to }) {
    const gsm = from === 'gsm' ? weight : valueOf(gsmOf(weight, from));
    const toGsm =
      from === 'gsm'
        ? []
        : [
            {
              label: 'gsm',
              working: `${countText(weight)} × ${countText(GSM_CONSTANT)} ÷ ${basisArea(from)} in²`,
              result: `${countText(wholeGsm(gsm))} gsm`,
            },
          ];
    const asked = to === undefined ? (from === 'gsm' ? (['text', 'cover'] as const) : []) : [to];
    return calculated({
      title: from === 'gsm' ? `${countText(weight)} gsm in pounds` : `${countText(weight)}# ${from}`,
      steps: [
        ...toGsm,
        ...asked.map((id) => ({
          label: `Pounds ${id}`,
          working: `${rounded(gsm, 1)} × ${basisArea(id)} in² ÷ ${countText(GSM_CONSTANT)}`,
          result: `${rounded(valueOf(poundsOf(gsm, id)), 1)}# ${id}`,
        })),
      ],
      from: [conversionSource],
      opens: opening('stock-converter', { weight: String(weight), measure: from }),
    });
  },
});

const caliper = defineTool({
  name: 'paper_caliper',
  title: 'Looking up the caliper',
  description: 'Caliper and gsm of a stock of the tables, in inches, points and millimeters.',
  arguments: z.object({
    paper: paper.describe(`Paper, ${PAPER_HINT}`),
    use: z
      .enum(['body', 'cover', 'card'])
      .default('body')
      .describe('What the paper is for, if it names no grade'),
  }),
  run({ paper: typed, use }) {
    const { stock, assumed } = stockNamed(typed, use);
    return calculated({
      title: `Caliper of ${stock.name}`,
      steps: [
        { label: 'Caliper', working: stockText(stock), result: `${caliperText(stock.caliperIn)} in` },
        {
          label: 'Points',
          working: `${caliperText(stock.caliperIn)} × ${countText(POINTS_IN_INCH)}`,
          result: `${rounded(stock.caliperIn * POINTS_IN_INCH, 1)} pt`,
        },
        {
          label: 'Millimeters',
          working: `${caliperText(stock.caliperIn)} × ${MM_IN_INCH}`,
          result: `${rounded(stock.caliperIn * MM_IN_INCH, 3)} mm`,
        },
      ],
      also: { gsm: stock.gsm },
      assumed,
      from: [caliperSource(stock), gsmSource(stock), unitArithmetic],
      opens: opening('mail-thickness', { stock: stock.name, layers: '1' }),
    });
  },
});

const units = { in: 1, mm: MM_IN_INCH, cm: MM_IN_INCH / 10, pt: POINTS_IN_INCH } as const;
const unit = z.enum(['in', 'mm', 'cm', 'pt']);

const length = defineTool({
  name: 'convert_length',
  title: 'Converting',
  description: 'Converts a length between inches, millimeters, centimeters and points of caliper.',
  arguments: z.object({ value: z.number().positive().max(1e5), from: unit, to: unit }),
  run({ value, from, to }) {
    const result = (value / units[from]) * units[to];
    return calculated({
      title: `${value} ${from} in ${to}`,
      steps: [
        {
          label: 'Length',
          working: `${value} ÷ ${units[from]} × ${units[to]}`,
          result: `${decimalText(result, 4)} ${to}`,
        },
      ],
      from: [unitArithmetic],
    });
  },
});

export const paperTools = [paperWeight, caliper, length];
