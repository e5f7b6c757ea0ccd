import { limits } from '@printpartner/contracts';
import { type EntityManager, In } from 'typeorm';
import { Project } from '../projects/project.entity.ts';

/** A project of a page before its texts are loaded. */
interface ListedProject {
  id: number;
  archived: boolean;
  /** Place in the list of archived projects. */
  cursor: string;
  /** Size of its texts, bytes. */
  bytes: number;
}

interface ProjectPage {
  projects: Project[];
  /** `before` of the next page of archived projects; null after the last one. */
  next: string | null;
}

interface PageRequest {
  /** Leaves out active projects. */
  isArchivedOnly: boolean;
  /** Starts after this place in the list of archived projects. */
  before: string | undefined;
}

const LISTED_SQL = `select id, updated_at, archived_at is not null as archived,
    (extract(epoch from updated_at) * 1000000)::bigint || '-' || id as cursor,
    octet_length(project_name) + octet_length(client_name) + octet_length(printing_company)
      + octet_length(estimate_number) + coalesce(octet_length(status), 0) + octet_length(notes)
      + octet_length(reminder_message) as bytes
  from projects where user_id = $1`;
const BEFORE_SQL = `and (updated_at, id) < (timestamptz 'epoch' + $3::bigint * interval '1 microsecond', $4::bigint)`;
const ORDER_SQL = 'order by updated_at desc, id desc';

/** All active projects, unless left out, and a page of archived ones; each last changed first. */
export async function readProjectPage(
  manager: EntityManager,
  userId: string,
  { isArchivedOnly, before }: PageRequest,
): Promise<ProjectPage> {
  const active = `(${LISTED_SQL} and archived_at is null ${ORDER_SQL})`;
  const archived = `(${LISTED_SQL} and archived_at is not null ${before ? BEFORE_SQL : ''} ${ORDER_SQL} limit $2)`;
  // One statement, so that a project archived meanwhile is listed once. The row over the limit tells whether more follow.
  const found: ListedProject[] = await manager.query(
    isArchivedOnly
      ? archived
      : `select * from (${active} union all ${archived}) listed order by archived, updated_at desc, id desc`,
    [userId, limits.archivedPageMax + 1, ...(before?.split('-') ?? [])],
  );
  const candidates = found.filter((project) => project.archived);
  const page = firstThatFit(candidates);
  const ids = [...found.filter((project) => !project.archived), ...page].map(({ id }) => id);
  return {
    projects: await inOrder(manager, userId, ids),
    next: page.length < candidates.length ? (page.at(-1)?.cursor ?? null) : null,
  };
}

/** The first of these that fit in a page together; at least one. */
export function firstThatFit<T extends { bytes: number }>(projects: readonly T[]): T[] {
  let bytes = 0;
  const end = projects.findIndex((project, index) => {
    bytes += project.bytes;
    return index === limits.archivedPageMax || (index > 0 && bytes > limits.archivedPageBytes);
  });
  return projects.slice(0, end === -1 ? projects.length : end);
}

async function inOrder(manager: EntityManager, userId: string, ids: readonly number[]): Promise<Project[]> {
  const found = await manager.findBy(Project, { userId, id: In(ids) });
  const byId = new Map(found.map((project) => [project.id, project]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
