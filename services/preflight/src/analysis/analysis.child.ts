// A separate process, so that a hostile PDF that crashes the reader ends only this one. Its environment has no secrets.
import { PixelDecoder, preflight, type SurveyedFile } from '@printpartner/preflight-engine';
import { serveRequests } from '../isolation/serve-requests.ts';
import type { AnalysisAnswer, AnalysisProgress, AnalysisRequest } from './analysis-pool.ts';
import { InkFile } from './ink-file.ts';
import { packSurvey } from './packed-survey.ts';
import { presentResult } from './present-result.ts';

const decoder = new PixelDecoder();
const PROGRESS_EVERY_MS = 200;

serveRequests<AnalysisRequest, AnalysisAnswer, AnalysisProgress>(
  async ({ upload, path, inkPath, inkMs, mode, profile, job, password }, report) => {
    let sentAt = 0;
    let surveyed: SurveyedFile | undefined;
    await using inks = mode === 'full' ? new InkFile(inkPath) : null;
    const result = await preflight(path, {
      mode,
      profile,
      decoder,
      inkMs,
      ...(password !== undefined && { password }),
      ...(job && { job }),
      onProgress: (progress) => {
        if (Date.now() - sentAt < PROGRESS_EVERY_MS) return;
        sentAt = Date.now();
        report(progress);
      },
      onSurvey: (file) => (surveyed = file),
      ...(inks && { onInkPage: (page, planes) => inks.add(page, planes) }),
    });
    return {
      result: JSON.stringify(presentResult(upload, result)),
      inks: (await inks?.finish()) ?? null,
      survey: surveyed ? await packSurvey(surveyed) : null,
    };
  },
);
