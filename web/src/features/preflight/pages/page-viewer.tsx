import { useMemo, useRef, useState } from 'react';
import { VerdictNote } from '../../../ui/verdict.tsx';
import { isOnPage } from './finding-place.ts';
import { findingKey } from './finding-words.ts';
import { PageLines } from './page-lines.tsx';
import { PageStage } from './page-stage.tsx';
import type { PageState } from './page-desk.tsx';
import { verdictsByPage } from './page-verdict.ts';
import type { PageViewProps } from './page-view.ts';
import { ThumbnailStrip } from './thumbnail-strip.tsx';
import { usePageKeys } from './use-page-keys.ts';
import { usePdf } from './use-pdf.ts';
import { useThumbnailPainter } from './use-thumbnail-painter.ts';

const whyClosed = {
  password:
    'The pages cannot be drawn without the password of the file. Their outlines and what was found are shown.',
  damaged: 'The pages cannot be drawn here. Their outlines and what was found are shown.',
  gone: 'The file was moved or changed since it was chosen, so its pages cannot be drawn. Choose it again to see them.',
} as const;

/** The pages of a checked file, with what was found drawn on them. */
export default function PageView({ file, password, result, findings, ...choice }: PageViewProps) {
  const opened = usePdf(file, password);
  const pdf = opened.state === 'open' ? opened.pdf : null;
  const [chosen, setNumber] = useState(1);
  const { pages } = result;
  const number = Math.min(chosen, pages.length);
  const [settled, setSettled] = useState<{ number: number; state: PageState }>();

  // One chosen in the list is looked at on its page.
  const key = findingKey(choice.selected);
  const [followed, setFollowed] = useState('');
  if (key !== followed) {
    setFollowed(key);
    const finding = choice.selected?.finding;
    // What runs through the file may have been chosen on any of its pages.
    if (finding && !isOnPage(finding, number)) setNumber(finding.page ?? number);
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
  const here = useMemo(() => findings.filter(({ finding }) => isOnPage(finding, number)), [findings, number]);
  if (!page) return null;

  return (
    <section ref={section} aria-label="Pages" className="@container flex h-full min-h-0 min-w-0 flex-col">
      {opened.state === 'closed' && (
        <div className="border-b border-rule p-2">
          <VerdictNote verdict="manual">{whyClosed[opened.why]}</VerdictNote>
        </div>
      )}
      <PageStage
        pdf={pdf}
        page={page}
        pageCount={pages.length}
        state={state}
        onState={(next) => setSettled({ number, state: next })}
        findings={here}
        inkSource={inkSource}
        {...choice}
      />
      <div className="flex flex-col gap-x-4 gap-y-1 border-t border-rule bg-sheet px-2.5 py-2 @lg:flex-row @lg:items-center">
        <ThumbnailStrip
          pages={pages}
          verdicts={verdicts}
          painter={painter}
          selected={number}
          onSelect={setNumber}
        />
        <PageLines count={pages.length} selected={number} verdicts={verdicts} onSelect={setNumber} />
      </div>
    </section>
  );
}
