import { useRef, useState, type ReactNode } from 'react';
import { AlertDialog as Radix } from 'radix-ui';
import { Button } from './button.tsx';
import { useModal } from './modal-stack.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface ConfirmDialogProps {
  title: ReactNode;
  /** What will happen, in one sentence. */
  question: ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  /** Makes the button red, for what can't be undone. */
  isDestructive?: boolean;
  /** The buttons are disabled until it settles. The dialog then closes unless it rejected. */
  onConfirm: () => void | Promise<unknown>;
  onClose: () => void;
  /** A field that must be filled in first; it gets the focus. */
  children?: ReactNode;
}

/** Asks for confirmation. A click outside doesn't close it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  useModal();
  useReturnFocus();

  async function confirm() {
    setBusy(true);
    try {
      await props.onConfirm();
      props.onClose();
    } catch {
      // The caller has shown what went wrong; the dialog stays open.
      setBusy(false);
    }
  }

  function focusField(event: Event) {
    const field = fields.current?.querySelector<HTMLElement>('input:not([hidden]), select');
    if (!field) return;
    event.preventDefault();
    field.focus();
  }

  return (
    <Radix.Root open onOpenChange={(open) => !open && !isBusy && props.onClose()}>
      <Radix.Portal>
        <Radix.Overlay data-scrim className="fixed inset-0 z-60 animate-appear bg-scrim" />
        <Radix.Content
          aria-modal
          onOpenAutoFocus={focusField}
          className="fixed inset-0 z-70 m-auto h-fit max-h-[calc(100dvh-32px)] w-[min(92vw,420px)] animate-rise overflow-y-auto rounded-dialog bg-sheet p-6 text-ink shadow-float dark:outline dark:outline-rule"
        >
          <Radix.Title className="type-section wrap-anywhere">{props.title}</Radix.Title>
          <Radix.Description className="type-body mt-2 text-ink-2">{props.question}</Radix.Description>
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              // React passes it on to a form around the dialog, although that is elsewhere in the document.
              event.stopPropagation();
              if (!isBusy) void confirm();
            }}
          >
            {props.children && (
              <div ref={fields} className="mt-4">
                {props.children}
              </div>
            )}
            <div className="mt-6 flex flex-wrap justify-end gap-2">
              <Radix.Cancel asChild>
                <Button variant="outline" disabled={isBusy}>
                  {props.cancelLabel ?? 'Cancel'}
                </Button>
              </Radix.Cancel>
              <Button
                type="submit"
                variant={props.isDestructive ? 'red' : 'primary'}
                busy={isBusy}
                busyLabel={props.busyLabel ?? props.confirmLabel}
              >
                {props.confirmLabel}
              </Button>
            </div>
          </form>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
