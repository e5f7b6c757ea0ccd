import { useState } from 'react';
import { specTemplates, type SpecTemplate } from '@printpartner/spec-sheet/templates';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { fillIn, replacedFields, takeBack } from './fill-in.ts';
import type { TemplatePickerProps } from './template-picker-props.ts';
import { flatViewOf, scaleOf, Thumbnail } from './thumbnail.tsx';

/** The templates of a form's kind, drawn at one scale. */
export function TemplateDialog({
  readSheet,
  onChoose,
  onClose,
}: TemplatePickerProps & { onClose: () => void }) {
  const [asked, setAsked] = useState<{ template: SpecTemplate; replaced: number } | null>(null);
  const [cards] = useState(() => {
    const templates = specTemplates.filter(({ kind }) => kind === readSheet().kind);
    return templates.map((template) => ({ template, view: flatViewOf(template) }));
  });
  const pxPerInch = scaleOf(cards.map(({ view }) => view));

  function choose(template: SpecTemplate): void {
    const replaced = replacedFields(readSheet(), template).length;
    if (replaced > 0) setAsked({ template, replaced });
    else apply(template);
  }

  function apply(template: SpecTemplate): void {
    const before = readSheet();
    const applied = fillIn(before, template);
    onChoose(applied);
    onClose();
    toast({
      title: `Filled in “${template.name}”`,
      description: 'These are common choices. Check them against your job.',
      action: { label: 'Undo', onClick: () => onChoose(takeBack(before, applied, readSheet())) },
    });
  }

  return (
    <Dialog
      title="Start from a template"
      description={`Fills in the product. ${KEPT}`}
      width={720}
      onClose={onClose}
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 md:grid-cols-2">
        {cards.map(({ template, view }) => (
          <li key={template.id}>
            <button
              type="button"
              onClick={() => choose(template)}
              className="grid h-full w-full grid-cols-[96px_minmax(0,1fr)] items-center gap-4 rounded-control border border-edge bg-sheet p-3 text-left hover:bg-sunk"
            >
              <span className="grid h-24 place-items-center rounded-mark bg-board">
                {view && <Thumbnail view={view} pxPerInch={pxPerInch} />}
              </span>
              <span className="grid gap-y-0.5">
                <span className="type-body font-semibold">{template.name}</span>
                <span className="type-data text-ink-2">{template.description}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="type-note mt-3 text-ink-3">Drawn flat, all at one scale.</p>
      {asked && (
        <ConfirmDialog
          title={`Fill in “${asked.template.name}”?`}
          question={`${replacedText(asked.replaced)} ${KEPT}`}
          confirmLabel="Replace"
          onConfirm={() => apply(asked.template)}
          onClose={() => setAsked(null)}
        />
      )}
    </Dialog>
  );
}

const KEPT = 'Contact, project name, quantities, delivery and notes stay as you typed them.';

const replacedText = (count: number): string =>
  count === 1
    ? 'One field that you filled in is replaced.'
    : `${count} fields that you filled in are replaced.`;
