import type { KeyboardEventHandler } from 'react';
import type { PreflightCheck } from '@printpartner/contracts/types';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { checkFigure, checkSummary } from './check-words.ts';

interface CheckRowProps {
  check: PreflightCheck;
  /** As on the page; a passed check has none. */
  marker: number | null;
  isChosen: boolean;
  isHovered: boolean;
  onChoose: () => void;
  onKeyDown: KeyboardEventHandler;
  onHover: (isOver: boolean) => void;
}

export function CheckRow({
  check,
  marker,
  isChosen,
  isHovered,
  onChoose,
  onKeyDown,
  onHover,
}: CheckRowProps) {
  const isPassed = check.status === 'pass';
  const figure = checkFigure(check);
  return (
    <li className="border-b border-rule">
      <button
        type="button"
        data-check={check.id}
        aria-current={isChosen || undefined}
        tabIndex={isChosen ? 0 : -1}
        onClick={onChoose}
        onKeyDown={onKeyDown}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHover(true)}
        onPointerLeave={() => onHover(false)}
        className={`type-data grid w-full grid-cols-[18px_minmax(0,1fr)_auto] items-start gap-x-3 border-l-3 border-transparent pr-4 pl-3.25 text-left -outline-offset-2! md:pr-5 md:pl-5.25 ${isPassed ? 'py-1.5 max-md:py-3' : 'py-2.5'} ${isHovered ? 'bg-sunk' : ''} hover:bg-sunk aria-current:border-cyan aria-current:bg-cyan-tint`}
      >
        <VerdictIcon verdict={check.status} size={18} label={check.status} className="mt-px" />
        <span className={isPassed ? '' : 'type-body font-semibold'}>{check.name}</span>
        <span className={`font-semibold ${check.status === 'fail' ? 'text-fail' : 'text-warning'}`}>
          {figure}
        </span>
        {!isPassed && (
          <>
            <span aria-hidden className="type-note text-center text-ink-3 tabular-nums">
              {marker}
            </span>
            <span className="col-span-2 line-clamp-3 text-ink-2">{checkSummary(check)}</span>
          </>
        )}
      </button>
    </li>
  );
}
