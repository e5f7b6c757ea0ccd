import { useCallback, useEffect, useRef, useState } from 'react';
import type { PreflightResult } from '@printpartner/contracts/types';
import {
  analyzePdf,
  type AnalysisRequest,
  type AnalysisProgress,
  forgetSession,
  noteSession,
} from './api/analyze-pdf.ts';
import { judgeAgain, judgingErrorText } from './api/judge-again.ts';
import { analysisErrorText } from './api/send-pdf.ts';
import { newUuid } from '../../platform/uuid.ts';
import { isTooLargeForMobile, type Rejection, rejectionOf } from './upload/file-rules.ts';

interface Done {
  state: 'done';
  result: PreflightResult;
  file: File;
  password: string | undefined;
}

/** The result of the same file that a check under way, or a failed one, would replace. */
interface Unfinished {
  previous?: Done | undefined;
}

/** The check of one file, from none to its result. */
export type Analysis =
  | { state: 'none' }
  | (Unfinished & { state: 'working'; progress: AnalysisProgress })
  | (Unfinished & { state: 'failed'; message: string })
  | (Unfinished & { state: 'too-large' })
  | Done;

/** The result that canceling or closing a check returns to. */
export const previousOf = (analysis: Analysis): Done | undefined =>
  'previous' in analysis ? analysis.previous : undefined;

export type AnalysisOptions = Omit<AnalysisRequest, 'sessionId'> & { isMobile: boolean };

interface Run {
  sessionId: string;
  aborter: AbortController;
}

const none: Analysis = { state: 'none' };

/**
 * The chosen file and its analysis, one at a time. The server keeps the result only while this page shows it. A result stays
 * until the next one of its file replaces it, so that a check that fails or is canceled loses nothing.
 */
export function useAnalysis(userId: string) {
  const [analysis, setAnalysis] = useState<Analysis>(none);
  const [file, setFile] = useState<File | null>(null);
  const [rejection, setRejection] = useState<Rejection>();
  const currentRun = useRef<Run | null>(null);
  const lastDone = useRef<Done | null>(null);
  /** The server may have judged by what this page doesn't show. */
  const isServerAhead = useRef(false);
  const latestFile = useRef<File | undefined>(undefined);

  const endRun = useCallback(() => {
    const run = currentRun.current;
    currentRun.current = null;
    if (!run) return;
    run.aborter.abort();
    if (run.sessionId !== lastDone.current?.result.sessionId) forgetSession(userId, run.sessionId);
  }, [userId]);

  const replaceDone = useCallback(
    (next: Done | null) => {
      const old = lastDone.current?.result.sessionId;
      lastDone.current = next;
      isServerAhead.current = false;
      if (old !== undefined && old !== next?.result.sessionId) forgetSession(userId, old);
    },
    [userId],
  );

  const endAll = useCallback(() => {
    endRun();
    replaceDone(null);
  }, [endRun, replaceDone]);

  const clear = useCallback(() => {
    endAll();
    setAnalysis(none);
  }, [endAll]);

  /** Ends the check under way, and returns to the result before it, if the file has one. */
  function cancel() {
    const before = lastDone.current;
    if (!before?.result.opens) return clear();
    endRun();
    setAnalysis(before);
    if (!isServerAhead.current) return;
    isServerAhead.current = false;
    // Its report, and the result that is kept, are the server's.
    const { sessionId, mode, profile, job } = before.result;
    judgeAgain(sessionId, { mode, profile, job }).catch(() => (isServerAhead.current = true));
  }

  /** Sets the file without validating it. */
  function putFile(next: File | null) {
    latestFile.current = next ?? undefined;
    setRejection(undefined);
    setFile(next);
  }

  /**
   * Validates a file that the user picked or dropped, before anything is uploaded.
   *
   * @param onAccepted changes what goes with the file at the same time as the file
   */
  async function chooseFile(chosen: File | undefined, onAccepted: () => void) {
    latestFile.current = chosen;
    const rejected = await rejectionOf(chosen);
    if (latestFile.current !== chosen) return;
    setRejection(rejected);
    setFile(rejected === undefined ? (chosen ?? null) : null);
    if (rejected) return;
    onAccepted();
    clear();
  }

  /** Checks the file, if it can be by what the check before found. */
  async function start(options: AnalysisOptions): Promise<PreflightResult | undefined> {
    endRun();
    const done = lastDone.current;
    if (!done?.result.opens || done.file !== options.file) replaceDone(null);
    else if (done.password === options.password) return judge(done, options);
    return upload(options);
  }

  async function judge(previous: Done, options: AnalysisOptions): Promise<PreflightResult | undefined> {
    const { sessionId, pageCount: pages } = previous.result;
    const run: Run = { sessionId, aborter: new AbortController() };
    currentRun.current = run;
    isServerAhead.current = true;
    setAnalysis({ state: 'working', progress: { step: 'analyzing', page: pages, pages }, previous });
    try {
      const result = await judgeAgain(sessionId, options, run.aborter.signal);
      if (currentRun.current !== run) return undefined;
      return result ? finish({ ...previous, result }) : await upload(options);
    } catch (error) {
      if (currentRun.current === run)
        setAnalysis({ state: 'failed', message: judgingErrorText(error), previous });
      return undefined;
    }
  }

  async function upload({ isMobile, ...options }: AnalysisOptions): Promise<PreflightResult | undefined> {
    const run: Run = { sessionId: newUuid(), aborter: new AbortController() };
    const previous = lastDone.current ?? undefined;
    currentRun.current = run;
    noteSession(userId, run.sessionId);
    const isCurrent = () => currentRun.current === run;
    const update = (next: Analysis) => {
      if (isCurrent()) setAnalysis(next);
    };
    update({ state: 'working', progress: { step: 'sending', sent: 0, total: options.file.size }, previous });
    try {
      if (isMobile && (await isTooLargeForMobile(options.file))) {
        update({ state: 'too-large', previous });
        return undefined;
      }
      // The user may have canceled while the pages were being counted.
      if (run.aborter.signal.aborted) return undefined;
      const request = { ...options, sessionId: run.sessionId };
      const result = await analyzePdf(request, run.aborter.signal, (progress) =>
        update({ state: 'working', progress, previous }),
      );
      if (!isCurrent()) return undefined;
      return finish({ state: 'done', result, file: options.file, password: options.password });
    } catch (error) {
      update({ state: 'failed', message: analysisErrorText(error), previous });
      return undefined;
    }
  }

  function finish(done: Done): PreflightResult {
    currentRun.current = null;
    replaceDone(done);
    setAnalysis(done);
    return done.result;
  }

  useEffect(() => {
    // A page restored from the back/forward cache starts over: its data on the server is gone.
    const onPageHide = ({ persisted }: PageTransitionEvent) => (persisted ? clear() : endAll());
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      endAll();
    };
  }, [clear, endAll]);

  return { analysis, file, rejection, chooseFile, putFile, start, cancel, clear };
}
