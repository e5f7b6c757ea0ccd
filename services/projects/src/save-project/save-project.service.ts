import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { limits, type Project as ProjectAnswer, type ProjectDraft } from '@printpartner/contracts';
import { AppError, type HandlerCall } from '@printpartner/messaging';
import { lockLiveUser } from '@printpartner/service-kit';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { pointTo } from '../active-project/project-pointer.entity.ts';
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

  /** Update by id → by name → insert. A user's saves run one after another, so one name makes one row. */
  async save({ id, ...fields }: ProjectDraft, { userId, requestId }: HandlerCall): Promise<ProjectAnswer> {
    return this.dataSource.transaction(async (manager) => {
      await lockLiveUser(manager, userId);
      const known =
        (id && (await manager.findOneBy(Project, whereRef(userId, id)))) ||
        (fields.project_name &&
          (await manager.findOneBy(Project, { userId, projectName: fields.project_name })));
      const project = known || (await this.startNew(manager, userId));
      const saved = await this.writer.write(manager, project, fields, requestId);
      await pointTo(manager, userId, saved.id);
      return presentProject(saved);
    });
  }

  private async startNew(manager: EntityManager, userId: string): Promise<Project> {
    const active = await manager.countBy(Project, { userId, archivedAt: IsNull() });
    if (active < limits.activeProjects) return newProject(userId);
    throw new AppError('projects.limit_reached', {
      userMessage: `You have ${limits.activeProjects} active projects. Delete one to start another.`,
    });
  }
}
