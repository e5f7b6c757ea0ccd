import { Injectable } from '@nestjs/common';
import { type ProjectFields, projectReminderSet } from '@printpartner/contracts';
import { AppError, recordEvent } from '@printpartner/messaging';
import { isUniqueViolation } from '@printpartner/service-kit';
import type { EntityManager } from 'typeorm';
import { applyFields } from './apply-fields.ts';
import type { Project } from './project.entity.ts';

/** Writes a changed project and tells its reminder, in the caller's transaction. */
@Injectable()
export class ProjectWriter {
  /** @throws AppError projects.name_taken when another project of the user has the name */
  async write(
    manager: EntityManager,
    project: Project,
    fields: ProjectFields,
    requestId: string,
  ): Promise<Project> {
    const before = reminderOf(project);
    applyFields(project, fields);
    project.revision += 1;
    project.updatedAt = new Date();
    const saved = await this.save(manager, project);
    const after = reminderOf(saved);
    if (JSON.stringify(after) !== JSON.stringify(before)) {
      const subject = { userId: saved.userId, projectId: saved.uuid, revision: saved.revision };
      await recordEvent(manager, projectReminderSet, { ...subject, ...after }, requestId);
    }
    return saved;
  }

  private async save(manager: EntityManager, project: Project): Promise<Project> {
    try {
      return await manager.save(project);
    } catch (error) {
      if (!isUniqueViolation(error, 'projects_user_name_key')) throw error;
      throw new AppError('projects.name_taken', {
        userMessage: 'Another of your projects has this name.',
        errors: [{ path: 'project_name', message: 'Another of your projects has this name.' }],
      });
    }
  }
}

/** The part of a project that its alert depends on; without a date there is none. */
function reminderOf(project: Project) {
  const { reminderDate, reminderTime, reminderMessage, timeZone } = project;
  if (!reminderDate) return { reminderDate: '', reminderTime: '', reminderMessage: '', timeZone: 'UTC' };
  return { reminderDate, reminderTime: reminderTime?.slice(0, 5) ?? '', reminderMessage, timeZone };
}
