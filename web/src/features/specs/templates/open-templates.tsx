import { valuesOf } from '@printpartner/spec-sheet/fields';
import { useSpecForm } from '../form/spec-form-context.ts';
import { TemplatePicker } from './template-picker.tsx';

/** The templates for the document in the form. */
export function OpenTemplates() {
  const { editor } = useSpecForm().session;
  return (
    <TemplatePicker readSheet={() => editor.sheet()} onChoose={(content) => editor.put(valuesOf(content))} />
  );
}
