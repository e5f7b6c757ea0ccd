import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type ActiveProject,
  clearActiveProject,
  getActiveProject,
  type RpcInput,
  type RpcOutput,
  setActiveProject,
} from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { writeOnce } from '@printpartner/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { presentProject } from './present-project.ts';
import { Project } from './project.entity.ts';
import { projectNotFound } from './projects.repository.ts';
import { ProjectPointer, setActive } from './project.entity.ts';

@Controller()
export class ActiveProjectService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @HandleRpc(getActiveProject)
  async get(_: RpcInput<typeof getActiveProject>, { userId }: HandlerCall): Promise<ActiveProject> {
    const { manager } = this.dataSource;
    const pointer = await manager.findOneBy(ProjectPointer, { userId });
    const id = pointer?.lastProjectId;
    const project = id ? await manager.findOneBy(Project, { id, userId }) : null;
    return { last_project_id: project?.id ?? null, project: project && presentProject(project) };
  }

  @HandleRpc(setActiveProject)
  set({ last_project_id: id }: RpcInput<typeof setActiveProject>, call: HandlerCall): Promise<ActiveProject> {
    const { userId } = call;
    const subject = {
      of: ({ project }: ActiveProject) => project?.uuid ?? null,
      gone: projectNotFound,
    };
    const activate = async (manager: EntityManager): Promise<ActiveProject> => {
      const project = await manager.findOne(Project, {
        where: { id, userId },
        lock: { mode: 'pessimistic_read' },
      });
      if (!project) throw projectNotFound();
      await setActive(manager, userId, id);
      return { last_project_id: id, project: presentProject(project) };
    };
    return writeOnce(this.dataSource, call, activate, subject);
  }

  @HandleRpc(clearActiveProject)
  clear(
    _: RpcInput<typeof clearActiveProject>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof clearActiveProject>> {
    return writeOnce(this.dataSource, call, async (manager) => {
      await setActive(manager, call.userId, null);
      return { success: true };
    });
  }
}
