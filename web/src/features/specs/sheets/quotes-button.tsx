import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import type { QuoteCounts } from '@printpartner/contracts/types';
import { textMeaning } from '@printpartner/spec-sheet/fields';
import { quoteCounts } from '../../../entities/quote/quote-counts.ts';
import { specSheetsQuery } from '../../../entities/spec-sheet/spec-sheet-queries.ts';
import { newUuid } from '../../../platform/uuid.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import { NameDialog } from './name-dialog.tsx';
import type { SheetsMenuProps } from './sheets-menu-props.ts';
import { DRAFT_MOVES, useSheetActions } from './use-sheet-actions.ts';

interface QuotesButtonProps extends SheetsMenuProps {
  /** Asks what is open on the sheet. False if the user goes back to the form. */
  askOpen: () => Promise<boolean>;
}

/** Leads to the quotes of the sheet in the form; a working draft is first saved as a sheet. */
export function QuotesButton(props: QuotesButtonProps) {
  const { current, readSheet, saveNow, onOpenQuotes } = props;
  const actions = useSheetActions(props);
  const isOnline = useOnline();
  const [naming, setNaming] = useState<{ id: string } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { data: sheets } = useQuery({ ...specSheetsQuery, enabled: naming !== null || current !== null });
  const counts = sheets?.find(({ id }) => id === current?.id)?.quotes;

  async function open() {
    if (!(await props.askOpen())) return;
    if (!current) return setNaming({ id: newUuid() });
    setSaving(true);
    try {
      await saveNow();
      onOpenQuotes(current.id, true);
    } catch {
      toast({
        title: 'The sheet is not saved yet',
        description:
          'Vendors see what is in your account. Correct the marked fields or check your connection, then try again.',
        variant: 'destructive',
      });
    } finally {
      setSaving(false);
    }
  }

  return (
    <>
      <Button
        variant="outline"
        className="max-md:px-3!"
        icon={<Scale size={16} strokeWidth={1.6} className="max-md:hidden" aria-hidden />}
        disabled={!isOnline}
        busy={isSaving}
        busyLabel="Saving…"
        onClick={() => void open()}
      >
        <QuotesLabel counts={counts} />
      </Button>
      {naming && (
        <NameDialog
          title="Name this sheet"
          question={`Vendors get a link to a named sheet, and see its name. ${DRAFT_MOVES}`}
          initial={textMeaning(readSheet(), 'name')}
          taken={sheets?.map(({ name }) => name) ?? []}
          confirmLabel="Save and continue"
          busyLabel="Saving…"
          onName={async (name) => {
            await actions.saveAs(naming.id, name);
            onOpenQuotes(naming.id, true);
          }}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  );
}

/** `Get quotes`, or how many vendors have answered. */
export function QuotesLabel({ counts }: { counts: QuoteCounts | undefined }) {
  const text = quoteCounts(counts);
  return text === '' ? (
    'Get quotes'
  ) : (
    <span>
      Quotes<span className="font-normal text-ink-2">: {text}</span>
    </span>
  );
}
