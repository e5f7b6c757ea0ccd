/** Without any of these a project is empty, whatever its status and reminder. */
const contentFields = [
  'project_name',
  'client_name',
  'printing_company',
  'estimate_number',
  'due_date',
  'notes',
] as const;

/** Whether a new project says nothing of a job. It is not created. */
export const isEmptyProject = (
  fields: Readonly<Partial<Record<(typeof contentFields)[number], string | null>>>,
): boolean => contentFields.every((field) => (fields[field] ?? '').trim() === '');

/** What an empty project is answered with, at its name. */
export const EMPTY_PROJECT = 'Enter a name, a client, or anything else of the job.';
