import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tooltip } from '../../../ui/tooltip.tsx';

interface ZoomButtonsProps {
  zoom: number;
  isFitted: boolean;
  canShrink: boolean;
  canGrow: boolean;
  onStep: (direction: 1 | -1) => void;
  onFit: () => void;
}

const BUTTON_STYLE =
  'touch-target type-data grid h-8 place-items-center rounded-control text-ink-2 transition-[background-color] enabled:hover:bg-ink/8 enabled:hover:text-ink disabled:text-ink-3/60';

/** 100% is actual size. Clicking the percentage fits the page. */
export function ZoomButtons({ zoom, isFitted, canShrink, canGrow, onStep, onFit }: ZoomButtonsProps) {
  const percent = `${Math.round(zoom * 100)}%`;
  return (
    <fieldset aria-label="Zoom" className="min-w-0 flex items-center">
      <Step label="Zoom out" disabled={!canShrink} onPress={() => onStep(-1)}>
        <Minus size={16} strokeWidth={1.6} aria-hidden />
      </Step>
      <Tooltip text={isFitted ? 'Page is fitted' : 'Fit the page'}>
        <button
          type="button"
          aria-label={`Fit the page; now ${percent}`}
          aria-pressed={isFitted}
          onClick={onFit}
          className={`${BUTTON_STYLE} min-w-12 px-1`}
        >
          {percent}
        </button>
      </Tooltip>
      <Step label="Zoom in" disabled={!canGrow} onPress={() => onStep(1)}>
        <Plus size={16} strokeWidth={1.6} aria-hidden />
      </Step>
    </fieldset>
  );
}

interface StepProps {
  label: string;
  disabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Step({ label, disabled, onPress, children }: StepProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        disabled={disabled}
        onClick={onPress}
        className={`${BUTTON_STYLE} w-8`}
      >
        {children}
      </button>
    </Tooltip>
  );
}
