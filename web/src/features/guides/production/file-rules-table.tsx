import type { ReactNode } from 'react';
import { footnotesOf, tradePractice, type Provenance } from '@printpartner/print-knowledge/figures';
import { judgedText } from '@printpartner/print-knowledge/limits';
import { fileRules, richBlackArithmetic, richBlackTotal } from '@printpartner/print-knowledge/production';
import { useLengthUnit } from '../../../platform/measure/length-unit.ts';
import { Inches } from '../../../ui/inches.tsx';
import { FactList } from '../shell/fact-card.tsx';
import { Length } from '../../../ui/length.tsx';
import { Cite } from '../../../ui/source-notes.tsx';

const [rules] = fileRules.rows;
const { columns } = fileRules;

const notes = footnotesOf([
  ...Object.values(columns).map(({ from }) => from),
  richBlackArithmetic,
  tradePractice,
]);

/** Requirements for press-ready files. */
export function FileRulesTable() {
  const { cyan, magenta, yellow, black } = rules.richBlack;
  const cited = (value: ReactNode, from: Provenance | undefined, judged?: string) => (
    <>
      <span className="font-semibold">
        {value}
        <Cite notes={notes} from={from} />
      </span>
      {judged !== undefined && (
        <>
          . {judged}
          <Cite notes={notes} from={tradePractice} />
        </>
      )}
    </>
  );
  return (
    <FactList
      notes={notes}
      facts={[
        {
          label: 'Image resolution',
          value: cited(
            `${rules.resolutionPpi} DPI minimum`,
            columns.resolutionPpi.from,
            judgedText('resolution'),
          ),
        },
        { label: 'Color', value: cited(rules.colorSpace, columns.colorSpace.from) },
        {
          label: 'Bleed on every side',
          value: cited(<Bleed />, columns.bleedIn.from),
        },
        {
          label: 'Smallest type',
          value: cited(`${rules.smallestTypePt} pt`, columns.smallestTypePt.from, judgedText('textSize')),
        },
        {
          label: 'Rich black for large areas',
          value: cited(`C${cyan} M${magenta} Y${yellow} K${black}`, columns.richBlack.from),
        },
        {
          label: 'Rich black total ink (TAC)',
          value: cited(`${richBlackTotal(rules)}%`, richBlackArithmetic),
        },
        { label: 'Black type', value: cited('K100 only, so it stays sharp', tradePractice) },
      ]}
    />
  );
}

/** Every way to write it, or millimeters and inches for those who measure in millimeters. */
function Bleed() {
  if (useLengthUnit() === 'mm')
    return <Length value={rules.bleedIn} millimeters={rules.bleedMm} decimals="all" />;
  return (
    <>
      {rules.bleedIn} in (<Inches value={rules.bleedIn} /> in, {rules.bleedMm} mm)
    </>
  );
}
