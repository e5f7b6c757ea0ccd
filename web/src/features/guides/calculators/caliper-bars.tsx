import { provenanceOf } from '@printpartner/print-knowledge/figures';
import { paperWeights, type CaliperFinish, type PaperWeight } from '@printpartner/print-knowledge/paper';
import { sourceText } from '../shell/footnotes.ts';

const finishes: readonly { id: CaliperFinish; name: string }[] = [
  { id: 'gloss', name: 'Gloss' },
  { id: 'silk', name: 'Silk' },
  { id: 'uncoated', name: 'Uncoated' },
];

const magnification = 10;
const pixelsPerInch = 96;

/** How thick a paper is by finish, ten times enlarged; weight alone does not say it. */
export function CaliperBars({ paper }: { paper: PaperWeight | undefined }) {
  const known = finishes.flatMap(({ id, name }) => {
    const caliper = paper?.[id];
    return caliper === undefined ? [] : [{ id, name, caliper }];
  });
  if (!paper || known.length === 0) {
    return (
      <p className="type-note text-ink-3">
        Thickness does not follow from weight: gloss is pressed thin, uncoated stays bulky. No sheet of this
        weight is in the guide; ask the mill.
      </p>
    );
  }
  const sources = new Set(
    known.flatMap(({ id }) => {
      const from = provenanceOf(paperWeights, paper.id, id);
      return from ? [sourceText(from)] : [];
    }),
  );
  return (
    <div>
      <h3 className="type-label">Thickness of {paper.weight} depends on finish</h3>
      <dl className="type-data mt-1.5 grid gap-2">
        {known.map(({ id, name, caliper }) => (
          <div key={id} className="grid grid-cols-[4.75rem_minmax(0,1fr)_auto] items-center gap-3">
            <dt>{name}</dt>
            <dd className="contents">
              <span
                aria-hidden
                style={{ height: caliper * magnification * pixelsPerInch }}
                className="bg-ink/85"
              />
              <span>{caliper.toFixed(4)} in</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="type-note mt-2 text-ink-3">
        Drawn at {magnification} ×. {[...sources].join('; ')}, ±5 %.
      </p>
    </div>
  );
}
