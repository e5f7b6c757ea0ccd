import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { PreflightResult } from '@printpartner/contracts/types';
import { groupChecks } from './check-groups.ts';
import { CheckRow } from './check-row.tsx';
import { notMadeText } from './checks-made.ts';
import type { Selection } from './use-selection.ts';

interface CheckListProps {
  selection: Selection;
  result: PreflightResult;
  /** Stands in a pane of its own, which scrolls. */
  isScroller: boolean;
}

const findingSteps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** All fifteen by severity. One stop of the Tab key: up and down go through the checks, left and right through findings. */
export function CheckList({ selection, result, isScroller }: CheckListProps) {
  const { ordered, findings, chosen, hovered, chooseCheck, setHovered, step } = selection;
  const notMade = notMadeText(result);
  const list = useRef<HTMLElement>(null);

  const chosenId = chosen?.check.id;
  useEffect(() => {
    // What is chosen on a page, or step by step, shows in a list that has scrolled elsewhere.
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
    const place = ordered.findIndex((check) => check === chosen?.check);
    const next = ordered[placeAfter(event.key, place, ordered.length)];
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
      {notMade !== undefined && <p className="type-data px-4 py-3 text-ink-2 md:px-6">{notMade}</p>}
    </nav>
  );
}

const rowOf = (list: HTMLElement | null, checkId: string | undefined) =>
  list?.querySelector<HTMLElement>(`[data-check="${checkId}"]`);

function placeAfter(key: string, place: number, count: number): number {
  if (key === 'ArrowDown') return Math.min(place + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(place - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
