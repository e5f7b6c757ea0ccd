import { Suspense, useState } from 'react';
import { LayoutTemplate } from 'lucide-react';
import { valuesOf } from '@printpartner/spec-sheet/fields';
import { lazyScreen } from '../../../platform/lazy/lazy-screen.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { Button } from '../../../ui/button.tsx';
import { showLoadError } from '../show-load-error.ts';
import { useSpecForm } from '../form/spec-form-context.ts';
import type { TemplatePickerProps } from './template-picker-props.ts';

// A separate chunk with the templates and their drawings.
const TemplateDialog = lazyScreen(async () => (await import('./template-dialog.tsx')).TemplateDialog);

/** The button that fills in a common product. */
export function TemplatePicker(props: TemplatePickerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        className="max-md:px-3!"
        icon={<LayoutTemplate size={16} strokeWidth={1.6} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Templates
      </Button>
      {isOpen && (
        <Boundary
          onError={() => {
            setOpen(false);
            showLoadError('The templates');
          }}
        >
          <Suspense>
            <TemplateDialog {...props} onClose={() => setOpen(false)} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}

/** The templates for the document in the form. */
export function OpenTemplates() {
  const { editor } = useSpecForm().session;
  return (
    <TemplatePicker readSheet={() => editor.sheet()} onChoose={(content) => editor.put(valuesOf(content))} />
  );
}
