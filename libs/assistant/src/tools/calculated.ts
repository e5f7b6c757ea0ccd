import type { ChatStep } from '@printpartner/contracts/types';
import { sourceText, type Provenance } from '@printpartner/print-knowledge/figures';
import { addressOf, type OpenedCalculator } from '@printpartner/print-search/answers';
import type { Found } from './tool.ts';

/** What the calculators are called on screen. */
const calculatorTitles: Readonly<Record<OpenedCalculator['calculator'], string>> = {
  'stock-converter': 'Stock converter',
  'envelope-fit': 'Envelope fit',
  'page-count': 'Page count',
  spine: 'Spine width',
  creep: 'Creep',
  'saddle-bulk': 'Saddle bulk',
  'panel-widths': 'Panel widths',
  'press-choice': 'Press choice',
  'sheets-out': 'Sheets out',
  'price-range': 'Price range',
  'mail-shape': 'Shape and class',
  'mail-weight': 'Weight of a piece',
  'mail-thickness': 'Thickness check',
  postage: 'Postage',
};

/** A calculation with its steps, what was assumed, the sources of its figures and the calculator that shows it. */
export function calculated(calculation: {
  title: string;
  steps: readonly ChatStep[];
  /** Figures besides those of the steps. */
  also?: Readonly<Record<string, unknown>>;
  assumed?: readonly string[];
  from?: readonly (Provenance | undefined)[];
  opens?: OpenedCalculator;
}): Found {
  const { title, steps, also = {}, assumed = [], from = [], opens } = calculation;
  const address = opens && addressOf(opens);
  const known = from.filter((one) => one !== undefined);
  return {
    result: {
      title,
      figures: Object.fromEntries(steps.map(({ label, result }) => [label, result])),
      ...also,
      ...(assumed.length > 0 && { assumed }),
      ...(known.length > 0 && { sources: [...new Set(known.map(sourceText))] }),
      ...(address !== undefined && { address }),
    },
    working: {
      title,
      steps: [...steps],
      assumed: [...assumed],
      ...(address !== undefined && { opens: address }),
    },
    sources:
      opens && address !== undefined
        ? [{ title: `${calculatorTitles[opens.calculator]}, Calculators`, address }]
        : [],
  };
}
