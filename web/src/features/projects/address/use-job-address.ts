import { useEffect, useEffectEvent, useRef } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { listedProject, projectQuery } from '../../../entities/project/project-queries.ts';
import { ApiError } from '../../../platform/api/client.ts';
import { leftAfter, type WrittenAddresses } from '../../../platform/written-addresses.ts';
import { toast } from '../../../ui/toast.tsx';
import { isUuid } from '../editor/active-pointer.ts';
import { saveFailureText } from '../save-failure.ts';

/** Long enough to read where the project may be. */
const MESSAGE_MS = 8000;

/** The project in the page's address. */
export interface JobAddress {
  /** UUID; null when the address names none. */
  shown: string | null;
  /**
   * How often Back or Forward was used. A quick Back may return to the address before the one that was written has been
   * rendered, so that `shown` never changes.
   */
  returns: number;
  /** Writes the address, with an entry in the history unless `replace` is set. */
  show: (uuid: string | null, options: { replace: boolean }) => void;
}

interface JobAddressOptions {
  isOpen: boolean;
  address: JobAddress;
  /** UUID of the project in the form. */
  uuid: string | null;
  /** Opens a project; calls `onStay` if the user keeps the current one. */
  onOpen: (project: Project, onStay: () => void) => void;
}

/**
 * Keeps form and address the same: a new address, from a link or the Back button, opens its project, and another project
 * in the form writes its address.
 */
export function useJobAddress({ isOpen, address, uuid, onOpen }: JobAddressOptions): void {
  const queryClient = useQueryClient();
  const known = useRef<string | null>(null);
  const knownReturns = useRef(address.returns);
  const wanted = useRef<string | null>(null);
  const written = useRef<WrittenAddresses>([]);
  const { shown, returns } = address;

  const write = useEffectEvent((replace: boolean) => {
    wanted.current = null;
    if (uuid === shown || uuid === written.current.at(-1)) return;
    written.current = [...written.current, uuid];
    address.show(uuid, { replace });
  });

  const arrive = useEffectEvent((project: Project) => {
    wanted.current = null;
    if (project.uuid !== uuid) onOpen(project, () => write(false));
  });

  const open = useEffectEvent(async (target: string) => {
    wanted.current = target;
    const isWanted = () => wanted.current === target;
    try {
      if (!isUuid(target)) throw notFound;
      const project = await readProject(queryClient, target);
      if (isWanted()) arrive(project);
    } catch (error) {
      if (!isWanted()) return;
      tellFailure(error);
      write(true);
    }
  });

  useEffect(() => {
    const isReturn = returns !== knownReturns.current;
    const isChanged = isReturn || shown !== known.current;
    known.current = isOpen ? shown : null;
    knownReturns.current = returns;
    if (!isOpen || isReturn) written.current = [];
    const left = isChanged ? leftAfter(written.current, shown) : written.current;
    const isFromOutside = left === null;
    // The form may have another project by now. An address from outside replaces all that were written before.
    written.current = left ?? [];
    if (!isOpen) wanted.current = null;
    else if (shown === uuid) wanted.current = null;
    else if (isFromOutside && shown !== null) void open(shown);
    // An address without a project stands for the one that is open.
    else if (wanted.current === null) write(shown === null);
  }, [isOpen, shown, returns, uuid]);
}

/** Reads a project; without a network, as it was read last: by itself or in the list. */
async function readProject(queryClient: QueryClient, uuid: string): Promise<Project> {
  const query = projectQuery(uuid);
  try {
    return await queryClient.fetchQuery({ ...query, staleTime: 0 });
  } catch (error) {
    const known = queryClient.getQueryData(query.queryKey) ?? listedProject(queryClient, uuid);
    if (known && !(error instanceof ApiError)) return known;
    throw error;
  }
}

const notFound = new Error('not a project address');

function tellFailure(error: unknown): void {
  const isGone = error === notFound || (error instanceof ApiError && error.status === 404);
  toast({
    title: isGone ? 'Project not found' : 'Project not opened',
    description: isGone
      ? 'It was deleted, or it belongs to another account. Choose a project from the list.'
      : saveFailureText(error),
    variant: 'destructive',
    durationMs: MESSAGE_MS,
  });
}
