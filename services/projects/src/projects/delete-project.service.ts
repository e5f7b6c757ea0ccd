import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  baseOf,
  deleteProject,
  projectDeleted,
  type RpcInput,
  type RpcOutput,
} from '@printpartner/contracts';
import { HandleRpc, type HandlerCall, OutboxRelay, recordEvent } from '@printpartner/messaging';
import { forgetAnswers, PushChannel, refuseNewer, writeOnce } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { Project } from './project.entity.ts';
import { storedProject } from './project-writer.ts';
import { ProjectsRepository } from './projects.repository.ts';

const NOT_DELETED = 'This project was changed elsewhere meanwhile, so it was not deleted.';

@Controller()
export class DeleteProjectService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly projects: ProjectsRepository,
    private readonly outbox: OutboxRelay,
    private readonly pushes: PushChannel,
  ) {}

  /** @throws AppError projects.not_found, projects.changed_elsewhere if there is a newer revision */
  @HandleRpc(deleteProject)
  async delete(
    { ref, ...given }: RpcInput<typeof deleteProject>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof deleteProject>> {
    const { userId, requestId } = call;
    const answer = await writeOnce(this.dataSource, call, async (manager) => {
      const project = await this.projects.get(manager, userId, ref);
      const { id, uuid, revision } = project;
      refuseNewer(storedProject, project, { base: baseOf(given), userMessage: NOT_DELETED });
      await manager.delete(Project, { id });
      await forgetAnswers(manager, userId, uuid);
      // Events stay in the outbox for days after they were sent; the deleted project's details must not.
      await manager.query(
        `update outbox_events set payload = payload - 'project' where payload ->> 'projectId' = $1`,
        [uuid],
      );
      const deleted = { userId, projectId: uuid, revision: revision + 1 };
      await recordEvent(manager, projectDeleted, deleted, requestId);
      return { success: true } as const;
    });
    this.outbox.nudge();
    void this.pushes.pushChanged(userId);
    return answer;
  }
}
