import { useQuery } from '@tanstack/react-query';
import { specSlots } from '@printpartner/contracts/spec-fields';
import type { PreflightJob } from '@printpartner/contracts/types';
import { orderedJob } from '../../../entities/spec-sheet/ordered-job.ts';
import { isGone } from '../../../entities/spec-sheet/change-spec-sheet.ts';
import { specDraftQuery, specSheetQuery } from '../../../entities/spec-sheet/spec-sheet-queries.ts';
import { jobAsTyped, type TypedJob, type TypedPart } from '@printpartner/spec-sheet/preflight';
import {
  type JobChoice,
  TYPED,
  draftChoice,
  sheetOfDraft,
  type SheetChoice,
  slotOf,
} from './sheet-choice.ts';
import { askAgain } from './use-sheet-choices.ts';

/** What the chosen sheet, or the typed job, orders. A file is checked only in the states `none` and `ready`. */
export type ChosenJob =
  | { state: 'none' }
  | { state: 'reading' }
  | { state: 'failed'; isGone: boolean; retry: () => void }
  /** The sheet has nothing to check a file against. */
  | { state: 'unusable' }
  /** Parts of the typed job that can't be read. */
  | { state: 'unread'; parts: readonly TypedPart[] }
  | { state: 'ready'; job: PreflightJob };

/** The job of the choice. */
export function useChosenJob(choice: JobChoice, typed: TypedJob): ChosenJob {
  const ordered = useOrderedJob(choice === TYPED ? null : choice);
  return choice === TYPED ? typedJob(typed) : ordered;
}

function typedJob(typed: TypedJob): ChosenJob {
  const { job, unread } = jobAsTyped(typed);
  if (unread.length > 0) return { state: 'unread', parts: unread };
  return job ? { state: 'ready', job } : { state: 'none' };
}

/** Reads the chosen sheet: the list doesn't have its content. */
function useOrderedJob(choice: SheetChoice | null): ChosenJob {
  const slot = choice ? slotOf(choice) : undefined;
  const draft = useQuery({
    ...specDraftQuery(slot ?? specSlots.booklet),
    ...askAgain,
    enabled: slot !== undefined,
  });
  const named = useQuery({
    ...specSheetQuery(choice?.id ?? ''),
    ...askAgain,
    enabled: choice !== null && slot === undefined,
  });
  if (!choice) return { state: 'none' };
  const { data, error, isFetching, refetch } = slot === undefined ? named : draft;
  // An older copy may order something else.
  if (isFetching) return { state: 'reading' };
  if (error || !data) return { state: 'failed', isGone: isGone(error), retry: () => void refetch() };
  const job =
    'slot' in data
      ? orderedJob(sheetOfDraft(data), (draftChoice(data) ?? choice).name)
      : orderedJob(data, data.name);
  return job ? { state: 'ready', job } : { state: 'unusable' };
}
