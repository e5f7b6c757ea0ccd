import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  describeProjects,
  getProject,
  listProjects,
  type RpcInput,
  type RpcOutput,
} from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { type DataSource, In } from 'typeorm';
import { presentProject } from './present-project.ts';
import { Project } from './project.entity.ts';
import { ProjectsRepository } from './projects.repository.ts';
import { readProjectPage } from './project-pages.ts';

@Controller()
export class ReadProjectsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly projects: ProjectsRepository,
  ) {}

  @HandleRpc(listProjects)
  async list(
    { archived, before }: RpcInput<typeof listProjects>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof listProjects>> {
    const isArchivedOnly = archived !== undefined || before !== undefined;
    const { projects, ...page } = await readProjectPage(this.dataSource.manager, userId, {
      isArchivedOnly,
      before,
    });
    return { projects: projects.map(presentProject), ...page };
  }

  @HandleRpc(getProject)
  async get(
    { ref }: RpcInput<typeof getProject>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof getProject>> {
    return presentProject(await this.projects.get(this.dataSource.manager, userId, ref));
  }

  /** Leaves out projects that don't exist or aren't the user's. The order of the others is not defined. */
  @HandleRpc(describeProjects)
  async describe(
    { uuids }: RpcInput<typeof describeProjects>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof describeProjects>> {
    const found = await this.dataSource.manager.findBy(Project, { userId, uuid: In(uuids) });
    return { projects: found.map(presentProject) };
  }
}
