import { Injectable } from '@nestjs/common';
import { type ProjectPatch, projectScheduleSet } from '@printpartner/contracts';
import { AppError, recordEvent } from '@printpartner/messaging';
import { isUniqueViolation } from '@printpartner/service-kit';
import type { EntityManager } from 'typeorm';
import { applyFields } from './apply-fields.ts';
import type { Project } from './project.entity.ts';

interface WriteOptions {
  /** When its alert was moved, if that is what changes it. */
  movedAt?: Date;
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
    { movedAt }: WriteOptions = {},
  ): Promise<Project> {
    const before = scheduleOf(project);
    applyFields(project, fields);
    const after = scheduleOf(project);
    project.revision += 1;
    project.updatedAt = new Date();
    if (reminderIn(before) !== reminderIn(after)) project.reminderSetAt = movedAt ?? project.updatedAt;
    const saved = await this.save(manager, project);
    if (JSON.stringify(after) !== JSON.stringify(before)) await tell(manager, saved, after, requestId);
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

async function tell(
  manager: EntityManager,
  { userId, uuid, revision, updatedAt, reminderSetAt, createdAt }: Project,
  schedule: typeof nothing,
  requestId: string,
): Promise<void> {
  const payload = {
    userId,
    projectId: uuid,
    revision,
    ...schedule,
    setAt: updatedAt.toISOString(),
    reminderSetAt: (reminderSetAt ?? createdAt).toISOString(),
  };
  await recordEvent(manager, projectScheduleSet, payload, requestId);
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

/** What of a schedule is its reminder's; the zone counts where there is one. */
const reminderIn = ({ reminderDate, reminderTime, reminderMessage, timeZone }: typeof nothing): string =>
  reminderDate ? [reminderDate, reminderTime, timeZone, reminderMessage].join('\n') : '';
