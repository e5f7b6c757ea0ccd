import { type Project as ProjectAnswer, projectCatalog } from '@printpartner/contracts';
import type { EditedTexts, Project } from './project.entity.ts';

/** The texts of a project as responses have them: '' where nothing is set. */
export const editedTexts = (project: Project): EditedTexts =>
  Object.fromEntries(projectCatalog.map(({ column }) => [column, project[column]])) as EditedTexts;

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
