/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag is a list of results below a combobox */
import { type Ref, useEffect, useRef } from 'react';
import { hitsIn } from '@printpartner/print-search/search';
import { sourceText } from '@printpartner/print-knowledge/figures';
import type { Answer } from '@printpartner/print-search/answers';
import { InchText } from '../../ui/trade-text.tsx';
import type { Result, ResultGroup } from './result.ts';

interface ResultListProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  groups: readonly ResultGroup[];
  query: string;
  /** The result that Enter opens. */
  activeId: string | undefined;
  onOpen: (result: Result) => void;
  onPoint: (result: Result) => void;
}

export const optionId = (listId: string, result: Result): string => `${listId}-${result.id}`;

/** The results by group. The keyboard moves in the field, so the options take no focus. */
export function ResultList({ ref, id, groups, query, activeId, onOpen, onPoint }: ResultListProps) {
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label="Results"
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-2"
    >
      {groups.map(({ name, results }) => (
        <div key={name} role="group" aria-label={name} className="py-2">
          <p aria-hidden className="type-label px-4 py-1.5 text-ink-2 md:px-5">
            {name}
          </p>
          {results.map((result) => (
            <Option
              key={result.id}
              id={optionId(id, result)}
              result={result}
              query={query}
              isActive={result.id === activeId}
              onOpen={() => onOpen(result)}
              onPoint={() => onPoint(result)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  result: Result;
  query: string;
  isActive: boolean;
  onOpen: () => void;
  onPoint: () => void;
}

function Option({ id, result, query, isActive, onOpen, onPoint }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and its keys
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      data-openable={result.address === undefined ? undefined : ''}
      onClick={onOpen}
      onPointerMove={onPoint}
      className="scroll-my-2 border-l-2 border-transparent px-4 py-2 aria-selected:border-cyan aria-selected:bg-cyan-tint data-openable:cursor-pointer md:px-5"
    >
      {result.answer ? <AnswerText answer={result.answer} /> : <FoundText result={result} query={query} />}
    </div>
  );
}

function FoundText({ result, query }: { result: Result; query: string }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="type-data font-semibold">
          <MarkedText text={result.title} query={query} />
        </span>
        <span className="type-note text-ink-3">{result.place}</span>
      </p>
      {result.lines.map((line, place) => (
        <p key={place} className="type-data line-clamp-2 text-ink-2">
          <MarkedText text={line} query={query} />
        </p>
      ))}
    </>
  );
}

/** A text in which the words that were looked for are marked. */
function MarkedText({ text, query }: { text: string; query: string }) {
  return hitsIn(text, query).map((piece, place) =>
    piece.isHit ? (
      <mark key={place} className="rounded-mark bg-yellow text-ink">
        <InchText>{piece.text}</InchText>
      </mark>
    ) : (
      <InchText key={place}>{piece.text}</InchText>
    ),
  );
}

/** The figure of a calculation with its arithmetic, what it assumes, and its sources. */
function AnswerText({ answer }: { answer: Answer }) {
  const { title, figure, arithmetic, assumed, sources, opens } = answer;
  return (
    <>
      <p className="type-data text-ink-2">
        <InchText>{title}</InchText>
      </p>
      <p className="type-section">
        <InchText>{figure}</InchText>
      </p>
      {arithmetic !== undefined && (
        <p className="type-note text-ink-2 tabular-nums">
          <InchText>{arithmetic}</InchText>
        </p>
      )}
      {assumed.length > 0 && (
        <p className="type-data mt-1 text-pretty">
          <InchText>{assumed.join(' ')}</InchText>
        </p>
      )}
      <p className="type-note mt-1 text-ink-3">
        <InchText>{`${[...new Set(sources.map((source) => sourceText(source)))].join('. ')}.`}</InchText>
        {opens && ('dieline' in opens ? ' Opens the dieline.' : ' Opens the calculator.')}
      </p>
    </>
  );
}
