import { limits } from '@printpartner/contracts';
import type { EntityManager } from 'typeorm';
import { Project } from './project.entity.ts';

interface ProjectPage {
  projects: Project[];
  /** `before` of the next page of archived projects; null after the last one. */
  next: string | null;
  /** All archived projects, not only those of this page. */
  archivedCount: number;
}

interface PageRequest {
  /** Leaves out active projects. */
  isArchivedOnly: boolean;
  /** Starts after this place in the list of archived projects. */
  before: string | undefined;
}

type Row = Record<string, unknown> & {
  archived_count: number;
  /** Place in the list of archived projects; null for an active project. */
  cursor: string | null;
  /** Whether archived projects follow that this page has no room for. */
  has_more: boolean | null;
};

const LATEST_FIRST = 'order by updated_at desc, id desc';
/** The first archived projects that fit in a page together; at least one. Those after them only tell that they follow. */
const archivedSql = (bytesSql: string, beforeSql: string) => `
  select *, (extract(epoch from updated_at) * 1000000)::bigint || '-' || id as cursor,
      count(*) over () > count(*) filter (where fits) over () as has_more
    from (
      select *, row_number() over latest_first = 1
          or row_number() over latest_first <= ${limits.archivedPageMax} and sum(${bytesSql}) over latest_first <= ${limits.archivedPageBytes} as fits
        from (
          select * from projects
            where user_id = $1 and archived_at is not null ${beforeSql} ${LATEST_FIRST} limit ${limits.archivedPageMax + 1}
        ) latest
        window latest_first as (${LATEST_FIRST} rows unbounded preceding)
    ) measured`;
const BEFORE_SQL = `and (updated_at, id) < (timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3::bigint)`;
const ACTIVE_SQL = `
  select *, true as fits, null::text as cursor, null::boolean as has_more
    from projects where user_id = $1 and archived_at is null`;

/**
 * All active projects, unless left out, and a page of archived ones; each last changed first. In one statement, so that
 * a project archived meanwhile is listed once.
 */
export async function readProjectPage(
  manager: EntityManager,
  userId: string,
  { isArchivedOnly, before }: PageRequest,
): Promise<ProjectPage> {
  const { columns } = manager.connection.getMetadata(Project);
  const names = columns.map(({ databaseName }) => databaseName).join(', ');
  const texts = columns.filter(({ type }) => type === 'text').map(({ databaseName }) => databaseName);
  const bytes = texts.map((text) => `coalesce(octet_length(${text}), 0)`).join(' + ');
  const archived = archivedSql(bytes, before ? BEFORE_SQL : '');
  const listed = isArchivedOnly ? archived : `(${ACTIVE_SQL}) union all (${archived})`;
  const rows: Row[] = await manager.query(
    `select archived_count, cursor, has_more, ${names}
      from (select count(*)::int as archived_count from projects where user_id = $1 and archived_at is not null) counted
      left join (${listed}) listed on fits
      order by cursor is not null, updated_at desc, id desc`,
    [userId, ...(before?.split('-') ?? [])],
  );
  const last = rows.at(-1);
  return {
    projects: rows.filter(({ id }) => id !== null).map((row) => projectOf(manager, row)),
    next: last?.has_more ? last.cursor : null,
    archivedCount: rows[0]?.archived_count ?? 0,
  };
}

function projectOf({ connection }: EntityManager, row: Row): Project {
  const project = new Project();
  for (const column of connection.getMetadata(Project).columns)
    column.setEntityValue(project, connection.driver.prepareHydratedValue(row[column.databaseName], column));
  return project;
}
