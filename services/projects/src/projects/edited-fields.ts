import { projectCatalog, type ProjectColumn, type ProjectPatch } from '@printpartner/contracts';
import { noChoices } from '../quotes/choice-layers.ts';
import { type EditedTexts, Project } from './project.entity.ts';

const textsBy = (textOf: (column: ProjectColumn) => string) =>
  Object.fromEntries(projectCatalog.map(({ column }) => [column, textOf(column)])) as EditedTexts;

/** The texts of a project as responses have them: '' where nothing is set. */
export const editedTexts = (project: Project): EditedTexts => textsBy((column) => project[column]);

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

/** An unsaved project with no fields set. Without a `uuid`, the database chooses one. */
export function newProject(userId: string, uuid?: string): Project {
  return Object.assign(new Project(), {
    ...(uuid !== undefined && { uuid }),
    userId,
    ...textsBy(() => ''),
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

/** A legacy storage scheme kept slot numbers in the name. */
const SLOT_NAME = /^SLOT:/;
const SLOT_STATUS = /^slot$/i;

const isSlot = (column: ProjectColumn, text: string): boolean =>
  (column === 'project_name' && SLOT_NAME.test(text)) || (column === 'status' && SLOT_STATUS.test(text));
