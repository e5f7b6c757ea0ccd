import { sendDraft, type SendDraft } from '../../../platform/documents/send-draft.ts';
import { leftDraft } from '../../../platform/storage/kept-draft.ts';
import { tellHeldDraft } from '../../../ui/tell-held-draft.ts';
import { toast } from '../../../ui/toast.tsx';
import { readKeptProject, unsavedTitle } from '../../../entities/project/kept-project.ts';
import { projectFields, projectLabels } from '../../../entities/project/project-form.ts';
import { ProjectEditor } from './project-editor.ts';
import { ProjectSaver } from './project-saver.ts';
import { keptOf } from './project-session.ts';

/** Sends the unsaved text of a project that no form shows. */
export const sendProjectDraft: SendDraft = (queryClient, { userId, name }, stopped) =>
  sendDraft({ userId, name }, stopped, ({ signal, keep }) => {
    const draft = leftDraft(userId, name, readKeptProject);
    if (!draft) return undefined;
    const editor = new ProjectEditor(draft.base, draft);
    const title = () => unsavedTitle({ base: editor.get().base, values: editor.values() });
    return {
      editor,
      saver: new ProjectSaver(editor, queryClient, { userId, keep, signal }),
      kept: (isHeld) => ({
        title: title(),
        draft: { ...keptOf(editor), isLeft: draft.isLeft ?? false, isHeld },
      }),
      tellHeld: () => tellHeld(editor, title() ?? 'a project'),
    };
  });

function tellHeld(editor: ProjectEditor, title: string): void {
  const { failure, conflicts } = editor.get();
  if (failure === 'gone') {
    toast({
      title: 'Project deleted elsewhere',
      description: `Your text is still on this device. Open ${title} in the list to save it as a new one.`,
      variant: 'destructive',
    });
    return;
  }
  const labels = projectFields
    .filter((field) => conflicts[field] !== undefined)
    .map((field) => projectLabels[field]);
  tellHeldDraft(title, labels.length > 0 ? `which text to keep: ${labels.join(', ')}` : undefined);
}
