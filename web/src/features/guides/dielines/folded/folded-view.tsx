import { useMemo, useState } from 'react';
import { collisionsOf, turnsOf, type Dieline, type Collision } from '@printpartner/dielines';
import { useWidth } from '../../../../ui/use-width.ts';
import { FoldSlider } from './fold-slider.tsx';
import { foldedSoFar } from './fold-words.ts';
import { FoldedPicture } from './picture/folded-picture.tsx';
import { Framing, drawnSpacing } from './picture/framing.ts';
import { Turnable } from './picture/turnable.tsx';
import { homeView } from './picture/view.ts';
import { VerdictIcon } from '../../../../ui/verdict.tsx';

/** Pixels of the picture before the first layout, and the limits of its height. */
const FIRST_WIDTH = 640;
const MIN_HEIGHT = 300;
const MAX_HEIGHT = 560;
const HEIGHT_PER_WIDTH = 0.62;

/** A piece from flat to folded, seen from any side, and what has no room in it. */
export function FoldedView({ dieline: { title, sheet } }: { dieline: Dieline }) {
  const [percent, setPercent] = useState(0);
  const [view, setView] = useState(homeView);
  const [place, measured] = useWidth<HTMLDivElement>();
  const width = measured || FIRST_WIDTH;
  const height = Math.round(Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, width * HEIGHT_PER_WIDTH)));
  const framing = useMemo(() => new Framing(sheet, { width, height }), [sheet, width, height]);
  const spacing = useMemo(() => drawnSpacing(sheet), [sheet]);
  const collisions = useMemo(() => collisionsOf(sheet), [sheet]);
  const colliding = useMemo(() => new Set(collisions.flatMap(({ panels }) => panels)), [collisions]);
  const progress = percent / 100;

  return (
    <div className="grid grid-cols-1 gap-4">
      <FoldSlider percent={percent} onChange={setPercent} turns={turnsOf(sheet)} />
      <Turnable view={view} onTurn={setView}>
        <div ref={place}>
          <FoldedPicture
            sheet={sheet}
            spacing={spacing}
            progress={progress}
            colliding={colliding}
            camera={framing.cameraFor(progress, view)}
            size={{ width, height }}
            label={`${title}, ${foldedSoFar(percent)}`}
          />
        </div>
      </Turnable>
      <CollisionNotes collisions={collisions} />
    </div>
  );
}

/** What has no room in the folded piece, in words. */
function CollisionNotes({ collisions }: { collisions: readonly Collision[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output can't hold a list
    <div role="status">
      {collisions.length === 0 ? (
        <p className="type-note text-ink-3">Every panel has room.</p>
      ) : (
        <ul className="grid gap-1.5">
          {collisions.map(({ reason }) => (
            <li key={reason} className="type-data flex gap-2">
              <VerdictIcon verdict="fail" label="Fail" className="mt-px shrink-0" />
              <span className="min-w-0">{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
