import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  assembleUpload,
  cancelUpload,
  limits,
  partsOf,
  readUpload,
  recordPart,
  releaseUpload,
  type RpcInput,
  type RpcOutput,
  startUpload,
} from '@printpartner/contracts';
import { FileStore } from '@printpartner/file-store';
import { AppError, HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { lockLiveUser, requireLiveProject } from '@printpartner/service-kit';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { fileNotFound, limitReached, uploadNotFound } from './file-errors.ts';
import { newVersionKey } from './file-keys.ts';
import { FileRoom } from './file-room.ts';
import { FileUpload, presentUpload } from './file-upload.entity.ts';
import { FileVersion } from './file-version.entity.ts';
import { JobFile } from './job-file.entity.ts';
import { JobFilesRepository } from './job-files.repository.ts';

type UploadOrder = RpcInput<typeof startUpload>;

/** A gateway that puts parts together is presumed dead after this long: 500 MB take less, even at 2 MB/s. */
const LEASE = `interval '5 minutes'`;
/** How long a client waits before it asks again for what another request is doing, seconds. */
const RETRY_SECONDS = 2;

@Controller()
export class FileUploadsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: JobFilesRepository,
    private readonly room: FileRoom,
    private readonly store: FileStore,
  ) {}

  /** @throws AppError request.key_reused, auth.no_session, projects.not_found, files.not_found, files.limit_reached, files.no_room, files.upload_not_found if the id is another user's */
  @HandleRpc(startUpload)
  async start(
    order: RpcInput<typeof startUpload>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof startUpload>> {
    const { id, projectId, fileId = null, filename, size } = order;
    return this.dataSource.transaction(async (manager) => {
      await lockLiveUser(manager, userId);
      const started = await manager.findOneBy(FileUpload, { id, userId });
      if (started) {
        if (started.projectId !== projectId || started.size !== size) throw idTaken();
        return presentUpload(started);
      }
      await requireLiveProject(manager, userId, projectId);
      await requirePlace(manager, userId, order);
      await this.room.require(manager, userId, size);
      const { raw }: { raw: unknown[] } = await manager
        .createQueryBuilder()
        .insert()
        .into(FileUpload)
        .values({ id, userId, projectId, fileId, filename, size })
        .orIgnore()
        .returning('id')
        .execute();
      if (raw.length === 0) throw uploadNotFound();
      return { id, size, received: [] };
    });
  }

  /** @throws AppError files.upload_not_found */
  @HandleRpc(readUpload)
  async read(
    { id }: RpcInput<typeof readUpload>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof readUpload>> {
    return presentUpload(await uploadOf(this.dataSource.manager, userId, id));
  }

  /** The first of two attempts at a part counts. @throws AppError files.upload_not_found, request.invalid */
  @HandleRpc(recordPart)
  async recordPart(
    { id, part, key }: RpcInput<typeof recordPart>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof recordPart>> {
    if (!key.startsWith(`part-${id}-${part}-`)) throw new AppError('request.invalid');
    // `||` keeps what is on its right.
    const [rows] = await this.dataSource.query<[{ key: string }[], number]>(
      `update file_uploads set parts = jsonb_build_object($3::text, $4::text) || parts
        where id = $1 and user_id = $2 and version_id is null and $3::integer <= ceil(size / $5::numeric)
        returning parts ->> $3::text as key`,
      [id, userId, String(part), key, limits.uploadPartBytes],
    );
    const [recorded] = rows;
    if (!recorded) throw uploadNotFound();
    return recorded;
  }

  /** @throws AppError files.upload_not_found, files.upload_incomplete, files.not_found if it was completed and removed, system.busy while another gateway does it */
  @HandleRpc(assembleUpload)
  async assemble(
    { id }: RpcInput<typeof assembleUpload>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof assembleUpload>> {
    const { manager } = this.dataSource;
    const upload = await uploadOf(manager, userId, id);
    const { size, parts, versionId, isKnown } = upload;
    if (versionId !== null) {
      const { fileId } = await this.files.version(manager, userId, versionId);
      const file = await this.files.answer(manager, userId, fileId);
      return { isCompleted: true, completed: { file, versionId, isKnown } };
    }
    await requireLiveProject(manager, userId, upload.projectId);
    if (upload.fileId !== null) await this.files.require(manager, userId, upload.fileId);
    const keys = Array.from({ length: partsOf(size) }, (_, index) => parts[index + 1]);
    const stored = keys.filter((key) => key !== undefined);
    if (stored.length < keys.length) throw incomplete(keys.length - stored.length, keys.length);
    const key = newVersionKey();
    const [, taken] = await this.dataSource.query<[unknown, number]>(
      `update file_uploads set assembled_key = $3, assembling_until = now() + ${LEASE}
        where id = $1 and user_id = $2 and version_id is null
          and (assembling_until is null or assembling_until < now())`,
      [id, userId, key],
    );
    if (taken === 0) {
      // Its project may have been deleted while this waited.
      await uploadOf(manager, userId, id);
      throw assembling();
    }
    return { isCompleted: false, size, parts: stored, key };
  }

  @HandleRpc(releaseUpload)
  async release(
    { id, key }: RpcInput<typeof releaseUpload>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof releaseUpload>> {
    const where = { id, userId, assembledKey: key, versionId: IsNull() };
    const free = { assembledKey: null, assemblingUntil: null };
    await this.dataSource.manager.update(FileUpload, where, free);
    return {};
  }

  /** A version that the upload became stays. */
  @HandleRpc(cancelUpload)
  async cancel(
    { id }: RpcInput<typeof cancelUpload>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof cancelUpload>> {
    const [rows] = await this.dataSource.query<[{ parts: FileUpload['parts'] }[], number]>(
      'delete from file_uploads where id = $1 and user_id = $2 and version_id is null returning parts',
      [id, userId],
    );
    for (const { parts } of rows) for (const key of Object.values(parts)) await this.store.remove(key);
    return {};
  }
}

/** @throws AppError files.upload_not_found */
async function uploadOf(manager: EntityManager, userId: string, id: string): Promise<FileUpload> {
  const upload = await manager.findOneBy(FileUpload, { id, userId });
  if (!upload) throw uploadNotFound();
  return upload;
}

/** Relies on the user's lock: without it, two uploads could take the last place. @throws AppError files.limit_reached, files.not_found */
async function requirePlace(
  manager: EntityManager,
  userId: string,
  { projectId, fileId }: UploadOrder,
): Promise<void> {
  const open = { userId, versionId: IsNull() };
  if ((await manager.countBy(FileUpload, open)) >= limits.openUploads) throw limitReached(TOO_MANY_UPLOADS);
  const live = { userId, removedAt: IsNull() };
  if (fileId === undefined) {
    const files = await manager.countBy(JobFile, { ...live, projectId });
    const coming = await manager.countBy(FileUpload, { ...open, projectId, fileId: IsNull() });
    if (files + coming >= limits.jobFiles) throw limitReached(TOO_MANY_FILES);
    return;
  }
  if (!(await manager.existsBy(JobFile, { ...live, id: fileId, projectId }))) throw fileNotFound();
  const versions = await manager.countBy(FileVersion, { ...live, fileId });
  const coming = await manager.countBy(FileUpload, { ...open, fileId });
  if (versions + coming >= limits.fileVersions) throw limitReached(TOO_MANY_VERSIONS);
}

const TOO_MANY_UPLOADS = `You have ${limits.openUploads} uploads that aren't complete, the maximum. Finish or cancel one of them, or wait: they are removed after ${limits.uploadDays} days.`;
const TOO_MANY_VERSIONS = `This file already has ${limits.fileVersions} versions, the maximum. Remove one to add another.`;
/** Also said when a removed file is brought back. */
export const TOO_MANY_FILES = `This project already has ${limits.jobFiles} files, the maximum. Remove one to add another.`;

const idTaken = () =>
  new AppError('request.key_reused', { userMessage: 'This id is that of another upload.' });

const incomplete = (missing: number, all: number) =>
  new AppError('files.upload_incomplete', {
    userMessage: `${missing} of ${all} parts of the file are missing. Send them, then complete the upload again.`,
  });

export const assembling = () =>
  new AppError('system.busy', {
    userMessage: 'This file is already being put together. Try again in a moment.',
    retryAfter: RETRY_SECONDS,
  });
