import type { QueryClient } from '@tanstack/react-query';
import type { SpecValues } from '@printpartner/spec-sheet/fields';
import { DocumentSession } from '../../../platform/documents/document-session.ts';
import {
  describeDocument,
  keptSpecs,
  placeOf,
  readCopy,
  renewCopy,
  storeCopy,
  type DocumentId,
  type KeptSpec,
  type SpecDocument,
} from './spec-document.ts';
import { knownDocument, loadDocument } from './spec-saver.ts';
import { isMissing, SpecSaver } from './spec-saver.ts';
import { SpecEditor } from './spec-editor.ts';

export type LoadResult =
  | { result: 'loaded' | 'failed' }
  /** The named sheet was deleted, or belongs to another account. */
  | { result: 'gone' }
  /** The named sheet belongs to the other form. */
  | { result: 'other-form'; document: SpecDocument };

/** A sheet, or a form's working draft, while it is open. */
export class SpecSession extends DocumentSession<SpecValues, SpecDocument, KeptSpec> {
  readonly editor: SpecEditor;
  readonly saver: SpecSaver;

  /** @param document as just loaded or created; otherwise what this device knows of it */
  constructor(
    userId: string,
    private readonly queryClient: QueryClient,
    readonly id: DocumentId,
    document?: SpecDocument,
  ) {
    const found = keptSpecs.find(userId, placeOf(id));
    super(userId, keptSpecs, found);
    this.editor = new SpecEditor(readCopy(userId, id), found?.draft);
    if (document) this.editor.arrive(document);
    this.saver = new SpecSaver(this.editor, queryClient, {
      userId,
      keep: () => this.keepKey(),
    });
  }

  /** Takes the server's copy if it is newer than this one. */
  async load(maxAgeMs = 0): Promise<LoadResult> {
    try {
      const document = await loadDocument(this.queryClient, this.id, maxAgeMs);
      if (document.kind !== this.id.kind) return { result: 'other-form', document };
      // A save in progress is answered with the same copy and knows which values are its own.
      if (!this.isEnded && !this.editor.get().isSaving) this.editor.arrive(document);
      return { result: 'loaded' };
    } catch (error) {
      if (!isMissing(error)) {
        const known = knownDocument(this.queryClient, this.id);
        if (known?.kind === this.id.kind && !this.isEnded && !this.editor.get().isLoaded)
          this.editor.arrive(known);
        return { result: 'failed' };
      }
      this.editor.update({ failure: 'gone' });
      return { result: 'gone' };
    }
  }

  protected place(): string {
    return placeOf(this.id);
  }

  protected title(): string {
    return describeDocument(this.editor.get().base);
  }

  protected kept(isInUse: boolean): KeptSpec {
    return { ...this.editor.kept(), at: Date.now(), isInUse };
  }

  protected override settled(isOpen: boolean): void {
    const { base, isLoaded } = this.editor.get();
    if (isLoaded) (isOpen ? storeCopy : renewCopy)(this.userId, base);
  }
}
