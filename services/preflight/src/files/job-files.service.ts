import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  limits,
  listFiles,
  removeFile,
  renameFile,
  restoreFile,
  type RpcInput,
  type RpcOutput,
} from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { lockLiveUser, requireLiveProject } from '@printpartner/service-kit';
import { type DataSource, IsNull } from 'typeorm';
import { fileNotFound, limitReached } from './file-errors.ts';
import { FileRoom } from './file-room.ts';
import { TOO_MANY_FILES } from './file-uploads.service.ts';
import { JobFile } from './job-file.entity.ts';
import { JobFilesRepository } from './job-files.repository.ts';

@Controller()
export class JobFilesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: JobFilesRepository,
    private readonly room: FileRoom,
  ) {}

  @HandleRpc(listFiles)
  async list(
    { projectId }: RpcInput<typeof listFiles>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof listFiles>> {
    const { manager } = this.dataSource;
    const files = await this.files.ofProject(manager, userId, projectId);
    return { files, room: await this.room.of(manager, userId) };
  }

  /** @throws AppError files.not_found */
  @HandleRpc(renameFile)
  async rename(
    { id, name }: RpcInput<typeof renameFile>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof renameFile>> {
    const { manager } = this.dataSource;
    await manager.update(JobFile, { id, userId, removedAt: IsNull() }, { name });
    return this.files.answer(manager, userId, id);
  }

  /** Idempotent. @throws AppError files.not_found */
  @HandleRpc(removeFile)
  async remove(
    { id }: RpcInput<typeof removeFile>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof removeFile>> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(JobFile, { id, userId }))) throw fileNotFound();
    await manager.update(JobFile, { id, userId, removedAt: IsNull() }, { removedAt: () => 'now()' });
    return {};
  }

  /** Idempotent. @throws AppError files.not_found, files.limit_reached, projects.not_found */
  @HandleRpc(restoreFile)
  async restore(
    { id }: RpcInput<typeof restoreFile>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof restoreFile>> {
    return this.dataSource.transaction(async (manager) => {
      await lockLiveUser(manager, userId);
      const lock = { mode: 'for_no_key_update' } as const;
      const file = await manager.findOne(JobFile, { where: { id, userId }, lock });
      if (!file) throw fileNotFound();
      const { projectId } = file;
      await requireLiveProject(manager, userId, projectId);
      if (file.removedAt !== null) {
        const count = await manager.countBy(JobFile, { userId, projectId, removedAt: IsNull() });
        if (count >= limits.jobFiles) throw limitReached(TOO_MANY_FILES);
        await manager.update(JobFile, { id, userId }, { removedAt: null });
      }
      return this.files.answer(manager, userId, id);
    });
  }
}
