import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { projectsUserData, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';
import { ProjectPointer } from './active-project/project-pointer.entity.ts';
import { presentProject } from './projects/present-project.ts';
import { Project } from './projects/project.entity.ts';

/** Exports all of the user's projects, including archived ones, and the active one. */
@Controller()
export class UserDataService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @HandleRpc(projectsUserData)
  async userData(
    _: RpcInput<typeof projectsUserData>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof projectsUserData>> {
    const { manager } = this.dataSource;
    const [projects, pointers] = await Promise.all([
      manager.find(Project, { where: { userId }, order: { id: 'ASC' } }),
      manager.findBy(ProjectPointer, { userId }),
    ]);
    return {
      projects: projects.map((project) => ({
        ...presentProject(project),
        archived_at: project.archivedAt?.toISOString() ?? null,
      })),
      active_project: pointers.map(({ lastProjectId, updatedAt }) => ({
        last_project_id: lastProjectId,
        updated_at: updatedAt.toISOString(),
      })),
    };
  }
}
