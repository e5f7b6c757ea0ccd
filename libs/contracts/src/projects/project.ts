import { z } from 'zod';
import { calendarDate, instantAnswer, timeZone, wallTime } from '../date-time.ts';
import { limits } from '../limits.ts';
import { rowKeys } from '../row-keys.ts';
import { clearable, emptyOr, lineOfText, linesOfText } from '../text.ts';

const line = lineOfText(limits.projectLineMax);

/**
 * How a path or body may refer to a project: its integer id or its UUID, either one optionally prefixed
 * with `project-`. Parses to the text without the prefix.
 */
export const projectRef = z
  .union([z.int().positive().transform(String), z.string().trim().max(64)])
  .transform((ref) => ref.replace(/^project-/, ''))
  .refine((ref) => /^[1-9]\d{0,9}$/.test(ref) || z.uuid().safeParse(ref).success, 'Must be a project id');

/** The fields a user edits. Absent: unchanged; null or '': cleared. */
export const projectFields = z.object({
  project_name: clearable(lineOfText(limits.projectNameMax)),
  client_name: clearable(line),
  printing_company: clearable(line),
  estimate_number: clearable(line),
  status: clearable(linesOfText(limits.projectStatusMax)),
  notes: clearable(linesOfText(limits.projectNotesMax)),
  due_date: clearable(emptyOr(calendarDate)),
  reminder_date: clearable(emptyOr(calendarDate)),
  reminder_time: clearable(emptyOr(wallTime)),
  reminder_message: clearable(linesOfText(limits.reminderMessageMax)),
  /** Zone of the reminder and the due date. */
  time_zone: timeZone.optional(),
});
export type ProjectFields = z.output<typeof projectFields>;

/** A write that names the revision it started from is refused where a newer one changed the same fields. */
const baseRevision = z.int().min(0).max(2_147_483_647).optional();

/** A deletion that names the revision it started from is refused if there is a newer one. */
export const projectDeletion = z.object({
  base_revision: z.coerce.number<number | string>().pipe(baseRevision.unwrap()).optional(),
});

/** What a PATCH may change: the fields, and whether the project is archived. */
export const projectPatch = projectFields.extend({
  archived: z.boolean().optional(),
  base_revision: baseRevision,
});
export type ProjectPatch = z.output<typeof projectPatch>;

/** A new project has no id. Its `uuid`, chosen by the client, makes a repeated save update the same row. */
export const projectDraft = projectFields.extend({
  id: projectRef.nullish(),
  uuid: z.uuid().optional(),
  /** 0 for a new project: a name that another project has is then refused. */
  base_revision: baseRevision,
});
export type ProjectDraft = z.output<typeof projectDraft>;

/** Other names of two fields in the documents, in order of preference. */
const otherNames = {
  client: projectFields.shape.client_name,
  company: projectFields.shape.client_name,
  client_company: projectFields.shape.client_name,
  vendor: projectFields.shape.printing_company,
  vendor_name: projectFields.shape.printing_company,
};

type NamedFields = Pick<ProjectFields, 'client_name' | 'printing_company'> & {
  [Name in keyof typeof otherNames]?: string | undefined;
};

/** Puts what was sent under another name into its field; the field's own name wins unless it is empty. */
function byOwnNames<Fields extends NamedFields>(sent: Fields) {
  const { client, company, client_company, vendor, vendor_name, ...fields } = sent;
  const client_name = firstGiven([fields.client_name, client, company, client_company]);
  const printing_company = firstGiven([fields.printing_company, vendor, vendor_name]);
  return {
    ...fields,
    ...(client_name !== undefined && { client_name }),
    ...(printing_company !== undefined && { printing_company }),
  };
}

/** The first text, else '' if one of them was given. */
function firstGiven(names: readonly (string | undefined)[]): string | undefined {
  const texts = names.filter((text) => text !== undefined);
  return texts.find((text) => text !== '') ?? texts[0];
}

const aliases = { ...otherNames, ...rowKeys };

/** As it is sent: also with the documents' other names. */
export const projectPatchBody = projectPatch.extend(aliases).transform(byOwnNames);
export const projectDraftBody = projectDraft.extend(aliases).transform(byOwnNames);

/** A project in responses: '' where nothing is set. */
export const project = z.object({
  id: z.int(),
  uuid: z.uuid(),
  user_id: z.uuid(),
  /** Grows with every change. */
  revision: z.int(),
  project_name: z.string(),
  client_name: z.string(),
  printing_company: z.string(),
  estimate_number: z.string(),
  status: z.string(),
  notes: z.string(),
  due_date: z.string(),
  reminder_date: z.string(),
  reminder_time: z.string(),
  reminder_message: z.string(),
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
