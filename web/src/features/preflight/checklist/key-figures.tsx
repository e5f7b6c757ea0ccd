import { bindings } from '@printpartner/print-knowledge/binding';
import { fileRules } from '@printpartner/print-knowledge/production';

const [press] = fileRules.rows;
const { cyan, magenta, yellow, black } = press.richBlack;
const saddle = bindings.rows.find(({ id }) => id === 'saddle-stitch');

const figures = [
  { figure: press.resolutionPpi, unit: 'DPI', note: 'Images, at the size they print' },
  { figure: press.bleedIn, unit: 'in', note: `Bleed on every side, ${press.bleedMm} mm` },
  { figure: press.smallestTypePt, unit: 'pt', note: 'Smallest type' },
  { figure: press.colorSpace, unit: '', note: 'No RGB; spot colors by name' },
  { figure: 'K100', unit: '', note: `Text. Rich black for areas: C${cyan} M${magenta} Y${yellow} K${black}` },
  { figure: saddle?.pageMultiple, unit: 'pages', note: 'Page multiple for saddle stitch' },
];

export function KeyFigures() {
  return (
    <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-5 border-y border-t-ink border-b-rule py-5 md:mt-10 md:grid-cols-3 md:gap-x-10 lg:grid-cols-6 lg:gap-x-6">
      {figures.map(({ figure, unit, note }) => (
        <div key={note} className="flex flex-col-reverse justify-end">
          <dt className="type-note text-ink-2">{note}</dt>
          <dd>
            <span className="type-title">{figure}</span>
            {unit && <span className="type-data text-ink-2"> {unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
