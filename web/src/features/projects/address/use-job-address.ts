import { useEffect, useEffectEvent, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { projectQuery } from '../../../entities/project/project-queries.ts';
import { ApiError } from '../../../platform/api/client.ts';
import { toast } from '../../../ui/toast.tsx';
import { isUuid } from '../editor/pointer-rules.ts';
import { saveFailureText } from '../save-failure.ts';

/** Long enough to read where the project may be. */
const MESSAGE_MS = 8000;

/** The project in the page's address. */
export interface JobAddress {
  /** UUID; null when the address names none. */
  shown: string | null;
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
  const wanted = useRef<string | null>(null);
  const { shown } = address;

  const write = useEffectEvent((replace: boolean) => {
    wanted.current = null;
    if (uuid !== shown) address.show(uuid, { replace });
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
      const project = await queryClient.fetchQuery({ ...projectQuery(target), staleTime: 0 });
      if (isWanted()) arrive(project);
    } catch (error) {
      if (!isWanted()) return;
      tellFailure(error);
      write(true);
    }
  });
  useEffect(() => {
    const isNewAddress = shown !== known.current;
    known.current = isOpen ? shown : null;
    if (!isOpen) wanted.current = null;
    else if (shown === uuid) wanted.current = null;
    else if (isNewAddress && shown !== null) void open(shown);
    // An address without a project stands for the one that is open.
    else if (wanted.current === null) write(shown === null);
  }, [isOpen, shown, uuid]);
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
