import type { KeptResult, Project, SpecSheetSummary } from '@printpartner/contracts/types';
import type { SearchEntry } from '@printpartner/print-search/entries';
import { keptDate } from '../../entities/preflight-result/result-text.ts';
import { dateText } from '../../platform/time/calendar-date.ts';
import { specTabOf } from '../overlays/spec-tabs.ts';

/** What the device holds of the user's own. */
export interface OwnThings {
  projects: readonly Project[];
  /** No older ones are still to be loaded. */
  hasAllProjects: boolean;
  sheets: readonly SpecSheetSummary[];
  results: readonly KeptResult[];
}

/** The user's projects, spec sheets and kept preflight results, as search finds them. */
export function ownEntries({ projects, hasAllProjects, sheets, results }: OwnThings): SearchEntry[] {
  const names = new Map(projects.map(({ uuid, project_name: name }) => [uuid, name]));
  // Results of a project that was deleted are removed with it.
  const listed = hasAllProjects ? results.filter(({ projectId }) => names.has(projectId)) : results;
  return [
    ...projects.map((project): SearchEntry => ({
      kind: 'project',
      title: project.project_name,
      path: project.archived ? ['Archived'] : [],
      lines: linesOf(project),
      names: present([project.client_name, project.printing_company, project.estimate_number]),
      address: projectAddress(project.uuid),
    })),
    ...sheets.map(({ id, kind, name, company, quantities, project_uuid: project }): SearchEntry => ({
      kind: 'sheet',
      title: name,
      path: [kind === 'booklet' ? 'Booklet' : 'Custom'],
      lines: present([company, quantities.join(', '), names.get(project ?? '')]),
      names: present([company, names.get(project ?? '')]),
      address: `/?tab=${specTabOf(kind)}&sheet=${id}`,
    })),
    ...listed.map((result): SearchEntry => ({
      kind: 'result',
      title: result.filename,
      path: present([names.get(result.projectId)]),
      names: present([names.get(result.projectId)]),
      lines: [`${result.verdict}, ${keptDate(result.keptAt)}`],
      address: projectAddress(result.projectId),
    })),
  ];
}

const projectAddress = (uuid: string): string => `/?tab=projects&project=${uuid}`;

function linesOf(project: Project): string[] {
  const { client_name: client, printing_company: printer, estimate_number: estimate } = project;
  return present([
    [client, printer].filter(Boolean).join(', '),
    estimate && `Estimate ${estimate}`,
    project.due_date && `Due ${dateText(project.due_date)}`,
    project.status,
    project.notes,
  ]);
}

const present = (texts: readonly (string | undefined)[]): string[] =>
  texts.filter((text) => text !== undefined).filter(Boolean);
