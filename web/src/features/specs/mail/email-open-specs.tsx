import { specSlots } from '@printpartner/contracts/spec-fields';
import { PlainFailure } from '../../../platform/api/failure-text.ts';
import { useEditorState } from '../document/use-editor.ts';
import { useSpecForm } from '../form/spec-form-context.ts';
import { useOpenQuestions } from '../questions/use-open-questions.tsx';
import { EmailSpecs } from './email-specs.tsx';

/** Shown at a download, because the server writes what it has. */
const NOT_SAVED = 'Your latest changes are not in your account yet, so the file would miss them.';

/** Emails, copies or downloads the document in the form. */
export function EmailOpenSpecs() {
  const { editor, saver } = useSpecForm().session;
  const { kind, sheetId } = useEditorState(editor, ({ base }) => base);
  const { ask, dialog } = useOpenQuestions();

  async function save(): Promise<void> {
    if (!(await saver.flush())) throw new PlainFailure(NOT_SAVED);
  }

  return (
    <>
      <EmailSpecs
        source={sheetId === null ? { slot: specSlots[kind] } : { id: sheetId }}
        readSheet={() => editor.sheet()}
        askOpen={ask}
        beforeMail={save}
        onMailing={(isMailing) => saver.setMailing(isMailing)}
      />
      {dialog}
    </>
  );
}
