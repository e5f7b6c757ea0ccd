import { useQuery } from '@tanstack/react-query';
import { specSlots } from '@printpartner/contracts/spec-fields';
import { specDraftQuery, specSheetsQuery } from '../../../entities/spec-sheet/spec-sheet-queries.ts';
import { draftChoice, namedChoices, type SheetChoice } from './sheet-choice.ts';

/** Sheets change in their forms and on other devices, so each opened dialog asks again. */
export const askAgain = { staleTime: 0, refetchOnReconnect: true } as const;

export interface SheetChoices {
  /** Those that have loaded: the working drafts with content, then the named sheets. */
  choices: readonly SheetChoice[];
  isLoading: boolean;
  isFailed: boolean;
  retry: () => void;
}

/** The spec sheets that a file can be judged by. */
export function useSheetChoices(): SheetChoices {
  const booklet = useQuery({ ...specDraftQuery(specSlots.booklet), ...askAgain });
  const custom = useQuery({ ...specDraftQuery(specSlots.custom), ...askAgain });
  const named = useQuery({ ...specSheetsQuery, ...askAgain });
  const queries = [booklet, custom, named];
  const drafts = [booklet.data, custom.data].map((draft) => draft && draftChoice(draft));
  return {
    choices: [...drafts.filter((choice) => choice != null), ...namedChoices(named.data ?? [])],
    isLoading: queries.some(({ isPending }) => isPending),
    isFailed: queries.some(({ isError, isFetching }) => isError && !isFetching),
    retry: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
  };
}
