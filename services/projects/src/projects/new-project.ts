import { Project } from './project.entity.ts';

/** A project as it is before its first field is set. */
export function newProject(userId: string): Project {
  return Object.assign(new Project(), {
    userId,
    projectName: '',
    clientName: '',
    printingCompany: '',
    estimateNumber: '',
    status: 'open',
    notes: '',
    dueDate: null,
    reminderDate: null,
    reminderTime: null,
    reminderMessage: '',
    timeZone: 'UTC',
    reminderSetAt: null,
    revision: 0,
    archivedAt: null,
  });
}
