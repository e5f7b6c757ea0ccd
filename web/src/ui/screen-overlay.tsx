import { useEffect, useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { Button } from './button.tsx';
import { SearchButton } from './search-field.tsx';
import { OnlineBadge } from './online-badge.tsx';
import { useEscape } from './use-escape.ts';
import { keepFocusInside } from './keep-focus-inside.ts';

interface ScreenOverlayProps {
  /** Unique among all overlays, several of which may be mounted. */
  id: string;
  /** Shown before the name. */
  chip: ReactNode;
  name: string;
  /** The label of the red button. */
  closeLabel: string;
  /** While closed it may stay mounted but hidden, to keep the state of its screen. */
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A screen over the home screen: a bar with chip, name and a red close button, and scrolling content below. */
export function ScreenOverlay({ id, chip, name, closeLabel, isOpen, onClose, children }: ScreenOverlayProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useEscape(isOpen, onClose);

  useEffect(() => {
    if (!isOpen) return;
    window.scrollTo(0, 0);
    content.current?.scrollTo(0, 0);
    // The whole of a short screen scrolls.
    panel.current?.scrollTo(0, 0);
    panel.current?.focus({ preventScroll: true });
  }, [isOpen]);

  const nameId = `${id}-name`;
  return (
    <dialog
      ref={panel}
      tabIndex={-1}
      hidden={!isOpen}
      data-tab-open={isOpen || undefined}
      open={isOpen}
      aria-modal
      aria-labelledby={nameId}
      onKeyDown={keepFocusInside}
      className="fixed inset-x-0 top-0 z-20 flex h-[calc(100%-var(--page-end))] max-h-none w-full max-w-none flex-col bg-bed text-ink focus:outline-none short:block short:overflow-y-auto"
    >
      <div className="flex h-14 shrink-0 print:hidden items-center gap-1.5 border-b border-rule bg-sheet px-4 md:gap-2.5 md:px-6">
        {chip}
        <span id={nameId} className="type-data min-w-0 flex-1 truncate font-semibold md:type-subhead">
          {name}
        </span>
        <OnlineBadge isNarrow />
        <SearchButton className="max-md:-mx-0.5 md:ml-2" />
        <Button
          variant="red"
          className="h-8! md:ml-2 md:h-8.5!"
          icon={<X size={16} strokeWidth={1.6} aria-hidden />}
          onClick={onClose}
        >
          {closeLabel}
        </Button>
      </div>
      <div
        ref={content}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain short:overflow-visible"
      >
        {children}
      </div>
    </dialog>
  );
}
