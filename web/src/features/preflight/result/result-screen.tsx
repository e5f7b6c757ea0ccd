import { useRef, type ReactNode } from 'react';
import type { PreflightResult } from '@printpartner/contracts/types';
import { CheckList } from './check-list.tsx';
import { checksMade } from './checks-made.ts';
import { FindingDetail } from './finding-detail.tsx';
import { PagesPane } from './pages-pane.tsx';
import { ResultActions } from './result-actions.tsx';
import { useColumns } from './use-columns.ts';
import { useSelection } from './use-selection.ts';
import { VerdictHeader } from './verdict-header.tsx';

interface ResultScreenProps {
  result: PreflightResult;
  file: File;
  password: string | undefined;
  keepAction: ReactNode;
  onNewFile: () => void;
  /** Has the same file looked at in full. */
  onFullScan: () => void;
}

/** What is wrong, where it is, and what to do: three panes side by side, or one below the other. */
export function ResultScreen({
  result,
  file,
  password,
  keepAction,
  onNewFile,
  onFullScan,
}: ResultScreenProps) {
  const columns = useColumns();
  const detail = useRef<HTMLDivElement>(null);
  // Another finding is read from its top.
  const selection = useSelection(checksMade(result), () => detail.current?.scrollTo(0, 0));
  const { chosen } = selection;

  function chooseInList(check: (typeof result.checks)[number]) {
    selection.chooseCheck(check);
    showDetail();
  }

  /** On a phone what is opened, in the list below or on the page above, is out of sight. */
  function showDetail() {
    if (columns === 1) detail.current?.scrollIntoView({ behavior: scrolling(), block: 'start' });
  }

  const panes = {
    list: (
      <div key="list" className="border-rule bg-sheet max-lg:border-t md:border-r lg:overflow-y-auto">
        <CheckList
          selection={{ ...selection, chooseCheck: chooseInList }}
          isScroller={columns === 3}
          result={result}
        />
      </div>
    ),
    pages: (
      <div key="pages" className="min-w-0 md:max-lg:col-span-2 lg:overflow-hidden">
        <PagesPane
          file={file}
          password={password}
          result={result}
          findings={selection.findings}
          selected={chosen?.finding ?? null}
          hovered={selection.hovered}
          onSelect={(finding) => {
            selection.chooseFinding(finding);
            showDetail();
          }}
          onHover={selection.setHovered}
        />
      </div>
    ),
    detail: (
      <div
        key="detail"
        ref={detail}
        className="scroll-mt-2 border-rule bg-sheet px-4 py-5 max-md:border-t md:max-lg:sticky md:max-lg:top-0 md:max-lg:self-start md:max-lg:border-t md:px-6 lg:flex lg:flex-col lg:overflow-y-auto lg:border-l lg:pb-0"
      >
        {chosen && (
          <FindingDetail result={result} chosen={chosen} selection={selection} onFullScan={onFullScan} />
        )}
        <ResultActions sessionId={result.sessionId} keepAction={keepAction} onNewFile={onNewFile} />
      </div>
    ),
  };
  const order = {
    1: ['pages', 'detail', 'list'],
    2: ['pages', 'list', 'detail'],
    3: ['list', 'pages', 'detail'],
  } as const;

  return (
    <div className="flex min-h-full flex-col bg-sheet lg:h-full">
      <VerdictHeader result={result} />
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] md:max-lg:grid-cols-2 lg:grid-cols-[324px_minmax(0,1fr)_336px]">
        {order[columns].map((pane) => panes[pane])}
      </div>
    </div>
  );
}

const scrolling = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
