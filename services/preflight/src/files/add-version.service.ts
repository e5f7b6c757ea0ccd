import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { addVersion, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { FileStore } from '@printpartner/file-store';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { lockLiveUser, requireLiveProject } from '@printpartner/service-kit';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { uploadNotFound } from './file-errors.ts';
import { FileUpload } from './file-upload.entity.ts';
import { FileVersion } from './file-version.entity.ts';
import { assembling } from './file-uploads.service.ts';
import { JobFile } from './job-file.entity.ts';
import { JobFilesRepository } from './job-files.repository.ts';
import { type BegunCheck, VersionChecks } from './version-checks.ts';

/** What an upload became. */
interface Added {
  version: FileVersion;
  isKnown: boolean;
  check: BegunCheck | null;
}

@Controller()
export class AddVersionService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: JobFilesRepository,
    private readonly checks: VersionChecks,
    private readonly store: FileStore,
  ) {}

  /**
   * Idempotent. Contents that the file already has are not added again.
   *
   * @throws AppError auth.no_session, projects.not_found, files.not_found, files.upload_not_found, system.busy if another gateway has begun to put the parts together since
   */
  @HandleRpc(addVersion)
  async add(
    order: RpcInput<typeof addVersion>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof addVersion>> {
    const { version, isKnown, check } = await this.dataSource.transaction(async (manager) => {
      await lockLiveUser(manager, userId);
      return this.complete(manager, userId, order);
    });
    if (version.fileKey !== order.key) await this.store.remove(order.key);
    const { manager } = this.dataSource;
    if (check) await this.checks.enqueue(manager, check);
    const file = await this.files.answer(manager, userId, version.fileId);
    return { file, versionId: version.id, isKnown };
  }

  private async complete(
    manager: EntityManager,
    userId: string,
    { id, key, sha256, check }: RpcInput<typeof addVersion>,
  ): Promise<Added> {
    const upload = await manager.findOneBy(FileUpload, { id, userId });
    if (!upload) throw uploadNotFound();
    if (upload.versionId !== null) {
      const version = await this.files.version(manager, userId, upload.versionId);
      return { version, isKnown: upload.isKnown, check: null };
    }
    if (upload.assembledKey !== key) throw assembling();
    await requireLiveProject(manager, userId, upload.projectId);
    const file = await this.fileOf(manager, upload);
    const where = { userId, fileId: file.id, sha256, removedAt: IsNull() };
    const known = await manager.findOneBy(FileVersion, where);
    const { filename, size } = upload;
    const version = known ?? (await addTo(manager, file, { filename, size, sha256, fileKey: key }));
    const isKnown = known !== null;
    const done = { versionId: version.id, isKnown, parts: {}, assembledKey: null, assemblingUntil: null };
    await manager.update(FileUpload, { id, userId }, done);
    return { version, isKnown, check: isKnown ? null : await this.checks.tryBegin(manager, version, check) };
  }

  /** Another page, which doesn't know that the project has a file of this name, means that file. */
  private async fileOf(
    manager: EntityManager,
    { userId, projectId, fileId, filename: name }: FileUpload,
  ): Promise<JobFile> {
    if (fileId !== null) return this.files.hold(manager, userId, fileId);
    const named = await manager.findOneBy(JobFile, { userId, projectId, name, removedAt: IsNull() });
    if (named) return this.files.hold(manager, userId, named.id);
    return manager.save(manager.create(JobFile, { userId, projectId, name, lastNumber: 0 }));
  }
}

async function addTo(
  manager: EntityManager,
  { id: fileId, userId, lastNumber }: JobFile,
  contents: Pick<FileVersion, 'filename' | 'size' | 'sha256' | 'fileKey'>,
): Promise<FileVersion> {
  const number = lastNumber + 1;
  await manager.update(JobFile, { id: fileId, userId }, { lastNumber: number });
  const version = { userId, fileId, number, addedBy: 'owner', ...contents } as const;
  return manager.save(manager.create(FileVersion, version));
}
