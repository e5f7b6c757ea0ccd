import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { patchProject, Project as ProjectAnswer, RpcInput } from '@printpartner/contracts';
import type { HandlerCall } from '@printpartner/messaging';
import { lockLiveUser } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { pointAway } from '../active-project/project-pointer.entity.ts';
import { requireRoom } from '../projects/active-projects.ts';
import { presentProject } from '../projects/present-project.ts';
import { Project } from '../projects/project.entity.ts';
import { projectNotFound } from '../projects/project-not-found.ts';
import { whereRef } from '../projects/project-ref.ts';
import { ProjectWriter } from '../projects/project-writer.ts';

@Injectable()
export class PatchProjectService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly writer: ProjectWriter,
  ) {}

  async patch(
    { ref, fields }: RpcInput<typeof patchProject>,
    { userId, requestId }: HandlerCall,
  ): Promise<ProjectAnswer> {
    return this.dataSource.transaction(async (manager) => {
      await lockLiveUser(manager, userId);
      const project = await manager.findOneBy(Project, whereRef(userId, ref));
      if (!project) throw projectNotFound();
      if (fields.archived === false && project.archivedAt) await requireRoom(manager, userId);
      if (fields.archived && !project.archivedAt) await pointAway(manager, userId, project.id);
      return presentProject(await this.writer.write(manager, project, fields, requestId));
    });
  }
}
