import type { Project as ProjectAnswer } from '@printpartner/contracts';
import type { Project } from './project.entity.ts';

/** The project in responses: column names, '' for what is not set. */
export function presentProject(project: Project): ProjectAnswer {
  return {
    id: project.id,
    uuid: project.uuid,
    project_name: project.projectName,
    client_name: project.clientName,
    printing_company: project.printingCompany,
    estimate_number: project.estimateNumber,
    status: project.status ?? '',
    notes: project.notes,
    due_date: project.dueDate ?? '',
    reminder_date: project.reminderDate ?? '',
    reminder_time: project.reminderTime?.slice(0, 5) ?? '',
    reminder_message: project.reminderMessage,
    time_zone: project.timeZone,
    archived: project.archivedAt !== null,
    created_at: project.createdAt.toISOString(),
    updated_at: project.updatedAt.toISOString(),
  };
}
