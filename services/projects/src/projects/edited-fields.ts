import {
  projectCatalog,
  type ProjectColumn,
  type ProjectFieldEntry,
  type ProjectPatch,
} from '@printpartner/contracts';
import { noChoices } from '../quotes/choice-layers.ts';
import { Project } from './project.entity.ts';

export type EditedTexts = Record<ProjectColumn, string>;
type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** The entity's property for a column. */
const propertyOf = (column: ProjectColumn) =>
  column.replace(/_./g, (letter) => letter.charAt(1).toUpperCase()) as CamelCase<ProjectColumn>;

/** The texts of a project as responses have them: times without seconds, '' where nothing is set. */
export function editedTexts(project: Project): EditedTexts {
  const textOf = ({ column, type }: ProjectFieldEntry) => {
    const text = project[propertyOf(column)] ?? '';
    return type === 'time' ? text.slice(0, 5) : text;
  };
  return Object.fromEntries(projectCatalog.map((field) => [field.column, textOf(field)])) as EditedTexts;
}

/** The columns that the given fields set; omitted ones keep their values. Archiving twice keeps the first time. */
export function changeOf(fields: ProjectPatch, { archivedAt }: Project, now = new Date()): Partial<Project> {
  const given = projectCatalog.flatMap((field) => {
    const text = fields[field.column];
    return text === undefined ? [] : [[propertyOf(field.column), columnValue(field, text)]];
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
    ...Object.fromEntries(projectCatalog.map((field) => [propertyOf(field.column), columnValue(field, '')])),
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

function columnValue({ column, type }: ProjectFieldEntry, given: string): string | null {
  const isSlot =
    (column === 'project_name' && SLOT_NAME.test(given)) || (column === 'status' && SLOT_STATUS.test(given));
  const text = isSlot ? '' : given;
  const isNullable = type === 'date' || type === 'time' || column === 'status';
  return isNullable && text === '' ? null : text;
}
