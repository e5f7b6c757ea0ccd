import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { projectDeleted } from '@printpartner/contracts';
import { type HandlerCall, recordEvent } from '@printpartner/messaging';
import { lockLiveUser } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { Project } from '../projects/project.entity.ts';
import { projectNotFound } from '../projects/project-not-found.ts';
import { whereRef } from '../projects/project-ref.ts';

@Injectable()
export class DeleteProjectService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async delete(ref: string, { userId, requestId }: HandlerCall): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockLiveUser(manager, userId);
      const project = await manager.findOneBy(Project, whereRef(userId, ref));
      if (!project) throw projectNotFound();
      const subject = { userId, projectId: project.uuid, revision: project.revision + 1 };
      await manager.delete(Project, { id: project.id });
      await recordEvent(manager, projectDeleted, subject, requestId);
    });
  }
}
