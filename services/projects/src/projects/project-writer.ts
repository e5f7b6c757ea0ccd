import { Injectable } from '@nestjs/common';
import {
  baseOf,
  type Project as ProjectAnswer,
  projectCatalog,
  type ProjectColumn,
  type ProjectPatch,
  projectScheduleSet,
} from '@printpartner/contracts';
import { defineDocument, fieldTypes, type FieldType } from '@printpartner/documents';
import { AppError, recordEvent } from '@printpartner/messaging';
import {
  databaseNow,
  isUniqueViolation,
  type StoredDocument,
  writeDocument,
} from '@printpartner/service-kit';
import type { EntityManager } from 'typeorm';
import { noChoices } from '../quotes/choice-layers.ts';
import { editedTexts, presentProject } from './present-project.ts';
import { type EditedTexts, Project } from './project.entity.ts';

interface WriteOptions {
  /** When the project's alert was moved, if that causes the change. */
  movedAt?: Date;
}

const editedDocument = defineDocument<EditedTexts>(
  Object.fromEntries(projectCatalog.map(({ column, type }) => [column, fieldTypes[type]])) as Record<
    ProjectColumn,
    FieldType<string>
  >,
);

export const storedProject: StoredDocument<Project, EditedTexts> = {
  valuesOf: editedTexts,
  changed: (from, to) => editedDocument.changed(from, to),
  // Its zone, and whether it is archived.
  hasMore: true,
  refusal: (project) => ({
    code: 'projects.changed_elsewhere',
    userMessage: 'This project was changed elsewhere since you opened it. Choose which text to keep.',
    current: presentProject(project),
  }),
};

/** Saves a changed project and records its schedule event, in the caller's transaction. */
@Injectable()
export class ProjectWriter {
  /**
   * @throws AppError projects.name_taken when another project of the user has the name, projects.changed_elsewhere
   *   when a field was changed to another text after the write's base revision
   */
  async write(
    manager: EntityManager,
    project: Project,
    fields: ProjectPatch,
    requestId: string,
    { movedAt }: WriteOptions = {},
  ): Promise<Project> {
    const before = publishedPart(project);
    const scheduleBefore = scheduleOf(project);
    const now = await databaseNow(manager);
    const change = { ...changeOf(fields, project, now), updatedAt: now };
    writeDocument(storedProject, project, { change, base: baseOf(fields) });
    const schedule = scheduleOf(project);
    if (dueDateOf(schedule) !== dueDateOf(scheduleBefore)) project.dueDateSetAt = now;
    if (reminderOf(schedule) !== reminderOf(scheduleBefore)) project.reminderSetAt = movedAt ?? now;
    const saved = await this.save(manager, project);
    if (publishedPart(saved) !== before) await recordScheduleChange(manager, saved, requestId);
    return saved;
  }

  private async save(manager: EntityManager, project: Project): Promise<Project> {
    try {
      return await manager.save(project);
    } catch (error) {
      if (isUniqueViolation(error, 'projects_user_name_key')) throw nameTaken();
      // Another user's project has the UUID that the client chose.
      if (isUniqueViolation(error, 'projects_uuid_key'))
        throw new AppError('request.invalid', {
          errors: [{ path: 'uuid', message: 'Choose another UUID.' }],
        });
      throw error;
    }
  }
}

/** An unsaved project with no fields set. Without a `uuid`, the database chooses one. */
export function newProject(userId: string, uuid?: string): Project {
  return Object.assign(new Project(), {
    ...(uuid !== undefined && { uuid }),
    userId,
    ...Object.fromEntries(projectCatalog.map(({ column }) => [column, ''])),
    status: 'open',
    timeZone: 'UTC',
    dueDateSetAt: new Date(),
    reminderSetAt: null,
    quoteChoices: noChoices,
    revision: 0,
    fieldRevisions: {},
    archivedAt: null,
  });
}

/** The columns that the given fields set; omitted ones keep their values. Archiving twice keeps the first time. */
export function changeOf(fields: ProjectPatch, { archivedAt }: Project, now = new Date()): Partial<Project> {
  const given = projectCatalog.flatMap(({ column }) => {
    const text = fields[column];
    return text === undefined ? [] : [[column, isSlot(column, text) ? '' : text]];
  });
  return {
    ...Object.fromEntries(given),
    ...(fields.time_zone !== undefined && { timeZone: fields.time_zone }),
    ...(fields.archived !== undefined && { archivedAt: fields.archived ? (archivedAt ?? now) : null }),
  };
}

/** A legacy storage scheme kept slot numbers in the name. */
const SLOT_NAME = /^SLOT:/;
const SLOT_STATUS = /^slot$/i;

const isSlot = (column: ProjectColumn, text: string): boolean =>
  (column === 'project_name' && SLOT_NAME.test(text)) || (column === 'status' && SLOT_STATUS.test(text));

/** @param holder the project that has the name */
export function nameTaken(holder?: ProjectAnswer): AppError {
  const userMessage = 'You already have a project with this name.';
  return new AppError('projects.name_taken', {
    userMessage,
    errors: [{ path: 'project_name', message: userMessage }],
    ...(holder && { current: holder }),
  });
}

async function recordScheduleChange(
  manager: EntityManager,
  project: Project,
  requestId: string,
): Promise<void> {
  const { userId, uuid, revision, dueDateSetAt, reminderSetAt, createdAt } = project;
  const payload = {
    userId,
    projectId: uuid,
    revision,
    ...scheduleOf(project),
    archived: project.archivedAt !== null,
    setAt: dueDateSetAt.toISOString(),
    reminderSetAt: (reminderSetAt ?? createdAt).toISOString(),
    project: presentProject(project),
  };
  await recordEvent(manager, projectScheduleSet, payload, requestId);
}

const emptySchedule = {
  dueDate: '',
  reminderDate: '',
  reminderTime: '',
  reminderMessage: '',
  timeZone: 'UTC',
};
type Schedule = typeof emptySchedule;

/** What sets a project's alerts. Time, message and zone count only beside a date, and an archived project has none. */
function scheduleOf(project: Project): Schedule {
  const { due_date: dueDate, reminder_date: reminderDate, timeZone } = project;
  if (project.archivedAt || (!dueDate && !reminderDate)) return emptySchedule;
  const { reminder_time: reminderTime, reminder_message: reminderMessage } = project;
  const reminder = reminderDate ? { reminderDate, reminderTime, reminderMessage } : {};
  return { ...emptySchedule, dueDate, ...reminder, timeZone };
}

/** The due date of a schedule in a form to compare; its zone counts only beside a date. */
const dueDateOf = ({ dueDate, timeZone }: Schedule): string =>
  dueDate ? [dueDate, timeZone].join('\n') : '';

/** The reminder of a schedule in a form to compare; its zone counts only beside a date. */
const reminderOf = ({ reminderDate, reminderTime, reminderMessage, timeZone }: Schedule): string =>
  reminderDate ? [reminderDate, reminderTime, timeZone, reminderMessage].join('\n') : '';

/** What the event holds, in a form to compare: the schedule, and what a reminder shows. */
function publishedPart(project: Project): string {
  const { project_name, client_name, estimate_number, status, due_date } = project;
  return JSON.stringify([scheduleOf(project), project_name, client_name, estimate_number, status, due_date]);
}
