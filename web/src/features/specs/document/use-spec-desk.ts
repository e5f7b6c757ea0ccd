import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { SpecKind } from '@printpartner/contracts/spec-fields';
import { useUser } from '../../../entities/session/session-context.ts';
import { toast } from '../../../ui/toast.tsx';
import { followTrail, startTrail } from './address-trail.ts';
import { lastSheetId, rememberLast } from './device-copy.ts';
import type { SheetAddress } from './sheet-address.ts';
import { isSameDocument, type DocumentId, type SpecDocument } from './spec-document.ts';
import { SpecSession, type LoadResult } from './spec-session.ts';

/** Long enough to read where the sheet may be. */
const MESSAGE_MS = 8000;

/** The document was asked for while the form's code was loading. */
const PREFETCHED_MS = 5000;

/**
 * Which document the form shows: the one in the address, else the one opened last. Each document is saved by its own
 * session, so that another one can be opened at any time.
 */
export function useSpecDesk(kind: SpecKind, address: SheetAddress) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const begin = (id: DocumentId, document?: SpecDocument) =>
    new SpecSession(userId, queryClient, id, document);
  const [session, setSession] = useState(() =>
    begin({ kind, sheetId: address.shown ?? lastSheetId(userId, kind) }),
  );
  const { sheetId } = session.id;

  const [trail, setTrail] = useState(() => startTrail(address, sheetId));
  const followed = followTrail(trail, address, sheetId);
  if (followed !== trail) {
    setTrail(followed);
    if (followed.sheetId !== sheetId) setSession(begin({ kind, sheetId: followed.sheetId }));
  }

  // The first address without a sheet stands for the document opened last, later ones for the working draft.
  const replaces = useRef(true);
  const writeAddress = useEffectEvent((writes: number) => {
    if (writes > 0) address.show({ kind, sheetId }, { replace: replaces.current });
    replaces.current = false;
  });
  useEffect(() => writeAddress(trail.writes), [trail.writes]);

  // A toast may open a document long after the render that made it.
  const shown = useRef(session);
  useEffect(() => {
    shown.current = session;
  }, [session]);

  /** Opens another document. The one before is saved. */
  function open(document: SpecDocument): void {
    if (document.kind !== kind) address.show(document, { replace: false });
    else if (!isSameDocument(document, shown.current.id)) setSession(begin(document, document));
  }

  /** Opens a document that is not loaded yet. The one before is saved. */
  function openById(id: DocumentId): void {
    if (!isSameDocument(id, shown.current.id)) setSession(begin(id));
  }

  const settle = useEffectEvent((opened: SpecSession, answer: LoadResult) => {
    if (answer.result === 'other-form') address.show(answer.document, { replace: true });
    // Unsaved text of a deleted sheet stays until the user has decided.
    if (answer.result !== 'gone' || opened.editor.isDirty() || opened.isEnded) return;
    toast({
      title: 'Spec sheet not found',
      description: 'It was deleted, or it belongs to another account. This is your working draft.',
      variant: 'destructive',
      durationMs: MESSAGE_MS,
    });
    replaces.current = true;
    setSession(begin({ kind, sheetId: null }));
  });
  useEffect(() => {
    rememberLast(userId, session.id);
    const end = session.start();
    void session.load(PREFETCHED_MS).then((answer) => settle(session, answer));
    return end;
  }, [session, userId]);

  return { session, open, openById };
}
