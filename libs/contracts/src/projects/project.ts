import { z } from 'zod';
import { instantAnswer, timeZone } from '../date-time.ts';
import { baseRevision, baseRevisionInQuery } from '../documents/base-revision.ts';
import { fieldAnswer, fieldInput } from '../documents/document-schema.ts';
import { rowKeys } from '../row-keys.ts';
import {
  projectCatalog,
  type OtherProjectName,
  type ProjectColumn,
  type ProjectFieldEntry,
} from './project-fields.ts';

/**
 * How a path or body may refer to a project: its integer id or its UUID, either one optionally prefixed
 * with `project-`. Parses to the text without the prefix.
 */
export const projectRef = z
  .union([z.int().positive().transform(String), z.string().trim().max(64)])
  .transform((ref) => ref.replace(/^project-/, ''))
  .refine((ref) => /^[1-9]\d{0,9}$/.test(ref) || z.uuid().safeParse(ref).success, 'Must be a project id');

type Clearable = z.ZodOptional<z.ZodType<string, string | null>>;
const fieldsBy = <Name extends string, Schema>(
  namesOf: (field: ProjectFieldEntry) => readonly string[],
  schemaOf: (field: ProjectFieldEntry) => Schema,
) =>
  Object.fromEntries(
    projectCatalog.flatMap((field) => namesOf(field).map((name) => [name, schemaOf(field)])),
  ) as Record<Name, Schema>;

const clearableText = (field: ProjectFieldEntry): Clearable => fieldInput(field).optional();

/** The fields a user edits. Absent: unchanged; null or '': cleared. */
export const projectFields = z.object({
  ...fieldsBy<ProjectColumn, Clearable>(({ column }) => [column], clearableText),
  /** Zone of the reminder and the due date. */
  time_zone: timeZone.optional(),
});
export type ProjectFields = z.output<typeof projectFields>;

/** A deletion that names the revision it started from is refused if there is a newer one. */
export const projectDeletion = z.object(baseRevisionInQuery);

/** What a PATCH may change: the fields, and whether the project is archived. */
export const projectPatch = projectFields.extend({
  archived: z.boolean().optional(),
  ...baseRevision,
});
export type ProjectPatch = z.output<typeof projectPatch>;

/** A new project has no id. Its `uuid`, chosen by the client, makes a repeated save update the same row. */
export const projectDraft = projectFields.extend({
  id: projectRef.nullish(),
  uuid: z.uuid().optional(),
  /** With one, also 0, a name that another project has is refused. */
  ...baseRevision,
});
export type ProjectDraft = z.output<typeof projectDraft>;

type NamedFields = { [Name in ProjectColumn | OtherProjectName]?: string | undefined };

/** Puts what was sent under another name into its field; the field's own name wins unless it is empty. */
function byOwnNames<Fields extends NamedFields>(sent: Fields): Omit<Fields, OtherProjectName> {
  const fields: Record<string, unknown> = { ...sent };
  for (const { column, otherNames = [] } of projectCatalog) {
    const given = firstGiven([column, ...(otherNames as OtherProjectName[])].map((key) => sent[key]));
    for (const other of otherNames) delete fields[other];
    if (given !== undefined) fields[column] = given;
  }
  return fields as Omit<Fields, OtherProjectName>;
}

/** The first text, else '' if one of them was given. */
function firstGiven(names: readonly (string | undefined)[]): string | undefined {
  const texts = names.filter((text) => text !== undefined);
  return texts.find((text) => text !== '') ?? texts[0];
}

const aliases = {
  ...fieldsBy<OtherProjectName, Clearable>(({ otherNames = [] }) => otherNames, clearableText),
  ...rowKeys,
};

/** The body of a request, which may also have the documents' other names. */
export const projectPatchBody = projectPatch.extend(aliases).transform(byOwnNames);
export const projectDraftBody = projectDraft.extend(aliases).transform(byOwnNames);

/** A project in responses: '' where nothing is set. */
export const project = z.object({
  id: z.int(),
  uuid: z.uuid(),
  user_id: z.uuid(),
  /** Grows with every change. */
  revision: z.int(),
  ...fieldsBy<ProjectColumn, z.ZodType<string>>(({ column }) => [column], fieldAnswer),
  time_zone: z.string(),
  /** Not counted as active; its reminders are paused. */
  archived: z.boolean(),
  created_at: instantAnswer,
  updated_at: instantAnswer,
});
export type Project = z.output<typeof project>;

/** Which projects to list. Without a query: all active projects and the first page of archived ones. */
export const projectListQuery = z.object({
  /** Only archived projects. */
  archived: z.literal('true', 'Must be true or left out').optional(),
  /** Only archived projects after a page, from that page's `Link` header. */
  before: z
    .string()
    .regex(/^\d{1,16}-\d{1,10}$/, 'Must come from the Link header of a page')
    .optional(),
});

/** The project a user last saved or opened. */
export const activeProject = z.object({
  last_project_id: z.int().nullable(),
  project: project.nullable(),
});
export type ActiveProject = z.output<typeof activeProject>;

/** An integer id only; older clients sent UUIDs, which are rejected. */
export const projectPointer = z.object({ last_project_id: z.int().positive().max(2_147_483_647) });
