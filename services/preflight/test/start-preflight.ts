import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  accountDeleted,
  authEvents,
  preflightRpcs,
  projectDeleted,
  projectsEvents,
  readPreflight,
  type RpcOutput,
  type RpcRequest,
  submitPreflight,
} from '@printpartner/contracts';
import { eventually, startService } from '@printpartner/testing';
import type { Job, Queue } from 'bullmq';
import { AnalysisLeasesRepository } from '../src/analysis/analysis-leases.repository.ts';
import { ANALYSIS_QUEUE, type AnalysisJob, FairQueue } from '../src/analysis/fair-queue.ts';
import { preflightDatabase } from '../src/database.ts';
import { RemovedFilesSweeper } from '../src/files/removed-files.sweeper.ts';
import type { PreflightSettings } from '../src/env.ts';
import { PreflightModule } from '../src/preflight.module.ts';
import { ExpiredSessionsSweeper } from '../src/sessions/expired-sessions.sweeper.ts';
import { PreflightSessionsRepository } from '../src/sessions/preflight-sessions.repository.ts';

type Submission = RpcRequest<typeof submitPreflight>;
type State = RpcOutput<typeof readPreflight>;

/** The preflight service with its own database, Redis and file store. */
export async function startPreflight(settings: Partial<PreflightSettings> = {}) {
  const uploads = mkdtempSync(join(tmpdir(), 'uploads-'));
  const service = await startService({
    database: preflightDatabase,
    contracts: preflightRpcs,
    module: (shared) =>
      PreflightModule.with({
        ...shared,
        STORAGE_URL: pathToFileURL(uploads).href,
        PREFLIGHT_WORKERS: 1,
        PREFLIGHT_SECONDS: 600,
        PREFLIGHT_VISITOR_SECONDS: 600,
        PREFLIGHT_KEPT_MINUTES: 60,
        UPLOAD_LIMIT_MB: 500,
        FILES_OF_USER_MB: 5_120,
        FILES_MB: 102_400,
        ...settings,
      }),
  });
  const { database, call } = service;
  const names = () => (existsSync(uploads) ? readdirSync(uploads).filter((name) => name !== '.scratch') : []);
  const accounts = await service.publisher('auth', authEvents);
  const projects = await service.publisher('projects', projectsEvents);
  const queue = () => service.app.get<Queue<AnalysisJob>>(ANALYSIS_QUEUE);
  const read = (of: { sessionId: string; owner: string }): Promise<State> => call(readPreflight, of);
  return {
    database,
    call,
    read,
    sessions: service.app.get(PreflightSessionsRepository),
    leases: service.app.get(AnalysisLeasesRepository),
    uploads,
    jobs: (): Promise<Job<AnalysisJob>[]> => queue().getJobs(),
    files: () => names(),
    /** Names of the files that are given to programs now. */
    localFiles: () => readdirSync(join(uploads, '.scratch')),
    bytes: (key: string) => readFileSync(join(uploads, key)),
    /** Resolves when no job is active or waiting. */
    idle: () =>
      eventually(async () => {
        const { active = 0, waiting = 0, prioritized = 0 } = await queue().getJobCounts();
        if (active + waiting + prioritized > 0) throw new Error('jobs are active or waiting');
      }),
    /** Runs the jobs that wait for their time now. */
    promoteJobs: () =>
      eventually(async () => {
        const [job] = await queue().getDelayed();
        if (!job) throw new Error('no job is delayed');
        await job.promote();
      }),
    /** Deletes all jobs, like a wiped Redis. */
    async loseJobs(): Promise<void> {
      await queue().obliterate({ force: true });
    },
    findLostJobs: () => service.app.get(FairQueue).restore(0),
    clear(): void {
      for (const name of names()) rmSync(join(uploads, name));
    },
    /** Creates a file without a session. */
    createOrphan(name: string, ageMinutes: number): void {
      writeFileSync(join(uploads, name), '%PDF');
      const then = Date.now() / 1_000 - ageMinutes * 60;
      utimesSync(join(uploads, name), then, then);
    },
    /** Makes all files appear to be that old. */
    ageFiles(minutes: number): void {
      const then = Date.now() / 1_000 - minutes * 60;
      for (const name of names()) utimesSync(join(uploads, name), then, then);
    },
    sweep: () => service.app.get(ExpiredSessionsSweeper).sweep(),
    sweepFiles: () => service.app.get(RemovedFilesSweeper).sweep(),
    /** Stores a file as the gateway does, and submits it. */
    async submit(bytes: Buffer, changes: Partial<Submission> = {}) {
      const key = `check-${randomUUID()}.pdf`;
      const owner = changes.owner ?? `user:${randomUUID()}`;
      const submission: Submission = {
        sessionId: randomUUID(),
        owner,
        source: owner,
        mode: 'quick',
        upload: { key, filename: 'harbor.pdf', size: bytes.length },
        ...changes,
      };
      writeFileSync(join(uploads, submission.upload.key), bytes);
      await call(submitPreflight, submission);
      return { sessionId: submission.sessionId, owner: submission.owner };
    },
    isWorking: (of: { sessionId: string; owner: string }): Promise<void> =>
      eventually(async () => {
        if ((await read(of)).state !== 'working') throw new Error('not working yet');
      }),
    /** Resolves with the final state, done or failed. */
    async ended(of: { sessionId: string; owner: string }): Promise<State> {
      return eventually(
        async () => {
          const state = await read(of);
          if (state.state !== 'done' && state.state !== 'failed') throw new Error(`still ${state.state}`);
          return state;
        },
        { timeout: 90_000 },
      );
    },
    async deleteAccount(userId: string): Promise<void> {
      const emailHash = '0'.repeat(64);
      await accounts.publish(accountDeleted, { userId, emailHash, deletedAt: new Date().toISOString() });
      await accounts.allAcknowledged();
    },
    async deleteProject(userId: string, projectId: string): Promise<void> {
      await projects.publish(projectDeleted, { userId, projectId, revision: 2 });
      await projects.allAcknowledged();
    },
    /** Restarts the service, as a deploy does. */
    async restart(): Promise<void> {
      await service.pause();
      await service.resume();
    },
    async stop() {
      await service.stop();
      rmSync(uploads, { recursive: true, force: true });
    },
  };
}
export type Preflight = Awaited<ReturnType<typeof startPreflight>>;
