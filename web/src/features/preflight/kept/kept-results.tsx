import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { limits, type KeptResult } from '@printpartner/contracts/types';
import { Boundary } from '../../../ui/boundary.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyFrame } from '../../../ui/empty-frame.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useFoundFocus } from '../../../ui/use-found-focus.ts';
import { keptResultsQuery } from '../api/kept-results.ts';
import { KeptRow } from './kept-row.tsx';
import { fileNotKept } from './kept-words.ts';
import { RemoveKeptDialog } from './remove-kept-dialog.tsx';

// Comes with all that a result is shown by.
const KeptResultDialog = lazy(() => import('./kept-result-dialog.tsx'));

interface KeptResultsProps {
  projectId: string;
  onOpenPreflight: () => void;
}

/** The preflight results that are kept with a project. */
export function KeptResults({ projectId, onOpenPreflight }: KeptResultsProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { data: kept, isError, refetch } = useQuery(keptResultsQuery(projectId));
  const [opened, setOpened] = useState<KeptResult | null>(null);
  const [removing, setRemoving] = useState<KeptResult | null>(null);
  useFoundFocus(section, String(kept?.length));
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={id}
      className="mt-7 border-t border-ink pt-4 outline-none"
    >
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <h2 id={id} className="type-heading">
          Preflight results
        </h2>
        {kept && kept.length > 0 && (
          <span className="type-note text-ink-3">{`${kept.length} of ${limits.keptResults}`}</span>
        )}
      </div>
      {isError && (
        <p className="type-data py-3 text-ink-2">
          The preflight results did not load.{' '}
          <button type="button" onClick={() => void refetch()} className="touch-target type-link text-ink">
            Try again
          </button>
        </p>
      )}
      {!kept && !isError && (
        <div className="py-4">
          <SkeletonLines label="Loading preflight results" widths={['64%', '48%']} />
        </div>
      )}
      {kept?.length === 0 && <NothingKept onOpenPreflight={onOpenPreflight} />}
      {kept && kept.length > 0 && (
        <>
          <p className="type-note text-ink-2">{fileNotKept}</p>
          <ul className="mt-2.5 border-t border-rule">
            {kept.map((result) => (
              <KeptRow
                key={result.id}
                kept={result}
                onOpen={() => setOpened(result)}
                onRemove={() => setRemoving(result)}
              />
            ))}
          </ul>
        </>
      )}
      {opened && (
        <Boundary
          onError={() => {
            setOpened(null);
            sayNotLoaded();
          }}
        >
          <Suspense>
            <KeptResultDialog kept={opened} onClose={() => setOpened(null)} />
          </Suspense>
        </Boundary>
      )}
      {removing && <RemoveKeptDialog kept={removing} onClose={() => setRemoving(null)} />}
    </section>
  );
}

function sayNotLoaded(): void {
  toast({
    title: 'The result did not load',
    description: 'Check your connection, then load the page again.',
    variant: 'destructive',
  });
}

function NothingKept({ onOpenPreflight }: Pick<KeptResultsProps, 'onOpenPreflight'>) {
  return (
    <EmptyFrame
      level={3}
      title="No results kept yet"
      className="pt-3"
      action={
        <Button variant="outline" size="small" onClick={onOpenPreflight}>
          Open Preflight
        </Button>
      }
    >
      Check a PDF, then keep its result with this project. {fileNotKept}
    </EmptyFrame>
  );
}
