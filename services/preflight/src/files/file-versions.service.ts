import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  checkVersion,
  limits,
  locateVersion,
  preflightOwner,
  readPicture,
  removeVersion,
  restoreVersion,
  type RpcInput,
  type RpcOutput,
  savePicture,
} from '@printpartner/contracts';
import { AppError, HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { lockLiveUser } from '@printpartner/service-kit';
import { type DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { SessionCleanup } from '../sessions/session-cleanup.ts';
import { limitReached, versionNotFound } from './file-errors.ts';
import { FileVersion } from './file-version.entity.ts';
import { JobFilesRepository } from './job-files.repository.ts';
import { VersionChecks } from './version-checks.ts';

@Controller()
export class FileVersionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: JobFilesRepository,
    private readonly checks: VersionChecks,
    private readonly cleanup: SessionCleanup,
  ) {}

  /** @throws AppError files.not_found */
  @HandleRpc(locateVersion)
  async locate(
    { id }: RpcInput<typeof locateVersion>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof locateVersion>> {
    const { manager } = this.dataSource;
    const { fileId, size, sha256, fileKey: key } = await this.files.version(manager, userId, id);
    const { name } = await this.files.require(manager, userId, fileId);
    return { name, size, sha256, key };
  }

  /** Ends a check that is under way. @throws AppError files.not_found, request.too_large, request.rate_limited */
  @HandleRpc(checkVersion)
  async check(
    { id, ...order }: RpcInput<typeof checkVersion>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof checkVersion>> {
    const { version, begun, isUnderWay } = await this.dataSource.transaction(async (manager) => {
      await lockLiveUser(manager, userId);
      const found = await this.files.version(manager, userId, id);
      const wasUnderWay = await this.checks.isUnderWay(manager, found);
      const check = await this.checks.begin(manager, found, order);
      return { version: found, begun: check, isUnderWay: wasUnderWay };
    });
    if (isUnderWay && version.sessionId !== null)
      await this.cleanup.forget(version.sessionId, preflightOwner.ofUser(userId));
    const { manager } = this.dataSource;
    await this.checks.enqueue(manager, begun);
    return this.files.answer(manager, userId, version.fileId);
  }

  /** Idempotent. @throws AppError files.not_found, request.invalid for the last one of its file */
  @HandleRpc(removeVersion)
  async remove(
    { id }: RpcInput<typeof removeVersion>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof removeVersion>> {
    await this.dataSource.transaction(async (manager) => {
      await lockLiveUser(manager, userId);
      const { fileId, removedAt } = await this.requireOfLiveFile(manager, userId, id);
      if (removedAt !== null) return;
      const others = { userId, fileId, id: Not(id), removedAt: IsNull() };
      if (!(await manager.existsBy(FileVersion, others))) throw lastVersion();
      await manager.update(FileVersion, { id, userId }, { removedAt: () => 'now()' });
    });
    return {};
  }

  /** Idempotent. @throws AppError files.not_found, files.limit_reached, request.invalid if a version was added meanwhile with the same contents */
  @HandleRpc(restoreVersion)
  async restore(
    { id }: RpcInput<typeof restoreVersion>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof restoreVersion>> {
    return this.dataSource.transaction(async (manager) => {
      await lockLiveUser(manager, userId);
      const { fileId, sha256, removedAt } = await this.requireOfLiveFile(manager, userId, id);
      if (removedAt !== null) {
        const others = await manager.findBy(FileVersion, { userId, fileId, removedAt: IsNull() });
        const same = others.find((other) => other.sha256 === sha256);
        if (same) throw sameContents(same.number);
        if (others.length >= limits.fileVersions) throw limitReached(TOO_MANY_VERSIONS);
        await manager.update(FileVersion, { id, userId }, { removedAt: null });
      }
      return this.files.answer(manager, userId, fileId);
    });
  }

  /** @throws AppError files.not_found */
  @HandleRpc(savePicture)
  async savePicture(
    { id, jpeg }: RpcInput<typeof savePicture>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof savePicture>> {
    const { manager } = this.dataSource;
    await this.files.version(manager, userId, id);
    await manager.update(FileVersion, { id, userId }, { picture: Buffer.from(jpeg, 'base64') });
    return {};
  }

  /** @throws AppError files.not_found, files.no_picture */
  @HandleRpc(readPicture)
  async readPicture(
    { id }: RpcInput<typeof readPicture>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof readPicture>> {
    const { manager } = this.dataSource;
    await this.files.version(manager, userId, id);
    const select = { id: true, picture: true } as const;
    const version = await manager.findOne(FileVersion, { select, where: { id, userId } });
    if (!version?.picture) throw noPicture();
    return { jpeg: Buffer.from(version.picture).toString('base64') };
  }

  /** Also a removed version. Relies on the user's lock. @throws AppError files.not_found */
  private async requireOfLiveFile(manager: EntityManager, userId: string, id: string): Promise<FileVersion> {
    const version = await manager.findOneBy(FileVersion, { id, userId });
    if (!version) throw versionNotFound();
    await this.files.hold(manager, userId, version.fileId);
    return version;
  }
}

const TOO_MANY_VERSIONS = `This file already has ${limits.fileVersions} versions, the maximum. Remove one to bring this one back.`;

const lastVersion = () =>
  new AppError('request.invalid', {
    userMessage: 'This is the only version of the file. Remove the file instead, or add a version first.',
  });

const sameContents = (number: number) =>
  new AppError('request.invalid', { userMessage: `Version ${number} has the same contents.` });

const noPicture = () =>
  new AppError('files.no_picture', { userMessage: 'This version has no picture of its first page.' });
