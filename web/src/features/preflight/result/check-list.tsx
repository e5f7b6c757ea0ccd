import { useEffect, useRef, type KeyboardEvent, type KeyboardEventHandler } from 'react';
import { ClipboardList } from 'lucide-react';
import type { PreflightCheck, PreflightResult } from '@printpartner/contracts/types';
import { verdictNames } from '../../../entities/preflight-result/result-text.ts';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { checkFigure, checkSummary } from './check-summary.ts';
import { groupChecks, skippedChecksText } from '../pages/placed-finding.ts';
import type { Selection } from './use-selection.ts';

interface CheckListProps {
  selection: Selection;
  result: PreflightResult;
  /** The list scrolls in its own pane. */
  isScroller: boolean;
}

const findingSteps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** All checks by verdict. A single tab stop: up and down arrows move between checks, left and right between findings. */
export function CheckList({ selection, result, isScroller }: CheckListProps) {
  const { ordered, findings, chosen, hovered, chooseCheck, setHovered, step } = selection;
  const skipped = skippedChecksText(result);
  const list = useRef<HTMLElement>(null);

  const chosenId = chosen?.check.id;
  useEffect(() => {
    // The list may be scrolled elsewhere when a finding is chosen on the page.
    if (isScroller) rowOf(list.current, chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId, isScroller]);

  function move(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = findingSteps[event.key];
    if (by) {
      event.preventDefault();
      rowOf(list.current, step(by)?.check.id)?.focus();
      return;
    }
    const index = ordered.findIndex((check) => check === chosen?.check);
    const next = ordered[indexAfter(event.key, index, ordered.length)];
    if (!next) return;
    event.preventDefault();
    if (next === chosen?.check) return;
    chooseCheck(next);
    rowOf(list.current, next.id)?.focus();
  }

  return (
    <nav ref={list} aria-label="Checks">
      {groupChecks(ordered).map(({ status, title, checks }) => (
        <section key={status} aria-labelledby={`checks-${status}`}>
          <h2
            id={`checks-${status}`}
            className="type-label flex justify-between border-b border-rule bg-sunk px-4 py-2.25 font-semibold text-ink-2 md:px-6"
          >
            {title}
            <span className="tabular-nums">{checks.length}</span>
          </h2>
          <ul>
            {checks.map((check) => (
              <CheckRow
                key={check.id}
                check={check}
                marker={status === 'pass' ? null : ordered.indexOf(check) + 1}
                isChosen={check === chosen?.check}
                isHovered={check === hovered?.check}
                onChoose={() => chooseCheck(check)}
                onKeyDown={move}
                onHover={(isOver) =>
                  setHovered(isOver ? (findings.find((finding) => finding.check === check) ?? null) : null)
                }
              />
            ))}
          </ul>
        </section>
      ))}
      {skipped !== undefined && <p className="type-data px-4 py-3 text-ink-2 md:px-6">{skipped}</p>}
    </nav>
  );
}

/** Marks a check that found a difference from the job. */
function JobNote() {
  return (
    <span className="type-note col-span-2 col-start-2 mt-0.5 flex items-center gap-1.5 text-ink-2">
      <ClipboardList size={14} strokeWidth={1.6} aria-hidden className="shrink-0" />
      From the job
    </span>
  );
}

const rowOf = (list: HTMLElement | null, checkId: string | undefined) =>
  list?.querySelector<HTMLElement>(`[data-check="${checkId}"]`);

function indexAfter(key: string, index: number, count: number): number {
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}

interface CheckRowProps {
  check: PreflightCheck;
  /** The number on the page's markers; null for a passed check. */
  marker: number | null;
  isChosen: boolean;
  isHovered: boolean;
  onChoose: () => void;
  onKeyDown: KeyboardEventHandler;
  onHover: (isOver: boolean) => void;
}

function CheckRow({ check, marker, isChosen, isHovered, onChoose, onKeyDown, onHover }: CheckRowProps) {
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
        <VerdictIcon verdict={check.status} size={18} label={verdictNames[check.status]} className="mt-px" />
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
            {check.findings.some(({ fromJob }) => fromJob) && <JobNote />}
          </>
        )}
      </button>
    </li>
  );
}
