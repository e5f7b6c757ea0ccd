import { sendDraft, type SendDraft } from '../../../platform/documents/send-draft.ts';
import { leftDraft } from '../../../platform/storage/kept-draft.ts';
import { tellHeldDraft } from '../../../ui/tell-held-draft.ts';
import { describeDocument, readCopy, readKeptSpec, renewCopy } from './spec-document.ts';
import { SpecEditor } from './spec-editor.ts';
import { SpecSaver } from './spec-saver.ts';

/** Sends the unsaved values of a spec sheet or working draft that no form shows. */
export const sendSpecDraft: SendDraft = (queryClient, { userId, name }, stopped) =>
  sendDraft({ userId, name }, stopped, ({ signal, keep }) => {
    const left = leftDraft(userId, name, readKeptSpec);
    if (!left) return undefined;
    const editor = new SpecEditor(readCopy(userId, left.base), left);
    const title = () => describeDocument(editor.get().base);
    return {
      editor,
      saver: new SpecSaver(editor, queryClient, { userId, keep, signal }),
      kept: (isHeld) => ({
        title: title(),
        draft: { ...editor.kept(), isInUse: false, isHeld, at: Date.now() },
      }),
      tellHeld: () => {
        const hasConflict = Object.keys(editor.get().conflicts).length > 0;
        tellHeldDraft(title(), hasConflict ? 'what to keep' : undefined);
      },
      sent: () => renewCopy(userId, editor.get().base),
    };
  });
