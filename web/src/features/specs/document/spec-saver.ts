import type { QueryClient } from '@tanstack/react-query';
import {
  contentOf,
  emptyValues,
  specDocument,
  valuesOf,
  type SpecValues,
} from '@printpartner/spec-sheet/fields';
import type { SaveOutcome } from '../../../platform/documents/autosave.ts';
import { DocumentSaver, type DocumentCalls } from '../../../platform/documents/document-saver.ts';
import { toast } from '../../../ui/toast.tsx';
import { clearDocument, saveDocument, type SpecChanges } from './document-calls.ts';
import { newerCopyOf, sheetErrorsOf, sheetFailureOf } from './save-failure.ts';
import { documentOf, type SpecDocument } from './spec-document.ts';
import type { SpecEditor } from './spec-editor.ts';
import { checkValues } from './spec-resolver.ts';

const SAVED_TOAST_MS = 1200;

interface SpecSaverOptions {
  userId: string;
  /** Stores the document on this device, with the key of the save that is sent next. */
  keep: () => void;
  /** Ends a save without a screen. */
  signal?: AbortSignal;
}

/** The fields that differ from the copy. */
function changesOf({ content }: SpecDocument, values: SpecValues): SpecChanges {
  const { data, shippingOption } = contentOf(values);
  const changed = new Set<string>(specDocument.changed(valuesOf(content), values));
  const changedData = Object.entries(data).filter(([key]) => changed.has(key));
  return {
    data: Object.fromEntries(changedData),
    ...(shippingOption !== content.shippingOption && { shippingOption }),
  };
}

const callsOf = (queryClient: QueryClient, userId: string): DocumentCalls<SpecValues, SpecDocument> => ({
  send: ({ attempt: { values, revision, key }, base, isLeaving, signal }) =>
    saveDocument(queryClient, {
      id: base,
      changes: changesOf(base, values),
      revision,
      key,
      isLeaving,
      userId,
      signal,
    }),
  failureOf: sheetFailureOf,
  errorsOf: sheetErrorsOf,
  newerCopyOf: (error, base) => {
    const copy = newerCopyOf(error);
    return copy && documentOf(base, copy);
  },
  check: checkValues,
});

/** Saves one sheet or working draft. */
export class SpecSaver extends DocumentSaver<SpecValues, SpecDocument> {
  private hasToldFailure = false;

  constructor(
    editor: SpecEditor,
    private readonly queryClient: QueryClient,
    { userId, ...options }: SpecSaverOptions,
  ) {
    super(editor, callsOf(queryClient, userId), options);
  }

  /** Saves at once, with a toast. True like `flush`. */
  async saveNow(): Promise<boolean> {
    // A deleted sheet may be back.
    if (this.editor.get().failure === 'gone') this.editor.update({ failure: null });
    const isSaved = await this.flush();
    if (isSaved) {
      const description = 'Job specification saved successfully!';
      toast({ title: 'Success', description, durationMs: SAVED_TOAST_MS, isRoutine: true });
    } else {
      tellNotSaved();
    }
    return isSaved;
  }

  /** While the mail program takes over, the document is left alone. */
  setMailing(isMailing: boolean): void {
    if (isMailing) this.timer.pause('email');
    else this.timer.resume('email');
  }

  /**
   * Empties the document on the server and the form. Without a connection it is emptied on this device and saved
   * later. Rejects if the server refuses.
   */
  async clear(): Promise<void> {
    this.timer.pause('reset');
    this.editor.update({ isClearing: true });
    try {
      await this.inTurn(async () => {
        const { base } = this.editor.get();
        const cleared = await clearDocument(this.queryClient, base).catch((error: unknown) => {
          if (navigator.onLine) throw error;
          return null;
        });
        this.editor.emptied(emptyValues(base.kind), cleared);
      });
    } finally {
      this.editor.update({ isClearing: false });
      this.timer.resume('reset');
    }
  }

  /** Without a connection, the line below the title says so; the save is tried again. */
  protected override autosaved(outcome: SaveOutcome): void {
    if (outcome === 'passing' && navigator.onLine && !this.hasToldFailure) {
      this.hasToldFailure = true;
      tellNotSaved();
    }
    if (outcome === 'saved') this.hasToldFailure = false;
  }
}

function tellNotSaved(): void {
  toast({ title: 'Error', description: 'Failed to save job specification', variant: 'destructive' });
}
