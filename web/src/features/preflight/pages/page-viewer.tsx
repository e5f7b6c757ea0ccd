import { useEffect, useMemo, useRef, useState } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PreflightResult } from '@printpartner/contracts/types';
import { VerdictNote } from '../../../ui/verdict.tsx';
import { openPdf } from './pdf-js.ts';
import { PageSummary } from './page-navigator.tsx';
import { usePageKeys } from './use-page-keys.ts';
import type { PageState } from './page-pasteboard.tsx';
import { PageStage } from './page-stage.tsx';
import { verdictsByPage } from './page-verdict.ts';
import { findingKey, type FindingSelection, isOnPage, type PlacedFinding } from './placed-finding.ts';
import { useThumbnailPainter } from './thumbnail-painter.ts';
import { ThumbnailStrip } from './thumbnail-strip.tsx';

export interface PageViewerProps extends FindingSelection {
  /** The file that was checked; its pages are drawn from this local copy. */
  file: File;
  password: string | undefined;
  result: PreflightResult;
  findings: readonly PlacedFinding[];
}

const closedTexts = {
  password: 'The pages can’t be drawn without the file’s password. Their outlines and findings are shown.',
  damaged: 'The pages can’t be drawn here. Their outlines and findings are shown.',
  gone: 'The file was moved or changed since it was chosen, so its pages can’t be drawn. Choose it again to see them.',
} as const;

/** The pages of a checked file with the findings drawn on them. */
export function PageViewer({ file, password, result, findings, ...selection }: PageViewerProps) {
  const opened = usePdf(file, password);
  const pdf = opened.state === 'open' ? opened.pdf : null;
  const [chosenNumber, setNumber] = useState(1);
  const { pages } = result;
  const number = Math.min(chosenNumber, pages.length);
  const [settled, setSettled] = useState<{ number: number; state: PageState }>();

  // Go to the page of a finding selected in the list.
  const key = findingKey(selection.selected);
  const [shownKey, setShownKey] = useState('');
  if (key !== shownKey) {
    setShownKey(key);
    const finding = selection.selected?.finding;
    // A finding on several pages may have been selected on any of them.
    // Pages after the listed ones can't be shown.
    const target = finding && !isOnPage(finding, number) ? (finding.page ?? number) : number;
    if (target <= pages.length) setNumber(target);
  }

  const section = useRef<HTMLElement>(null);
  usePageKeys(section, (by) => setNumber(Math.min(Math.max(number + by, 1), pages.length)));

  const page = pages[number - 1];
  const state = opened.state === 'closed' ? 'drawn' : settled?.number === number ? settled.state : 'drawing';
  const { mode, sessionId, limits } = result;
  const inkSource = useMemo(
    () => (mode === 'full' ? { sessionId, limits: limits.ink } : null),
    [mode, sessionId, limits],
  );
  const painter = useThumbnailPainter(pdf, pages, state === 'drawing');
  const verdicts = useMemo(() => verdictsByPage(result.checks), [result.checks]);
  const findingsHere = useMemo(
    () => findings.filter(({ finding }) => isOnPage(finding, number)),
    [findings, number],
  );
  if (!page) return null;

  return (
    <section ref={section} aria-label="Pages" className="@container flex h-full min-h-0 min-w-0 flex-col">
      {opened.state === 'closed' && (
        <div className="border-b border-rule p-2">
          <VerdictNote verdict="manual">{closedTexts[opened.why]}</VerdictNote>
        </div>
      )}
      <PageStage
        pdf={pdf}
        page={page}
        pageCount={pages.length}
        state={state}
        onState={(next) => setSettled({ number, state: next })}
        findings={findingsHere}
        inkSource={inkSource}
        {...selection}
      />
      <div className="flex flex-col gap-x-4 gap-y-1 border-t border-rule bg-sheet px-2.5 py-2 @lg:flex-row @lg:items-center">
        <ThumbnailStrip
          pages={pages}
          verdicts={verdicts}
          painter={painter}
          selected={number}
          onSelect={setNumber}
        />
        <PageSummary count={pages.length} selected={number} verdicts={verdicts} onSelect={setNumber} />
      </div>
    </section>
  );
}

type OpenedPdf =
  | { state: 'opening' }
  | { state: 'open'; pdf: PDFDocumentProxy }
  | { state: 'closed'; why: 'password' | 'damaged' | 'gone' };

/** Opens the file in pdf.js until the component unmounts. */
function usePdf(file: File, password: string | undefined): OpenedPdf {
  const [opened, setOpened] = useState<OpenedPdf>({ state: 'opening' });

  useEffect(() => {
    let isCurrent = true;
    const settle = (next: OpenedPdf) => isCurrent && setOpened(next);
    settle({ state: 'opening' });
    const task = openPdf(file, password, () => settle({ state: 'closed', why: 'gone' }));
    task.promise
      .then((pdf) => settle({ state: 'open', pdf }))
      .catch((reason: unknown) => {
        const isLocked = reason instanceof Error && reason.name === 'PasswordException';
        settle({ state: 'closed', why: isLocked ? 'password' : 'damaged' });
      });
    return () => {
      isCurrent = false;
      // Pending requests are rejected with the document.
      task.destroy().catch(() => undefined);
    };
  }, [file, password]);

  return opened;
}
