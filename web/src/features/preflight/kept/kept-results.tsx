import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { limits, type KeptResult } from '@printpartner/contracts/types';
import { keptResultsQuery, useRemoveKeptResult } from '../../../entities/preflight-result/kept-results.ts';
import { scanText } from '../../../entities/preflight-result/profiles.ts';
import { WHAT_IS_KEPT, keptDate } from '../../../entities/preflight-result/result-text.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyFrame } from '../../../ui/empty-frame.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { useFoundFocus } from '../../../ui/use-found-focus.ts';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { OpenedResult } from './opened-result.tsx';
import { useKeptAddress } from './use-kept-address.ts';

interface KeptResultsProps {
  projectId: string;
  onOpenPreflight: () => void;
}

/** The preflight results kept with a project. */
export function KeptResults({ projectId, onOpenPreflight }: KeptResultsProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { data: kept, isError, isFetching, refetch } = useQuery(keptResultsQuery(projectId));
  const { keptId, show } = useKeptAddress();
  const opened = kept?.find((result) => result.id === keptId);
  // A list that is being read again, or could not be, may not have a result kept on another device.
  const isGone = keptId !== null && kept !== undefined && !opened && !isFetching && !isError;
  const forgetGone = useEffectEvent(() => {
    show(null);
    showGone();
  });
  useEffect(() => {
    if (isGone) forgetGone();
  }, [isGone]);
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
      {isError && kept && <StaleNote onRetry={() => void refetch()} className="pt-2" />}
      {isError && !kept && (
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
      {kept?.length === 0 && <NoKeptResults onOpenPreflight={onOpenPreflight} />}
      {kept && kept.length > 0 && (
        <>
          <p className="type-note text-ink-2">{WHAT_IS_KEPT}</p>
          <ul className="mt-2.5 border-t border-rule">
            {kept.map((result) => (
              <KeptRow
                key={result.id}
                kept={result}
                onOpen={() => show(result.id)}
                onRemove={() => setRemoving(result)}
              />
            ))}
          </ul>
        </>
      )}
      {opened && (
        <OpenedResult
          shown={{ ...opened, at: opened.keptAt, isFileKept: false }}
          onClose={() => show(null)}
        />
      )}
      {removing && <RemoveKeptDialog kept={removing} onClose={() => setRemoving(null)} />}
    </section>
  );
}

function showGone(): void {
  toast({
    title: 'This result no longer exists',
    description: 'It may have been removed from the project.',
    variant: 'destructive',
  });
}

function NoKeptResults({ onOpenPreflight }: Pick<KeptResultsProps, 'onOpenPreflight'>) {
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
      Check a PDF, then keep its result with this project. {WHAT_IS_KEPT}
    </EmptyFrame>
  );
}

interface KeptRowProps {
  kept: KeptResult;
  onOpen: () => void;
  onRemove: () => void;
}

function KeptRow({ kept, onOpen, onRemove }: KeptRowProps) {
  return (
    <li className="flex border-b border-rule">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="group grid min-w-0 flex-1 grid-cols-[18px_minmax(0,1fr)] gap-x-3 py-3 text-left md:grid-cols-[18px_minmax(0,1fr)_auto]"
      >
        <VerdictIcon verdict={kept.status} size={18} className="mt-0.5" />
        <span className="grid min-w-0 gap-y-0.5">
          <span className="type-body truncate font-semibold group-hover:underline">{kept.filename}</span>
          <span className="type-data text-ink">{kept.verdict}</span>
        </span>
        <span className="type-data flex flex-wrap gap-x-2 text-ink-2 max-md:col-start-2 max-md:mt-0.5 md:grid md:content-start md:gap-y-0.5 md:text-right md:*:first:leading-5.5">
          <span>{keptDate(kept.keptAt)}</span>
          <span>{scanText(kept)}</span>
        </span>
      </button>
      <button
        type="button"
        aria-label={`Remove ${kept.filename}`}
        onClick={onRemove}
        className="-mr-3 ml-1 grid w-11 shrink-0 place-items-center text-ink-2 hover:text-ink"
      >
        <Trash2 size={16} strokeWidth={1.6} aria-hidden />
      </button>
    </li>
  );
}

/** Asks first: without the file, the check can't be repeated. */
function RemoveKeptDialog({ kept, onClose }: { kept: KeptResult; onClose: () => void }) {
  const { mutateAsync: remove } = useRemoveKeptResult();

  async function confirm() {
    try {
      await remove(kept);
    } catch (error) {
      const description = failureText(error, 'Something went wrong on the server. Try again.');
      toast({ title: 'Result not removed', description, variant: 'destructive' });
      throw error;
    }
  }

  return (
    <ConfirmDialog
      title="Remove this result?"
      question={
        <span className="wrap-anywhere">
          The findings of <b className="font-semibold text-ink">{kept.filename}</b> are permanently removed
          from this project.
        </span>
      }
      confirmLabel="Remove"
      busyLabel="Removing…"
      isDestructive
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
