import { type EditedField, editedFields, type Project } from './project.entity.ts';

type EditedTexts = Record<EditedField, string>;

/** The texts of a project as responses have them. */
export function editedTexts(project: Project): EditedTexts {
  const { projectName, clientName, printingCompany, estimateNumber, status, notes } = project;
  return {
    project_name: projectName,
    client_name: clientName,
    printing_company: printingCompany,
    estimate_number: estimateNumber,
    status: status ?? '',
    notes,
    due_date: project.dueDate ?? '',
    reminder_date: project.reminderDate ?? '',
    reminder_time: project.reminderTime?.slice(0, 5) ?? '',
    reminder_message: project.reminderMessage,
  };
}

/** The fields in which two projects' texts differ. */
export const changedFields = (before: EditedTexts, after: EditedTexts): EditedField[] =>
  editedFields.filter((field) => before[field] !== after[field]);
