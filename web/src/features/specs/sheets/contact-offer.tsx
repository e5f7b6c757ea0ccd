import { useState } from 'react';
import { UserRound } from 'lucide-react';
import { specKinds } from '@printpartner/contracts/spec-fields';
import type { User } from '@printpartner/contracts/types';
import { catalog, valuesFrom, valuesOf, type SpecValues } from '@printpartner/spec-sheet/fields';
import { useUser } from '../../../entities/session/session-context.ts';
import { Button } from '../../../ui/button.tsx';
import { lastSheetId, readCopy } from '../document/spec-document.ts';
import { useEditorState } from '../document/use-editor.ts';
import { useSpecForm } from '../form/spec-form-context.ts';

const fields = catalog.filter(({ section }) => section.booklet === 'contact');
/** The contact and the company: enough to tell whose details they are. */
const naming = fields.filter(({ meaning }) => meaning !== undefined).toReversed();

/** Offers, in a document that came without contact details, those of the user's last sheet, else the account's own. */
export function ContactOffer() {
  const { editor } = useSpecForm().session;
  const user = useUser();
  const isLoaded = useEditorState(editor, (state) => state.isLoaded);
  // What the user types then changes nothing, so that nothing moves.
  const [offered, setOffered] = useState<SpecValues | null | undefined>(undefined);
  if (isLoaded && offered === undefined)
    setOffered(hasContact(editor.values()) ? null : knownContact(user, editor.values()));
  if (!offered) return null;

  function fill(contact: SpecValues) {
    for (const { key } of fields) if (editor.values()[key] === '') editor.form.setValue(key, contact[key]);
    setOffered(null);
  }

  return (
    <Button variant="quiet" className="px-3! max-md:-ml-3" onClick={() => fill(offered)}>
      <UserRound size={16} strokeWidth={1.6} className="shrink-0" aria-hidden />
      <span className="max-w-[min(24rem,100vw-6.5rem)] truncate">
        <span className="font-normal text-ink-2">Use contact: </span>
        {naming
          .map(({ key }) => offered[key])
          .filter((text) => text !== '')
          .join(', ')}
      </span>
    </Button>
  );
}

const hasContact = (values: SpecValues): boolean => fields.some(({ key }) => values[key] !== '');

/** Reads the document that this device has as saved last; it asks the server for nothing. */
function knownContact({ id, firstName, lastName, email }: User, empty: SpecValues): SpecValues | null {
  const [last] = specKinds
    .flatMap((kind) => [null, lastSheetId(id, kind)].map((sheetId) => readCopy(id, { kind, sheetId })))
    .toSorted((a, b) => (b.updatedAt ?? '').localeCompare(a.updatedAt ?? ''))
    .map(({ content }) => valuesOf(content))
    .filter(hasContact);
  if (last) return last;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  if (name === '') return null;
  return valuesFrom((key) => {
    const field = fields.find((one) => one.key === key);
    if (field?.meaning === 'contact') return name;
    return field?.type === 'email' ? email : empty[key];
  });
}
