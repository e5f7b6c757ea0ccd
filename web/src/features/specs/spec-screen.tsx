import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { SpecKind } from '@printpartner/contracts/spec-fields';
import { useUser } from '../../entities/session/session-context.ts';
import { toast } from '../../ui/toast.tsx';
import { leftAfter, type WrittenAddresses } from '../../platform/written-addresses.ts';
import type { SheetAddress } from './document/sheet-address.ts';
import { LazySpecSums } from './arithmetic/lazy-spec-sums.tsx';
import { SpecFormContext } from './form/spec-form-context.ts';
import { SpecForm, type SpecFormSlots } from './form/spec-form.tsx';
import { EmailOpenSpecs } from './mail/email-open-specs.tsx';
import { ContactOffer } from './sheets/contact-offer.tsx';
import { ContinueSheet } from './sheets/continue-sheet.tsx';
import { OpenSheets } from './sheets/open-sheets.tsx';
import { OpenTemplates } from './templates/template-picker.tsx';
import {
  isSameDocument,
  lastSheetId,
  rememberLast,
  type DocumentId,
  type SpecDocument,
} from './document/spec-document.ts';
import { type LoadResult, SpecSession } from './document/spec-session.ts';

interface SpecScreenProps {
  kind: SpecKind;
  /** The named sheet in the page's address. */
  address: SheetAddress;
  /** The second close button, beside the title. */
  close: ReactNode;
  /** @param asks opens with the question which vendors to ask */
  onOpenQuotes: (sheetId: string, asks: boolean) => void;
}

const renderSums: SpecFormSlots['renderSums'] = (layout) => <LazySpecSums layout={layout} />;

/** Create Booklet Specs or Create Custom Specs. */
export function SpecScreen({ kind, address, close, onOpenQuotes }: SpecScreenProps) {
  const desk = useSpecDesk(kind, address);
  const [firstKey] = useState(desk.session.key);
  return (
    <SpecFormContext value={desk}>
      <SpecForm
        key={desk.session.key}
        close={close}
        documents={
          <>
            <OpenSheets isOpened={desk.session.key !== firstKey} onOpenQuotes={onOpenQuotes} />
            <OpenTemplates />
            <ContinueSheet />
            <ContactOffer />
          </>
        }
        actions={<EmailOpenSpecs />}
        renderSums={renderSums}
      />
    </SpecFormContext>
  );
}

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

type Address = Pick<SheetAddress, 'shown' | 'returns'>;

/** How far the page's address and the form have followed each other. Sheets are UUIDs; null is the working draft. */
interface AddressTrail extends Address {
  /** The sheet that the form should show. */
  sheetId: string | null;
  written: WrittenAddresses;
  /** How often the form had to write its address. */
  writes: number;
}

/** The trail of a form that was just opened with a sheet. */
export function startTrail({ shown, returns }: Address, sheetId: string | null): AddressTrail {
  return writeIfOther({ shown, returns, sheetId, written: [], writes: 0 });
}

/**
 * The trail after the address or the form's sheet changed; the same object if neither did. An address from outside, a
 * link or Back, changes the sheet. One that the form wrote does not: it is rendered late, when another sheet may be open.
 */
export function followTrail(
  trail: AddressTrail,
  { shown, returns }: Address,
  sheetId: string | null,
): AddressTrail {
  const isReturn = returns !== trail.returns;
  const isChanged = isReturn || shown !== trail.shown;
  if (!isChanged) return sheetId === trail.sheetId ? trail : writeIfOther({ ...trail, sheetId });
  const written = isReturn ? null : leftAfter(trail.written, shown);
  if (written === null) return { shown, returns, sheetId: shown, written: [], writes: trail.writes };
  return writeIfOther({ ...trail, shown, sheetId, written });
}

function writeIfOther(trail: AddressTrail): AddressTrail {
  const { shown, sheetId, written, writes } = trail;
  if (sheetId === shown || sheetId === written.at(-1)) return trail;
  return { ...trail, written: [...written, sheetId], writes: writes + 1 };
}
