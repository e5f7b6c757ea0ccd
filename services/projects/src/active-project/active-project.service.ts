import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ActiveProject } from '@printpartner/contracts';
import { lockLiveUser } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { presentProject } from '../projects/present-project.ts';
import { Project } from '../projects/project.entity.ts';
import { projectNotFound } from '../projects/project-not-found.ts';
import { pointTo, ProjectPointer } from './project-pointer.entity.ts';

@Injectable()
export class ActiveProjectService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async get(userId: string): Promise<ActiveProject> {
    const { manager } = this.dataSource;
    const pointer = await manager.findOneBy(ProjectPointer, { userId });
    const id = pointer?.lastProjectId;
    const project = id ? await manager.findOneBy(Project, { id, userId }) : null;
    return { last_project_id: project?.id ?? null, project: project && presentProject(project) };
  }

  async set(userId: string, id: number): Promise<ActiveProject> {
    return this.dataSource.transaction(async (manager) => {
      await lockLiveUser(manager, userId);
      const project = await manager.findOne(Project, {
        where: { id, userId },
        lock: { mode: 'pessimistic_read' },
      });
      if (!project) throw projectNotFound();
      await pointTo(manager, userId, id);
      return { last_project_id: id, project: presentProject(project) };
    });
  }

  async clear(userId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockLiveUser(manager, userId);
      await pointTo(manager, userId, null);
    });
  }
}
