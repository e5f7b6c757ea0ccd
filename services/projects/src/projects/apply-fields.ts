import type { ProjectPatch } from '@printpartner/contracts';
import type { Project } from './project.entity.ts';

/** A legacy storage scheme kept slot numbers in the name. */
const SLOT_NAME = /^SLOT:/;
const SLOT_STATUS = /^slot$/i;

/** Sets the given fields; omitted ones keep their values. */
export function applyFields(project: Project, fields: ProjectPatch, now = new Date()): void {
  const name = fields.project_name;
  Object.assign(
    project,
    definedOnly({
      projectName: name !== undefined && SLOT_NAME.test(name) ? '' : name,
      clientName: fields.client_name,
      printingCompany: fields.printing_company,
      estimateNumber: fields.estimate_number,
      status: emptyToNull(SLOT_STATUS.test(fields.status ?? '') ? '' : fields.status),
      notes: fields.notes,
      dueDate: emptyToNull(fields.due_date),
      reminderDate: emptyToNull(fields.reminder_date),
      reminderTime: emptyToNull(fields.reminder_time),
      reminderMessage: fields.reminder_message,
      timeZone: fields.time_zone,
      archivedAt: archivedAt(project, fields.archived, now),
    } satisfies { [Field in keyof Project]?: Project[Field] | undefined }),
  );
}

/** Archiving twice keeps the first time. */
function archivedAt(project: Project, archived: boolean | undefined, now: Date): Date | null | undefined {
  if (archived === undefined) return undefined;
  return archived ? (project.archivedAt ?? now) : null;
}

const emptyToNull = (text: string | undefined) => (text === '' ? null : text);

function definedOnly<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
