import { Injectable } from '@nestjs/common';
import { type ProjectPatch, projectScheduleSet } from '@printpartner/contracts';
import { AppError, recordEvent } from '@printpartner/messaging';
import { isUniqueViolation } from '@printpartner/service-kit';
import type { EntityManager } from 'typeorm';
import { applyFields } from './apply-fields.ts';
import type { Project } from './project.entity.ts';

interface WriteOptions {
  /** Tells the schedule even if it is as before, for a hearer that has gone its own way. */
  retell?: boolean;
}

/** Writes a changed project and tells its schedule, in the caller's transaction. */
@Injectable()
export class ProjectWriter {
  /** @throws AppError projects.name_taken when another project of the user has the name */
  async write(
    manager: EntityManager,
    project: Project,
    fields: ProjectPatch,
    requestId: string,
    { retell = false }: WriteOptions = {},
  ): Promise<Project> {
    const before = scheduleOf(project);
    applyFields(project, fields);
    project.revision += 1;
    project.updatedAt = new Date();
    const saved = await this.save(manager, project);
    const after = scheduleOf(saved);
    if (retell || JSON.stringify(after) !== JSON.stringify(before)) {
      const subject = { userId: saved.userId, projectId: saved.uuid, revision: saved.revision };
      const setAt = saved.updatedAt.toISOString();
      await recordEvent(manager, projectScheduleSet, { ...subject, ...after, setAt }, requestId);
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

const nothing = { dueDate: '', reminderDate: '', reminderTime: '', reminderMessage: '', timeZone: 'UTC' };

/** The part of a project that its alerts depend on: what has no date does not count, nor does what is put away. */
function scheduleOf(project: Project): typeof nothing {
  const { dueDate, reminderDate, reminderTime, reminderMessage, timeZone } = project;
  if (project.archivedAt || (!dueDate && !reminderDate)) return nothing;
  const reminder = reminderDate
    ? { reminderDate, reminderTime: reminderTime?.slice(0, 5) ?? '', reminderMessage }
    : {};
  return { ...nothing, dueDate: dueDate ?? '', ...reminder, timeZone };
}
