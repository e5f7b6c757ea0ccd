import { brochureRules } from '@printpartner/print-knowledge/brochures';
import { foldPositions, panelsIn64ths, panelWidths } from '@printpartner/print-knowledge/folding';
import { FoldLine } from '../folding/fold-line.tsx';
import { onFace, type Face } from '../folding/flat-sheet.tsx';
import { foldSamples } from '../folding/fold-samples.ts';

const { flatWidth, height, allowance } = foldSamples.tri;
const SCALE = 26;
const TOP = 14;

const jobs: Readonly<Record<Face, readonly string[]>> = {
  outside: ['Teaser', 'Contact', 'Cover'],
  inside: ['Promise', 'Story', 'Offer'],
};

/** Both files of a tri-fold with the job of each panel and the safe area. */
export function PanelJobs() {
  const panels = panelWidths('tri', flatWidth, allowance);
  if (!panels.ok) throw new Error(panels.reason);
  const { widths } = panelsIn64ths(panels.value);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {(['outside', 'inside'] as const).map((face) => (
        <figure key={face}>
          <OneFile face={face} widths={onFace(face, widths)} />
          <figcaption className="type-note mt-1.5 text-ink-3">
            {face === 'outside' ? 'Outside of a tri-fold' : 'Inside, mirrored'}. Dotted: safe area for type.
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function OneFile({ face, widths }: { face: Face; widths: readonly number[] }) {
  const [rules] = brochureRules.rows;
  const clear = rules.clearOfFoldIn * SCALE;
  const edges = [0, ...foldPositions(widths)].map((at) => 1 + at * SCALE);
  const bottom = TOP + height * SCALE;
  return (
    <svg
      role="img"
      aria-label={`${face === 'outside' ? 'Outside' : 'Inside'}, left to right: ${jobs[face].join(', ')}`}
      viewBox={`0 0 ${flatWidth * SCALE + 2} ${bottom + 1}`}
      className="block w-full"
    >
      <rect
        x={1}
        y={TOP}
        width={flatWidth * SCALE}
        height={height * SCALE}
        className="on-paper fill-sheet stroke-ink"
        strokeWidth={1}
      />
      {widths.map((width, place) => {
        const x = edges[place] ?? 0;
        return (
          <g key={place} className="on-paper">
            <rect
              x={x + clear}
              y={TOP + clear}
              width={width * SCALE - 2 * clear}
              height={height * SCALE - 2 * clear}
              className="stroke-magenta"
              fill="none"
              strokeWidth={1.2}
              strokeDasharray="0.1 3"
              strokeLinecap="round"
            />
            <text
              x={x + (width * SCALE) / 2}
              y={TOP + (height * SCALE) / 2}
              textAnchor="middle"
              fontSize={13}
              className="fill-ink"
            >
              {jobs[face][place]}
            </text>
          </g>
        );
      })}
      {edges.slice(1).map((x) => (
        <FoldLine
          key={x}
          crease={face === 'outside' ? 'mountain' : 'valley'}
          from={[x, TOP]}
          to={[x, bottom]}
          mark="top"
        />
      ))}
    </svg>
  );
}
