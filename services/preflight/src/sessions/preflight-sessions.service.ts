import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  forgetPreflight,
  locateInkPage,
  preflightOwner,
  readLatestResult,
  readPreflight,
  type RpcInput,
  type RpcOutput,
  submitPreflight,
} from '@printpartner/contracts';
import { AppError, type HandlerCall, HandleRpc } from '@printpartner/messaging';
import { lockLiveUser } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { FairQueue } from '../analysis/fair-queue.ts';
import { PreflightSessionsRepository } from './preflight-sessions.repository.ts';
import { SessionCleanup } from './session-cleanup.ts';
import { lockUploads, requireRoom } from './upload-quota.ts';

@Controller()
export class PreflightSessionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: FairQueue,
    private readonly sessions: PreflightSessionsRepository,
    private readonly cleanup: SessionCleanup,
  ) {}

  /** @throws AppError auth.no_session, preflight.not_found (removed during the upload), preflight.session_taken, request.rate_limited */
  @HandleRpc(submitPreflight)
  async submit({
    sessionId,
    owner,
    source,
    upload,
    mode,
    profile,
    password,
    job,
  }: RpcInput<typeof submitPreflight>): Promise<RpcOutput<typeof submitPreflight>> {
    const { key: fileKey, filename, size } = upload;
    const ahead = await this.dataSource.transaction(async (manager) => {
      const userId = preflightOwner.userIdOf(owner);
      // The account may have been deleted during the upload.
      if (userId !== null) await lockLiveUser(manager, userId);
      const file = { fileKey, filename, fileSize: String(size) };
      // Checks may have been submitted during the upload.
      await lockUploads(manager, source);
      const unfinished = await requireRoom(manager, source);
      const choices = { mode, profile, job: job ?? null };
      const session = { id: sessionId, owner, source, ...file, ...choices, state: 'waiting' } as const;
      if (!(await this.sessions.insert(manager, session))) throw sessionTaken();
      return unfinished;
    });
    await this.queue.add({ sessionId, fileKey, password }, source, ahead);
    return { state: 'waiting', page: 0, pages: 0 };
  }

  /** @throws AppError preflight.not_found */
  @HandleRpc(readPreflight)
  async read({ sessionId, owner }: RpcInput<typeof readPreflight>): Promise<RpcOutput<typeof readPreflight>> {
    const { state, page, pages, result, failure } = await this.sessions.ofOwner(sessionId, owner);
    return { state, page, pages, result, failure };
  }

  @HandleRpc(readLatestResult)
  async readLatest(
    _input: RpcInput<typeof readLatestResult>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof readLatestResult>> {
    const session = await this.sessions.latestWithResult(preflightOwner.ofUser(userId));
    if (!session?.result || !session.endedAt) return { latest: null };
    return { latest: { result: session.result, endedAt: session.endedAt.toISOString() } };
  }

  /** @throws AppError preflight.not_found, preflight.no_ink */
  @HandleRpc(locateInkPage)
  async locateInks({
    sessionId,
    owner,
    page,
  }: RpcInput<typeof locateInkPage>): Promise<RpcOutput<typeof locateInkPage>> {
    const { mode, inkKey, inkPages } = await this.sessions.inksOfOwner(sessionId, owner);
    const location = inkPages.find((inkPage) => inkPage.page === page);
    if (!location || inkKey === null) throw noInk(mode);
    return { key: inkKey, from: location.from, length: location.length };
  }

  @HandleRpc(forgetPreflight)
  async forget({
    sessionId,
    owner,
  }: RpcInput<typeof forgetPreflight>): Promise<RpcOutput<typeof forgetPreflight>> {
    await this.cleanup.forget(sessionId, owner);
    return {};
  }
}

const sessionTaken = () =>
  new AppError('preflight.session_taken', {
    userMessage: 'This check has already started. Upload the file again to run a new one.',
  });

const noInk = (mode: 'quick' | 'full') =>
  new AppError('preflight.no_ink', {
    userMessage:
      mode === 'quick'
        ? "A Quick Scan doesn't measure ink coverage. Run a Full Scan to see it."
        : "Ink coverage isn't available for this page: the file has too many pages, the page is too complex, or newer checks took its place.",
  });
