import { useCallback, useEffect, useRef, useState } from 'react';
import type { PreflightResult } from '@printpartner/contracts/types';
import { analysisFailureText } from './api/analysis-failure.ts';
import { analyzePdf, type AnalysisProgress, type AnalysisRequest } from './api/analyze-pdf.ts';
import { forgetSession, noteSession } from './api/forget-session.ts';
import { newSessionId } from './api/session-id.ts';
import { isTooLargeForMobile } from './upload/file-rules.ts';

export type AnalysisOrder = Omit<AnalysisRequest, 'sessionId'> & { isMobile: boolean };

export type Analysis =
  | { state: 'none' }
  | { state: 'working'; progress: AnalysisProgress }
  | { state: 'failed'; message: string }
  | { state: 'too-large' }
  | { state: 'done'; result: PreflightResult; file: File; password: string | undefined };

interface Run {
  sessionId: string;
  aborter: AbortController;
}

const none: Analysis = { state: 'none' };

/** One analysis at a time. Its file stays on the server no longer than its result stays on the screen. */
export function useAnalysis(userId: string) {
  const [analysis, setAnalysis] = useState<Analysis>(none);
  const current = useRef<Run | null>(null);

  const leave = useCallback(() => {
    const run = current.current;
    current.current = null;
    if (!run) return;
    run.aborter.abort();
    forgetSession(userId, run.sessionId);
  }, [userId]);

  const clear = useCallback(() => {
    leave();
    setAnalysis(none);
  }, [leave]);

  /** Said as soon as the file is chosen. */
  const refuseTooLarge = useCallback(() => {
    if (!current.current) setAnalysis({ state: 'too-large' });
  }, []);

  const start = useCallback(
    async ({ isMobile, ...order }: AnalysisOrder): Promise<PreflightResult | undefined> => {
      leave();
      const run: Run = { sessionId: newSessionId(), aborter: new AbortController() };
      current.current = run;
      noteSession(userId, run.sessionId);
      const tell = (next: Analysis) => {
        if (current.current === run) setAnalysis(next);
      };
      tell({ state: 'working', progress: { step: 'sending', sent: 0, total: order.file.size } });
      try {
        if (isMobile && (await isTooLargeForMobile(order.file))) {
          tell({ state: 'too-large' });
          return undefined;
        }
        // Cancelled while its pages were counted.
        if (run.aborter.signal.aborted) return undefined;
        const request = { ...order, sessionId: run.sessionId };
        const result = await analyzePdf(request, run.aborter.signal, (progress) =>
          tell({ state: 'working', progress }),
        );
        tell({ state: 'done', result, file: order.file, password: order.password });
        return result;
      } catch (error) {
        tell({ state: 'failed', message: analysisFailureText(error) });
        return undefined;
      }
    },
    [leave, userId],
  );

  useEffect(() => {
    // A page that the browser keeps and shows again later has nothing left on the server: it begins anew.
    const hide = ({ persisted }: PageTransitionEvent) => (persisted ? clear() : leave());
    window.addEventListener('pagehide', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      leave();
    };
  }, [clear, leave]);

  return { analysis, start, clear, refuseTooLarge };
}
