import { InboxEvent, OutboxEvent } from '@printpartner/messaging';
import { DeletedProject } from '@printpartner/service-kit';
import { FileUpload } from './files/file-upload.entity.ts';
import { FileVersion } from './files/file-version.entity.ts';
import { JobFile } from './files/job-file.entity.ts';
import { KeptPicture } from './kept-results/kept-picture.entity.ts';
import { KeptResult } from './kept-results/kept-result.entity.ts';
import { PreflightSessions1764200000000 } from './migrations/1764200000000-preflight-sessions.ts';
import { KeptResults1764300000000 } from './migrations/1764300000000-kept-results.ts';
import { InkPages1764400000000 } from './migrations/1764400000000-ink-pages.ts';
import { SessionLeases1764500000000 } from './migrations/1764500000000-session-leases.ts';
import { UploadSources1764600000000 } from './migrations/1764600000000-upload-sources.ts';
import { IndexesAtSize1764650000000 } from './migrations/1764650000000-indexes-at-size.ts';
import { SessionInterruptions1764700000000 } from './migrations/1764700000000-session-interruptions.ts';
import { SessionJobs1764800000000 } from './migrations/1764800000000-session-jobs.ts';
import { SessionSurveys1764900000000 } from './migrations/1764900000000-session-surveys.ts';
import { KeptJudgments1765000000000 } from './migrations/1765000000000-kept-judgments.ts';
import { Origins1768100000040 } from './migrations/1768100000040-origins.ts';
import { KeptChecks1768200000000 } from './migrations/1768200000000-kept-checks.ts';
import { KeptPictures1768800000000 } from './migrations/1768800000000-kept-pictures.ts';
import { JobFiles1769200000000 } from './migrations/1769200000000-job-files.ts';
import { ForgottenSession } from './sessions/forgotten-session.entity.ts';
import { PreflightSession } from './sessions/preflight-session.entity.ts';

export const preflightDatabase = {
  service: 'preflight',
  entities: [
    PreflightSession,
    ForgottenSession,
    KeptResult,
    KeptPicture,
    JobFile,
    FileVersion,
    FileUpload,
    DeletedProject,
    OutboxEvent,
    InboxEvent,
  ],
  migrations: [
    PreflightSessions1764200000000,
    KeptResults1764300000000,
    InkPages1764400000000,
    SessionLeases1764500000000,
    UploadSources1764600000000,
    IndexesAtSize1764650000000,
    SessionInterruptions1764700000000,
    SessionJobs1764800000000,
    SessionSurveys1764900000000,
    KeptJudgments1765000000000,
    Origins1768100000040,
    KeptChecks1768200000000,
    KeptPictures1768800000000,
    JobFiles1769200000000,
  ],
};
