export type { DocumentFacts, PageFacts, UnreadableFacts } from './facts/document-facts.ts';
export { readFacts } from './facts/survey.ts';
export type { FontFact } from './facts/font-facts.ts';
export type { ImageFact } from './facts/image-facts.ts';
export { inkLimits } from './ink/ink-limits.ts';
export type { InkPlane, InkPlanes } from './ink/totals/ink-planes.ts';
export type { OutputIntentFact } from './facts/output-intent-facts.ts';
export type { Box, BoxName, Boxes } from './pdf/boxes.ts';
export type { PdfErrorCode } from './pdf/pdf-error.ts';
export { BufferSource, type ByteSource, FileSource } from './pdf/source.ts';
export { PixelDecoder, type PixelDecoderOptions } from './pixels/pixel-decoder.ts';
export { judge, type JudgeOptions, type SurveyedFile, surveyFormat } from './judge.ts';
export { PreflightOptionError } from './option-rules.ts';
export { preflight, type PreflightOptions, type PreflightSource } from './preflight.ts';
export { defaultProfile, type Profile, type ProfileId, profileIds, profiles } from './profile/profile.ts';
export { jobProblem } from './job/job-rules.ts';
export type { JobColors, JobCover, JobSpec, ProcessColors, SideColors } from './job/job-spec.ts';
export { jobText } from './job/job-text.ts';
export { headlineOf, type JudgedChecks } from './report/headline.ts';
export {
  type CheckId,
  checkNames,
  type CheckResult,
  type CheckStatus,
  type Finding,
  type LowResImage,
  type Measure,
  type PageSummary,
  type PreflightMode,
  type PreflightResult,
} from './report/preflight-result.ts';
