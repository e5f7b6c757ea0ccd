import { useFirstIdle } from '../../platform/lazy/use-first-idle.ts';
import { useLazyCode } from '../../platform/lazy/use-lazy-code.ts';
import { Boundary } from '../../ui/boundary.tsx';

const loadNews = () => import('../../features/quotes/news/quote-news.tsx');

interface QuoteNewsGateProps {
  /** The sheet whose quotes are on screen. */
  shownSheetId: string | null;
  onOpen: (sheetId: string) => void;
}

/** Loads what tells the user of new quotes when the browser is idle. Without it, mails still do. */
export function QuoteNewsGate(props: QuoteNewsGateProps) {
  const news = useLazyCode(loadNews, { isWanted: useFirstIdle(), onFailure: () => undefined });
  return (
    news && (
      <Boundary>
        <news.QuoteNews {...props} />
      </Boundary>
    )
  );
}
