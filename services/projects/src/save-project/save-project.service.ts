import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Project as ProjectAnswer, ProjectDraft } from '@printpartner/contracts';
import type { HandlerCall } from '@printpartner/messaging';
import { lockLiveUser } from '@printpartner/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { pointTo } from '../active-project/project-pointer.entity.ts';
import { requireRoom } from '../projects/active-projects.ts';
import { newProject } from '../projects/new-project.ts';
import { presentProject } from '../projects/present-project.ts';
import { Project } from '../projects/project.entity.ts';
import { whereRef } from '../projects/project-ref.ts';
import { ProjectWriter } from '../projects/project-writer.ts';

@Injectable()
export class SaveProjectService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly writer: ProjectWriter,
  ) {}

  /**
   * Update by id → by name → insert. A user's saves run one after another, so
   * one name makes one row. A name that is typed anew brings an archived
   * project back; by its id it is changed where it lies.
   */
  async save({ id, ...fields }: ProjectDraft, { userId, requestId }: HandlerCall): Promise<ProjectAnswer> {
    return this.dataSource.transaction(async (manager) => {
      await lockLiveUser(manager, userId);
      const known = id ? await manager.findOneBy(Project, whereRef(userId, id)) : null;
      const named = known ?? (await this.findByName(manager, userId, fields.project_name));
      const becomesActive = !known && (!named || named.archivedAt !== null);
      if (becomesActive) await requireRoom(manager, userId);
      const change = becomesActive ? { ...fields, archived: false } : fields;
      const saved = await this.writer.write(manager, named ?? newProject(userId), change, requestId);
      if (!saved.archivedAt) await pointTo(manager, userId, saved.id);
      return presentProject(saved);
    });
  }

  private async findByName(
    manager: EntityManager,
    userId: string,
    projectName: string | undefined,
  ): Promise<Project | null> {
    return projectName ? manager.findOneBy(Project, { userId, projectName }) : null;
  }
}
