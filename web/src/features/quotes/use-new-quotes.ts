import { useEffect, useState } from 'react';
import type { Quote } from '@printpartner/contracts/types';
import { useMarkSeen } from '../../entities/quote/change-quote.ts';

/** The quotes that were new when they appeared here. They are marked as seen, and stay marked on screen until it closes. */
export function useNewQuotes(quotes: readonly Quote[]): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const { mutate: markSeen } = useMarkSeen();
  const unseen = quotes.filter(({ is_new: isNew }) => isNew).map(({ id, revision }) => ({ id, revision }));
  const missing = unseen.filter(({ id }) => !fresh.has(id));
  if (missing.length > 0) setFresh(new Set([...fresh, ...missing.map(({ id }) => id)]));

  const key = JSON.stringify(unseen);
  useEffect(() => {
    const shown: typeof unseen = JSON.parse(key);
    const mark = () => {
      // What came while the page was in the background hasn't been seen.
      if (document.visibilityState === 'visible' && shown.length > 0) markSeen(shown);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [key, markSeen]);
  return fresh;
}
