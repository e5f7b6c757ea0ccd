import type { Project } from '@printpartner/contracts/types';
import { type ToldApart, toldApart } from '../../platform/told-apart.ts';
import { clientName, projectName } from './project-form.ts';

/** The projects of a list to choose from; several may be called Untitled Project. */
export const projectChoices = (projects: readonly Project[]): ToldApart<Project>[] =>
  toldApart(projects, (project) => ({
    name: projectName(project),
    about: clientName(project),
    updatedAt: project.updated_at,
  }));
