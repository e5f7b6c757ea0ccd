import type { ReactNode } from 'react';
import { tradePractice, type Provenance } from '@printpartner/print-knowledge/figures';
import { fileRules, richBlackArithmetic, richBlackTotal } from '@printpartner/print-knowledge/production';
import { Inches } from '../../../ui/inches.tsx';
import { FactList } from '../shell/fact-card.tsx';
import type { Footnotes } from '../shell/footnotes.ts';
import { Cite } from '../shell/source-notes.tsx';

const [rules] = fileRules.rows;
const { columns } = fileRules;

/** Every source of the table, for the notes of its section. */
export const fileRuleSources: readonly Provenance[] = [
  ...Object.values(columns).map(({ from }) => from),
  richBlackArithmetic,
  tradePractice,
];

/** What a file for press must have, one figure a line. */
export function FileRulesTable({ notes }: { notes: Footnotes }) {
  const { cyan, magenta, yellow, black } = rules.richBlack;
  const cited = (value: ReactNode, from: Provenance | undefined) => (
    <span className="font-semibold">
      {value}
      <Cite notes={notes} from={from} />
    </span>
  );
  return (
    <FactList
      facts={[
        {
          label: 'Resolution of pictures',
          value: cited(`${rules.resolutionPpi} DPI at least`, columns.resolutionPpi.from),
        },
        { label: 'Color', value: cited(rules.colorSpace, columns.colorSpace.from) },
        {
          label: 'Bleed on every side',
          value: cited(
            <>
              {rules.bleedIn} in (<Inches value={rules.bleedIn} /> in, {rules.bleedMm} mm)
            </>,
            columns.bleedIn.from,
          ),
        },
        { label: 'Smallest type', value: cited(`${rules.smallestTypePt} pt`, columns.smallestTypePt.from) },
        {
          label: 'Rich black for areas',
          value: cited(`C${cyan} M${magenta} Y${yellow} K${black}`, columns.richBlack.from),
        },
        { label: 'Its total ink (TAC)', value: cited(`${richBlackTotal(rules)} %`, richBlackArithmetic) },
        { label: 'Black type', value: cited('K100 alone, so that it stays sharp', tradePractice) },
      ]}
    />
  );
}
