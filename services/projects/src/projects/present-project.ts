import type { Project as ProjectAnswer } from '@printpartner/contracts';
import { editedTexts } from './edited-fields.ts';
import type { Project } from './project.entity.ts';

/** The project in responses: column names, '' for what is not set. */
export function presentProject(project: Project): ProjectAnswer {
  return {
    id: project.id,
    uuid: project.uuid,
    user_id: project.userId,
    revision: project.revision,
    ...editedTexts(project),
    time_zone: project.timeZone,
    archived: project.archivedAt !== null,
    created_at: project.createdAt.toISOString(),
    updated_at: project.updatedAt.toISOString(),
  };
}
