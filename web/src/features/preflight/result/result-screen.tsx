import { Suspense, useRef, type ReactNode, type RefObject } from 'react';
import type { PreflightJob, PreflightResult } from '@printpartner/contracts/types';
import { lazyScreen } from '../../../platform/lazy/lazy-screen.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { EmptyFrame } from '../../../ui/empty-frame.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { LastJob } from '../job/use-judge-by.ts';
import type { PageViewerProps } from '../pages/page-viewer.tsx';
import { CheckList } from './check-list.tsx';
import { FindingDetail } from './finding-detail.tsx';
import { listedChecks } from '../pages/placed-finding.ts';
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
  /** Asks for the options of another check of the same file. */
  onRepeat: () => void;
  /** Judges by the job that the file looks like. */
  onTakeGuess: (guess: PreflightJob) => void;
  /** The job that the file before was judged by. */
  lastJob: LastJob | null;
  onTakeLastJob: (lastJob: LastJob) => void;
}

/** Checks, pages and finding: three panes side by side, or stacked. */
export function ResultScreen(props: ResultScreenProps) {
  const { result, file, password, keepAction, onNewFile, onRepeat } = props;
  const columns = useColumns();
  const pages = useRef<HTMLDivElement>(null);
  const detail = useRef<HTMLDivElement>(null);
  // Show each finding from its top.
  const selection = useSelection(listedChecks(result), () => detail.current?.scrollTo(0, 0));
  const { chosen } = selection;

  function chooseInList(check: (typeof result.checks)[number]) {
    selection.chooseCheck(check);
    show(check.findings.some(({ page }) => page !== null) ? pages : detail);
  }

  /** A pane may be scrolled out of view on a phone. */
  function show(pane: RefObject<HTMLDivElement | null>) {
    if (columns === 1) pane.current?.scrollIntoView({ behavior: scrolling(), block: 'start' });
  }

  const panes = {
    list: (
      <div key="list" className="border-rule bg-sheet md:max-lg:border-t md:border-r lg:overflow-y-auto">
        <CheckList
          selection={{ ...selection, chooseCheck: chooseInList }}
          isScroller={columns === 3}
          result={result}
        />
      </div>
    ),
    pages: (
      <div key="pages" ref={pages} className="min-w-0 scroll-mt-2 md:max-lg:col-span-2 lg:overflow-hidden">
        <PagesPane
          file={file}
          password={password}
          result={result}
          findings={selection.findings}
          selected={chosen?.finding ?? null}
          hovered={selection.hovered}
          onSelect={(finding) => {
            selection.chooseFinding(finding);
            show(detail);
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
          <FindingDetail result={result} chosen={chosen} selection={selection} onFullScan={onRepeat} />
        )}
        <ResultActions
          result={result}
          file={file}
          password={password}
          keepAction={keepAction}
          onNewFile={onNewFile}
        />
      </div>
    ),
  };
  const order = {
    1: ['list', 'pages', 'detail'],
    2: ['pages', 'list', 'detail'],
    3: ['list', 'pages', 'detail'],
  } as const;

  return (
    <div className="flex min-h-full flex-col bg-sheet lg:h-full">
      <VerdictHeader
        result={result}
        onRepeat={onRepeat}
        onTakeGuess={props.onTakeGuess}
        lastJob={props.lastJob}
        onTakeLastJob={props.onTakeLastJob}
      />
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] md:max-lg:grid-cols-2 lg:grid-cols-[324px_minmax(0,1fr)_336px]">
        {order[columns].map((pane) => panes[pane])}
      </div>
    </div>
  );
}

const scrolling = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

// A separate chunk: pdf.js is larger than everything else here.
const PageViewer = lazyScreen(async () => (await import('../pages/page-viewer.tsx')).PageViewer);

/** The pages, or why they can't be shown; list and findings work without them. */
function PagesPane(props: PageViewerProps) {
  if (!props.result.opens) return <NoPages>The file can’t be opened, so there are no pages to draw.</NoPages>;
  return (
    <Boundary fallback={<NoPages>The pages couldn’t be drawn here. The findings are complete.</NoPages>}>
      <Suspense
        fallback={
          <div className="grid size-full min-h-60 place-items-center bg-board">
            <Spinner>Drawing the pages...</Spinner>
          </div>
        }
      >
        <PageViewer {...props} />
      </Suspense>
    </Boundary>
  );
}

function NoPages({ children }: { children: string }) {
  return (
    <div className="grid size-full min-h-60 place-items-center bg-board p-6">
      <EmptyFrame title="No pages to show">{children}</EmptyFrame>
    </div>
  );
}
