import { specSlots } from '@printpartner/contracts/spec-fields';
import { useEditorState } from '../document/use-editor.ts';
import { useSpecForm } from '../form/spec-form-context.ts';
import { EmailSpecs } from './email-specs.tsx';

/** E-mails, copies or downloads the document in the form. */
export function EmailOpenSpecs() {
  const { editor, saver } = useSpecForm().session;
  const { kind, sheetId } = useEditorState(editor, ({ base }) => base);

  async function save(): Promise<void> {
    if (!(await saver.flush())) throw new Error('not saved');
  }

  return (
    <EmailSpecs
      source={sheetId === null ? { slot: specSlots[kind] } : { id: sheetId }}
      readSheet={() => editor.sheet()}
      beforeMail={save}
      onMailing={(isMailing) => saver.setMailing(isMailing)}
    />
  );
}
