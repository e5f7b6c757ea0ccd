import { bindings } from '@printpartner/print-knowledge/binding';
import { footnotesOf, tradePractice, type Provenance } from '@printpartner/print-knowledge/figures';
import { judgedText } from '@printpartner/print-knowledge/limits';
import { fileRules } from '@printpartner/print-knowledge/production';
import { useLengthUnit } from '../../../platform/measure/length-unit.ts';
import { Cite, Cites, SourceNotes } from '../../../ui/source-notes.tsx';
import { checklistSources } from './checklist-sources.ts';

const { columns } = fileRules;
const [press] = fileRules.rows;
const { cyan, magenta, yellow, black } = press.richBlack;
const saddle = bindings.rows.find(({ id }) => id === 'saddle-stitch');

interface KeyFigure {
  figure: number | string | undefined;
  unit: string;
  note: string;
  /** Where preflight's own limits are lower. */
  judged?: string;
  from: readonly Provenance[];
  /** The figure for those who measure in millimeters. */
  metric?: Pick<KeyFigure, 'figure' | 'unit' | 'note'>;
}

const figures: readonly KeyFigure[] = [
  {
    figure: press.resolutionPpi,
    unit: 'ppi',
    note: 'Images, at the size they print',
    judged: judgedText('resolution'),
    from: [columns.resolutionPpi.from],
  },
  {
    figure: press.bleedIn,
    unit: 'in',
    note: `Bleed on every side, ${press.bleedMm} mm`,
    metric: { figure: press.bleedMm, unit: 'mm', note: `Bleed on every side, ${press.bleedIn} in` },
    from: [columns.bleedIn.from],
  },
  {
    figure: press.smallestTypePt,
    unit: 'pt',
    note: 'Smallest type to set',
    judged: judgedText('textSize'),
    from: [columns.smallestTypePt.from],
  },
  {
    figure: press.colorSpace,
    unit: '',
    note: 'No RGB; spot colors by name',
    from: [columns.colorSpace.from],
  },
  {
    figure: 'K100',
    unit: '',
    note: `Text. Rich black for areas: C${cyan} M${magenta} Y${yellow} K${black}`,
    from: [tradePractice, columns.richBlack.from],
  },
  {
    figure: saddle?.pageMultiple,
    unit: 'pages',
    note: 'Page multiple for saddle stitch',
    from: [checklistSources.pageMultiple],
  },
];
const notes = footnotesOf(figures.flatMap(({ from }) => from));

export function KeyFigures() {
  const isMetric = useLengthUnit() === 'mm';
  return (
    <div className="mt-8 md:mt-10">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-y border-t-ink border-b-rule py-5 md:grid-cols-3 md:gap-x-10 lg:grid-cols-6 lg:gap-x-6">
        {figures.map(({ from, judged, metric, ...inInches }) => {
          const { figure, unit, note } = (isMetric && metric) || inInches;
          return (
            <div key={note} className="flex flex-col">
              <dt className="type-note text-ink-2">{note}</dt>
              <dd className="order-first">
                <span className="type-title">{figure}</span>
                {unit && <span className="type-data text-ink-2"> {unit}</span>}
                <Cites notes={notes} from={from} />
              </dd>
              {judged !== undefined && (
                <dd className="type-note text-ink-2">
                  {judged}
                  <Cite notes={notes} from={tradePractice} />
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      <SourceNotes notes={notes} className="mt-2" />
    </div>
  );
}
