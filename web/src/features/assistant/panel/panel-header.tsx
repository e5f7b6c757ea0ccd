import { Eraser, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { OnlineBadge } from '../../../ui/online-badge.tsx';

interface PanelHeaderProps {
  titleId: string;
  /** Undefined while there is nothing to clear. */
  onClear: (() => void) | undefined;
  onClose: () => void;
}

export function PanelHeader({ titleId, onClear, onClose }: PanelHeaderProps) {
  return (
    <header className="flex min-h-18 shrink-0 short:min-h-12 short:py-0 items-center gap-2 border-b border-rule bg-sheet px-4 py-1 md:gap-4 md:px-6">
      <Mark size={32} className="hidden shrink-0 md:block" />
      <div className="min-w-0 flex-1">
        <h2 id={titleId} className="type-heading">
          AI Assistant
        </h2>
        <p className="type-note text-ink-2 short:sr-only">
          Expert printing, paper, binding, rough price, and mailing assistance
        </p>
      </div>
      <OnlineBadge isNarrow />
      {onClear && (
        <Button
          variant="quiet"
          aria-label="Clear conversation"
          className="h-11! min-w-11! px-2! md:h-8.5! md:min-w-0! lg:px-3!"
          icon={<Eraser size={16} strokeWidth={1.6} aria-hidden />}
          onClick={onClear}
        >
          <span className="hidden lg:inline">Clear conversation</span>
        </Button>
      )}
      <Button
        variant="red"
        aria-label="Close"
        className="h-11! min-w-11! px-3! md:h-8.5! md:px-4!"
        icon={<X size={16} strokeWidth={1.6} aria-hidden />}
        onClick={onClose}
      >
        <span className="hidden md:inline">Close</span>
      </Button>
    </header>
  );
}
