import type { FieldKind } from '../documents/document-field.ts';
import { limits } from '../limits.ts';

interface FieldBase {
  /** Its name on the wire and in the table. */
  column: string;
  /** Its name in the form. */
  key: string;
  label: string;
  placeholder?: string;
  isRequired?: boolean;
  /** One of the reminder's fields, which have a section of their own. */
  isReminder?: boolean;
  /** Without any of these fields a project is empty, whatever its status and reminder. */
  isContent?: boolean;
  /** In the documents, in order of preference. */
  otherNames?: readonly string[];
  /** Keys of JSON in the notes, where an older storage scheme has it, in order of preference. */
  keysInNotes?: readonly string[];
}

/** Dates and times are in the project's time zone. */
type CatalogField = Extract<FieldKind, { type: 'line' | 'lines' | 'date' | 'time' }> &
  FieldBase & {
    /** Lines of an input that has several. */
    rows?: number;
    /** The documents' name of its input, if that is not its key. */
    input?: string;
  };

const entries = [
  {
    column: 'client_name',
    key: 'clientName',
    type: 'line',
    max: limits.projectLineMax,
    label: 'Client/Company Name',
    input: 'clientCompany',
    placeholder: 'Enter client or company name',
    isContent: true,
    otherNames: ['client', 'company', 'client_company'],
    keysInNotes: ['clientCompany', 'client'],
  },
  {
    column: 'project_name',
    key: 'projectNameType',
    type: 'line',
    max: limits.projectNameMax,
    label: 'Project Name/Type',
    isRequired: true,
    isContent: true,
  },
  {
    column: 'status',
    key: 'status',
    type: 'lines',
    max: limits.projectStatusMax,
    label: 'Status',
    rows: 3,
    placeholder: 'At the printer, in production, at the mailhouse etc.',
  },
  {
    column: 'printing_company',
    key: 'printingCompany',
    type: 'line',
    max: limits.projectLineMax,
    label: 'Print Vendor Name',
    input: 'printVendor',
    isContent: true,
    otherNames: ['vendor', 'vendor_name'],
    keysInNotes: ['printVendor', 'vendor'],
  },
  {
    column: 'estimate_number',
    key: 'estimateQuoteAmount',
    type: 'line',
    max: limits.projectLineMax,
    label: 'Estimate Number/Quote Amount',
    input: 'estimateNumber',
    isContent: true,
  },
  {
    column: 'due_date',
    key: 'dueDate',
    type: 'date',
    label: 'Due Date',
    placeholder: 'set date',
    isContent: true,
  },
  {
    column: 'notes',
    key: 'notes',
    type: 'lines',
    max: limits.projectNotesMax,
    label: 'Notes',
    rows: 4,
    placeholder: 'Enter notes',
    isContent: true,
  },
  {
    column: 'reminder_date',
    key: 'reminderDate',
    type: 'date',
    label: 'Alert Date',
    placeholder: 'set date',
    isReminder: true,
  },
  {
    column: 'reminder_time',
    key: 'reminderTime',
    type: 'time',
    label: 'Alert Time',
    placeholder: '12:30 PM',
    isReminder: true,
  },
  {
    column: 'reminder_message',
    key: 'reminderMessage',
    type: 'lines',
    max: limits.reminderMessageMax,
    label: 'Alert Message',
    rows: 2,
    placeholder: 'Enter reminder message...',
    isReminder: true,
  },
] as const satisfies readonly CatalogField[];

export type ProjectColumn = (typeof entries)[number]['column'];
export type ProjectField = (typeof entries)[number]['key'];
type WithOtherNames = Extract<(typeof entries)[number], { otherNames: readonly string[] }>;
export type OtherProjectName = WithOtherNames['otherNames'][number];

export type ProjectFieldEntry = CatalogField & { column: ProjectColumn; key: ProjectField };

/**
 * The fields of a project that its user edits, in the order of the form. Contract, merge, conflicts, revisions and
 * stored texts follow from them.
 */
export const projectCatalog: readonly ProjectFieldEntry[] = entries;

const contentFields = projectCatalog.filter(({ isContent }) => isContent);

/** Whether a new project says nothing of a job. It is not created. */
export const isEmptyProject = (
  fields: Readonly<Partial<Record<ProjectColumn, string | null | undefined>>>,
): boolean => contentFields.every(({ column }) => (fields[column] ?? '').trim() === '');

/** What an empty project is answered with, at its name. */
export const EMPTY_PROJECT = 'Enter a name, a client, or anything else of the job.';
