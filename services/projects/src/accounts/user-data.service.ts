import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { projectsUserData, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { readUserRows, type UserTable } from '@printpartner/service-kit';
import { type DataSource, MoreThan } from 'typeorm';
import { ProjectPointer } from '../projects/project.entity.ts';
import { presentProject } from '../projects/present-project.ts';
import { Project } from '../projects/project.entity.ts';

/** The longest project has about 75 KB, so a page stays below 1 MB. */
const PAGE_PROJECTS = 10;

const earlyChoices: UserTable = {
  columns: 'project_uuid, sheet_id, set_at, chosen, received_at',
  table: 'early_choices',
  owner: 'user_id',
  order: [
    ['project_uuid', 'uuid'],
    ['sheet_id', 'uuid'],
  ],
};

type Page = RpcOutput<typeof projectsUserData>;

/** Exports all of the user's projects, including archived ones, the active one, and choices that wait for a project. */
@Controller()
export class UserDataService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @HandleRpc(projectsUserData)
  userData({ kind, after }: RpcInput<typeof projectsUserData>, { userId }: HandlerCall): Promise<Page> {
    if (kind === 'projects') return this.projects(userId, Number(after));
    if (kind === 'active_project') return this.activeProject(userId);
    return readUserRows(this.dataSource, earlyChoices, userId, after);
  }

  private async projects(userId: string, afterId: number): Promise<Page> {
    const found = await this.dataSource.manager.find(Project, {
      where: { userId, id: MoreThan(afterId) },
      order: { id: 'ASC' },
      take: PAGE_PROJECTS,
    });
    const last = found.length < PAGE_PROJECTS ? undefined : found.at(-1);
    const rows = found.map((project) => ({
      ...presentProject(project),
      archived_at: project.archivedAt?.toISOString() ?? null,
      quote_choices: project.quoteChoices.layers,
    }));
    return { rows, next: last ? String(last.id) : null };
  }

  private async activeProject(userId: string): Promise<Page> {
    const pointers = await this.dataSource.manager.findBy(ProjectPointer, { userId });
    const rows = pointers.map(({ lastProjectId, updatedAt }) => ({
      last_project_id: lastProjectId,
      updated_at: updatedAt.toISOString(),
    }));
    return { rows, next: null };
  }
}
