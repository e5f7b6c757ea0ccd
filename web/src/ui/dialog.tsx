import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useModal } from './modal-stack.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface DialogProps {
  title: ReactNode;
  onClose: () => void;
  /** Maximum width in px; never more than 92% of the screen. */
  width?: number;
  /** Lucide at 22 px, before the title. */
  icon?: ReactNode;
  /** One line under the title, read out with it. */
  description?: ReactNode;
  /** Buttons or a second step, on a darker background below the body. */
  footer?: ReactNode;
  /** Text without controls. Makes the body focusable, so that it can be scrolled by keyboard. */
  isReading?: boolean;
  /** A click outside must not close the dialog while it works. */
  isBusy?: boolean;
  /** While it returns true, Escape and a click outside don't close the dialog. */
  ignoresDismissal?: () => boolean;
  children: ReactNode;
}

/** A modal dialog, open while mounted. Escape, the backdrop and the close button close it; focus returns to its opener. */
export function Dialog({
  title,
  onClose,
  width = 480,
  icon,
  description,
  footer,
  isReading,
  isBusy,
  ignoresDismissal,
  children,
}: DialogProps) {
  useModal();
  useReturnFocus();

  function keepOpenForEscape(event: KeyboardEvent) {
    if (ignoresDismissal?.()) event.preventDefault();
  }

  function keepOpenForClick(event: { target: EventTarget | null; preventDefault: () => void }) {
    if (isBusy || ignoresDismissal?.() || isInToast(event.target)) event.preventDefault();
  }

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay data-scrim className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Radix.Content
          aria-modal
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          onEscapeKeyDown={keepOpenForEscape}
          onPointerDownOutside={keepOpenForClick}
          style={{ width: `min(92vw, ${width}px)` }}
          className="fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-32px)] animate-rise flex-col overflow-hidden short:block short:overflow-y-auto rounded-dialog bg-sheet text-ink shadow-float dark:outline dark:outline-rule"
        >
          <div className="flex items-start gap-3 border-b border-rule py-4 pr-4 pl-6">
            {icon && <span className="flex h-8.5 items-center">{icon}</span>}
            <div className="min-w-0 flex-1">
              <Radix.Title className="type-section flex min-h-8.5 items-center">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="type-data text-ink-2">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label="Close"
              className="touch-target grid size-8 place-items-center rounded-control text-ink-2 hover:bg-ink/8 hover:text-ink"
            >
              <X size={18} strokeWidth={1.6} aria-hidden />
            </Radix.Close>
          </div>
          <div
            data-entries="dialog"
            {...(isReading && { role: 'region', 'aria-label': 'Text', tabIndex: 0 })}
            // Positioned, so that what is hidden in it scrolls with it and doesn't lengthen the dialog.
            className="relative min-h-0 overflow-y-auto px-6 py-5 focus-visible:-outline-offset-2 short:overflow-visible"
          >
            {children}
          </div>
          {footer && <div className="border-t border-rule bg-sunk px-6 py-4">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Toasts are above dialogs, so a click on one must not close the dialog. Radix reports it after the click, which has
 * closed the toast by then.
 */
function isInToast(target: EventTarget | null): boolean {
  return target instanceof Element && (!target.isConnected || target.closest('[data-toasts]') !== null);
}
