import { useQueryClient } from '@tanstack/react-query';
import { specDocument, valuesOf } from '@printpartner/spec-sheet/fields';
import type { SpecDraft, SpecSheet, SpecSheetSummary } from '@printpartner/contracts/types';
import {
  isGone,
  restorationOf,
  useCreateSpecSheet,
  useDeleteSpecSheet,
  useEmptySpecDraft,
  usePatchSpecSheet,
} from '../../../entities/spec-sheet/change-spec-sheet.ts';
import { invalidateSpecSheets, specSheetQuery } from '../../../entities/spec-sheet/spec-sheet-queries.ts';
import { newUuid } from '../../../platform/uuid.ts';
import { toast, type ToastOptions } from '../../../ui/toast.tsx';
import { sheetFailureText } from './sheet-failure.ts';
import { copyName } from './name-dialog.tsx';
import type { SheetsMenuProps } from './sheets-menu-props.ts';

type Summary = Pick<SpecSheetSummary, 'id' | 'name'>;

/** Said before a working draft is saved under a name: its text isn’t lost. */
export const DRAFT_MOVES =
  'Your specs move to the named sheet, which stays open in the form. The working draft starts empty for your next job.';

/** What can be done with named sheets. `saveAs`, `rename` and `attach` reject; the others show why they failed. */
export function useSheetActions(props: SheetsMenuProps) {
  const { kind, current, readSheet, saveNow, onOpen, onSavedAs, onChanged, onDeleted } = props;
  const queryClient = useQueryClient();
  const { mutateAsync: create } = useCreateSpecSheet();
  const { mutateAsync: patch } = usePatchSpecSheet();
  const { mutateAsync: deleteSheet } = useDeleteSpecSheet();
  const { mutateAsync: empty } = useEmptySpecDraft();

  /** @param id of the new sheet; the same when it is tried again */
  async function saveAs(id: string, name: string): Promise<void> {
    // What can't be saved where it was, because that changed elsewhere, can still be saved as a new sheet.
    const saved = await saveNow().catch(() => null);
    const { data, shippingOption } = readSheet();
    const content = { data, shippingOption };
    let sheet = await create({ id, kind, name, ...content });
    // An earlier try whose answer was lost made it, perhaps under another name or of other text.
    const isOther = specDocument.changed(valuesOf(sheet), valuesOf(content)).length > 0;
    if (sheet.name !== name || isOther) sheet = (await patch({ id, name, ...content })) ?? sheet;
    const emptied = current || !saved ? null : await emptyDraft(saved.revision);
    onSavedAs(sheet, emptied);
    tell({ title: `Saved as “${name}”`, ...(!current && { description: draftText(emptied) }) });
  }

  const emptyDraft = (revision: number): Promise<SpecDraft | null> =>
    empty({ kind, revision }).catch(() => null);

  async function rename({ id }: Summary, name: string): Promise<void> {
    await settle(id);
    reportChange(await patch({ id, name }));
  }

  /** @param project_uuid null detaches the sheet */
  async function attach({ id }: Summary, project_uuid: string | null): Promise<void> {
    await settle(id);
    reportChange(await patch({ id, project_uuid }));
  }

  async function duplicate({ id }: Summary, taken: readonly string[]): Promise<void> {
    try {
      await settle(id);
      const original = await queryClient.fetchQuery({ ...specSheetQuery(id), staleTime: 0 });
      const copy = await create({
        ...restorationOf(original),
        id: newUuid(),
        name: copyName(original.name, taken),
      });
      offerToOpen(`Duplicated as “${copy.name}”`, copy);
    } catch (error) {
      showFailure('Not duplicated', error);
    }
  }

  async function remove({ id, name }: Summary): Promise<void> {
    try {
      await settle(id);
      const deleted = await deleteSheet(id);
      const wasInForm = id === current?.id;
      leave(id);
      dismissTold();
      toast({
        title: `Deleted “${name}”`,
        ...(deleted && { action: { label: 'Undo', onClick: () => void restore(deleted, wasInForm) } }),
      });
    } catch (error) {
      if (isGone(error)) leave(id);
      showFailure('Not deleted', error);
    }
  }

  async function restore(deleted: SpecSheet, wasInForm: boolean): Promise<void> {
    try {
      const restored = await create({ ...restorationOf(deleted), lastRevision: deleted.revision });
      const title = `“${deleted.name}” is back`;
      if (!wasInForm) return offerToOpen(title, restored);
      onOpen({ id: restored.id });
      tell({ title });
    } catch (error) {
      showFailure('Not restored', error);
    }
  }

  /** A late autosave of the sheet in the form would be refused after another change of the sheet. */
  const settle = (id: string): Promise<unknown> =>
    id === current?.id ? saveNow().catch(() => null) : Promise.resolve();

  const reportChange = (sheet: SpecSheet | null) => sheet?.id === current?.id && sheet && onChanged(sheet);
  const leave = (id: string) => id === current?.id && onDeleted(id);

  const offerToOpen = (title: string, { id }: SpecSheet) =>
    tell({ title, action: { label: 'Open', onClick: () => onOpen({ id }) } });

  function showFailure(title: string, error: unknown): void {
    invalidateSpecSheets(queryClient);
    toast({ title, description: sheetFailureText(error), variant: 'destructive' });
  }

  return { saveAs, rename, attach, duplicate, remove };
}

let dismissTold = (): void => {};

/** Shows what was done and withdraws the offer before: the sheet that it would open may be deleted since. */
function tell(options: ToastOptions): void {
  dismissTold();
  dismissTold = toast(options).dismiss;
}

export type SheetActions = ReturnType<typeof useSheetActions>;

const draftText = (emptied: SpecDraft | null): string =>
  emptied
    ? 'The working draft is empty for your next job.'
    : 'The working draft could not be emptied and keeps its text.';
