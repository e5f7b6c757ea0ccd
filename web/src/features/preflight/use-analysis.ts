import { useCallback, useEffect, useRef, useState } from 'react';
import type { PreflightResult } from '@printpartner/contracts/types';
import { analyzePdf, type AnalysisProgress, type AnalysisRequest } from './api/analyze-pdf.ts';
import { judgeAgain } from './api/judge-again.ts';
import { analysisErrorText } from './api/send-pdf.ts';
import { newUuid } from '../../platform/uuid.ts';
import { forgetSession, noteSession } from './api/session.ts';
import { isTooLargeForMobile, type Rejection, rejectionOf } from './upload/file-rules.ts';

export type AnalysisOptions = Omit<AnalysisRequest, 'sessionId'> & { isMobile: boolean };

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

/** The chosen file and its analysis, one at a time. The server keeps the result only while this page shows it. */
export function useAnalysis(userId: string) {
  const [analysis, setAnalysis] = useState<Analysis>(none);
  const [file, setFile] = useState<File | null>(null);
  const [rejection, setRejection] = useState<Rejection>();
  const currentRun = useRef<Run | null>(null);
  const latestFile = useRef<File | undefined>(undefined);

  const endRun = useCallback(() => {
    const run = currentRun.current;
    currentRun.current = null;
    if (!run) return;
    run.aborter.abort();
    forgetSession(userId, run.sessionId);
  }, [userId]);

  const clear = useCallback(() => {
    endRun();
    setAnalysis(none);
  }, [endRun]);

  /** Sets the file without validating it. */
  function putFile(next: File | null) {
    latestFile.current = next ?? undefined;
    setRejection(undefined);
    setFile(next);
  }

  /** Validates a file that the user picked or dropped, before anything is uploaded. */
  async function chooseFile(chosen: File | undefined) {
    latestFile.current = chosen;
    const rejected = await rejectionOf(chosen);
    if (latestFile.current !== chosen) return;
    setRejection(rejected);
    setFile(rejected === undefined ? (chosen ?? null) : null);
    if (!rejected) clear();
  }

  /** Checks the file; if only its job or profile changed, by what the check before found. */
  async function start(options: AnalysisOptions): Promise<PreflightResult | undefined> {
    const session = currentRun.current?.sessionId;
    if (session === undefined || !isJudgedAlready(analysis, options)) return startOver(options);
    const run: Run = { sessionId: session, aborter: new AbortController() };
    currentRun.current?.aborter.abort();
    currentRun.current = run;
    const pages = analysis.result.pageCount;
    setAnalysis({ state: 'working', progress: { step: 'analyzing', page: pages, pages } });
    const result = await judgeAgain(session, options, run.aborter.signal);
    if (currentRun.current !== run) return undefined;
    if (!result) return startOver(options);
    setAnalysis({ ...analysis, result });
    return result;
  }

  async function startOver({ isMobile, ...options }: AnalysisOptions): Promise<PreflightResult | undefined> {
    endRun();
    const run: Run = { sessionId: newUuid(), aborter: new AbortController() };
    currentRun.current = run;
    noteSession(userId, run.sessionId);
    const update = (next: Analysis) => {
      if (currentRun.current === run) setAnalysis(next);
    };
    update({ state: 'working', progress: { step: 'sending', sent: 0, total: options.file.size } });
    try {
      if (isMobile && (await isTooLargeForMobile(options.file))) {
        update({ state: 'too-large' });
        return undefined;
      }
      // The user may have canceled while the pages were being counted.
      if (run.aborter.signal.aborted) return undefined;
      const request = { ...options, sessionId: run.sessionId };
      const result = await analyzePdf(request, run.aborter.signal, (progress) =>
        update({ state: 'working', progress }),
      );
      update({ state: 'done', result, file: options.file, password: options.password });
      return result;
    } catch (error) {
      update({ state: 'failed', message: analysisErrorText(error) });
      return undefined;
    }
  }

  useEffect(() => {
    // A page restored from the back/forward cache starts over: its data on the server is gone.
    const onPageHide = ({ persisted }: PageTransitionEvent) => (persisted ? clear() : endRun());
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      endRun();
    };
  }, [clear, endRun]);

  return { analysis, file, rejection, chooseFile, putFile, start, clear };
}

/** Whether the file was checked in the same mode, so that another job or profile needs no file. */
const isJudgedAlready = (
  analysis: Analysis,
  { file, password, mode }: AnalysisOptions,
): analysis is Extract<Analysis, { state: 'done' }> =>
  analysis.state === 'done' &&
  analysis.result.opens &&
  analysis.result.mode === mode &&
  analysis.file === file &&
  analysis.password === password;
