import { useMemo, useState, type ReactNode } from 'react';
import { boundsOf, collisionsOf, heightOf, pointsOf, widthOf, type Dieline } from '@printpartner/dielines';
import type { Outcome } from '@printpartner/print-knowledge/figures';
import { Button } from '../../../ui/button.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { TradeText } from '../../../ui/trade-text.tsx';
import { VerdictNote } from '../../../ui/verdict.tsx';
import { FactList } from '../shell/fact-card.tsx';
import { DielineDownloads } from './dieline-downloads.tsx';
import { drawnSheet, type Face } from './flat/drawing-frame.ts';
import { FlatView } from './flat/flat-view.tsx';
import { DielineSize } from './length.tsx';
import { LazyFoldedView } from './lazy-folded-view.tsx';

interface DielineViewProps {
  /** While it can't be built, as during typing, the last one stays. */
  built: Outcome<Dieline>;
  /** The face that is shown first. */
  startsWith: Face;
  /** The fields that decide its size. */
  fields: ReactNode;
  /** What is below the downloads: how to save the file, sources. */
  children?: ReactNode;
  onClose: () => void;
}

const views = [
  { id: 'flat', label: 'Flat' },
  { id: 'folded', label: 'Folded' },
] as const;

/** A dieline with its fields, drawing, folded piece and files. */
export function DielineView({ built, startsWith, fields, children, onClose }: DielineViewProps) {
  const [face, setFace] = useState<Face>(startsWith);
  const dieline = useLastValid(built);
  return (
    <div className="mx-auto grid max-w-340 grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 px-4 pt-5 pb-10 md:px-6 md:pt-7 lg:grid-cols-[minmax(0,1fr)_312px] print:[zoom:0.6]">
      {dieline && (
        <header className="lg:col-span-2">
          <h1 className="type-title text-balance">{dieline.title}</h1>
          <p className="type-body mt-1 text-pretty text-ink-2">
            <TradeText>{dieline.description}</TradeText>
          </p>
        </header>
      )}
      <div className="min-w-0">
        {!built.ok && (
          <div className="mb-4">
            <VerdictNote verdict="fail">{built.reason}</VerdictNote>
          </div>
        )}
        {dieline && <DielineViews dieline={dieline} face={face} onFace={setFace} />}
      </div>
      <aside
        aria-label="Size and files"
        className="grid min-w-0 content-start gap-5 print:grid-cols-3 print:gap-x-8"
      >
        {fields}
        {dieline && <DielineFacts dieline={dieline} face={face} canSave={built.ok} />}
        {children}
      </aside>
      <div className="lg:col-span-2">
        <Button variant="red" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

interface ShownDieline {
  dieline: Dieline;
  face: Face;
}

function DielineViews({ dieline, face, onFace }: ShownDieline & { onFace: (face: Face) => void }) {
  const [view, setView] = useState<(typeof views)[number]['id']>('flat');
  const [collision] = useMemo(() => collisionsOf(dieline.sheet), [dieline.sheet]);
  return (
    <Tabs label="View" tabs={views} selected={view} onSelect={setView}>
      <div className="pt-4">
        {view === 'flat' ? (
          <>
            {collision && (
              <div className="mb-4">
                <VerdictNote verdict="warning">{collision.reason}</VerdictNote>
              </div>
            )}
            <FlatView dieline={dieline} face={face} onFace={onFace} />
          </>
        ) : (
          <LazyFoldedView dieline={dieline} />
        )}
      </div>
    </Tabs>
  );
}

function DielineFacts({ dieline, face, canSave }: ShownDieline & { canSave: boolean }) {
  const { sheet, trim } = drawnSheet(dieline.sheet, face);
  return (
    <>
      <FactList
        facts={[
          {
            label: 'Flat, trimmed',
            value: <DielineSize width={trim.right - trim.left} height={trim.top - trim.bottom} />,
          },
          { label: 'Finished', value: <DielineSize {...dieline.finished} /> },
          ...sheet.panels.map(({ name, outline }) => {
            const bounds = boundsOf(pointsOf(outline));
            return { label: name, value: <DielineSize width={widthOf(bounds)} height={heightOf(bounds)} /> };
          }),
        ]}
      />
      {canSave && <DielineDownloads dieline={dieline} face={face} />}
      <ul className="type-data grid list-disc gap-1 pl-4.5 text-pretty text-ink-2 marker:text-ink-3">
        {dieline.notes.map((note) => (
          <li key={note}>
            <TradeText>{note}</TradeText>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The value of an outcome; while there is none, as during typing, the last one. */
function useLastValid<Value>(outcome: Outcome<Value>): Value | undefined {
  const [last, setLast] = useState<Value>();
  if (outcome.ok && outcome.value !== last) setLast(outcome.value);
  return outcome.ok ? outcome.value : last;
}
