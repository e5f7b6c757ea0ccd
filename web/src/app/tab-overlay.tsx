import { useEffect, useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { Button } from '../components/ui/button.tsx';
import { OnlineBadge } from '../components/ui/online-badge.tsx';
import { GuideBand } from '../features/home/guide-band.tsx';
import { colorOf } from '../features/home/preferences/tab-colors.ts';
import { usePreferences } from '../features/home/preferences/use-preferences.ts';
import { TabChip } from '../features/home/tab-chip.tsx';
import type { Tab } from '../features/home/tabs.ts';
import { useEscape } from '../features/home/use-escape.ts';
import { keepFocusInside } from './keep-focus-inside.ts';

interface TabOverlayProps {
  tab: Tab;
  /** A closed one stays mounted, unseen, where its screen must keep its state. */
  isOpen: boolean;
  onClose: () => void;
  /** What the band of a guide says; the tab's label where the guide has no title of its own. */
  guide?: { title: string; note?: string };
  children: ReactNode;
}

/**
 * One tab over the whole screen: a bar with chip, name and the red Close Tab, and its screen below, which scrolls.
 * A guide has a band in the tab's color, with a way to close of its own.
 */
export function TabOverlay({
  tab,
  isOpen,
  onClose,
  guide = { title: tab.label },
  children,
}: TabOverlayProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const color = colorOf(usePreferences().colors, tab.id);
  useEscape(isOpen, onClose);

  useEffect(() => {
    if (!isOpen) return;
    window.scrollTo(0, 0);
    content.current?.scrollTo(0, 0);
    panel.current?.focus({ preventScroll: true });
  }, [isOpen]);

  const nameId = `tab-${tab.id}-name`;
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
      className="fixed inset-0 z-20 flex size-full max-h-none max-w-none flex-col bg-bed text-ink focus:outline-none"
    >
      <div className="flex h-14 shrink-0 items-center gap-2.5 border-b border-rule bg-sheet px-4 md:px-6">
        <TabChip tab={tab} color={color} />
        <span id={nameId} className="type-subhead min-w-0 flex-1 truncate">
          {tab.label}
        </span>
        <span className="hidden md:flex">
          <OnlineBadge />
        </span>
        <Button
          variant="red"
          className="h-8! md:ml-2 md:h-8.5!"
          icon={<X size={16} strokeWidth={1.6} aria-hidden />}
          onClick={onClose}
        >
          Close Tab
        </Button>
      </div>
      <div ref={content} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {tab.isGuide && <GuideBand {...guide} color={color} onClose={onClose} />}
        {children}
      </div>
    </dialog>
  );
}
