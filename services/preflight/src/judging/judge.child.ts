// A separate process: what is judged comes from one that read an untrusted file.
import { judge } from '@printpartner/preflight-engine';
import { unpackSurvey } from '../analysis/packed-survey.ts';
import { presentResult } from '../analysis/present-result.ts';
import { serveRequests } from '../isolation/serve-requests.ts';
import type { JudgeRequest } from './judge-pool.ts';

serveRequests<JudgeRequest, string | null>(async ({ survey, upload, ...options }) => {
  const found = await unpackSurvey(survey);
  const result = found && judge(found, options);
  return result && JSON.stringify(presentResult(upload, result));
});
