import { Injectable, Logger } from '@nestjs/common';
import { describeProjects, type Project } from '@printpartner/contracts';
import { describeError, type HandlerCall, RpcClient } from '@printpartner/messaging';

/** Time allowed for the names beside a reminder, ms; a reminder does not wait for them. */
const PATIENCE_MS = 1_500;

type Caller = Pick<HandlerCall, 'userId' | 'requestId'>;

/** What alerts asks of projects. */
@Injectable()
export class ProjectsGateway {
  private readonly logger = new Logger(ProjectsGateway.name);

  constructor(private readonly rpc: RpcClient) {}

  /** The project if it is the caller's. @throws RpcError when projects does not answer */
  async find(uuid: string, { userId, requestId }: Caller): Promise<Project | undefined> {
    const { projects } = await this.rpc.call(describeProjects, { uuids: [uuid] }, { userId, requestId });
    return projects[0];
  }

  /** Projects by uuid; without those that did not come in time, because a reminder must show all the same. */
  async describe(uuids: string[], { userId, requestId }: Caller): Promise<Map<string, Project>> {
    if (uuids.length === 0) return new Map();
    try {
      const context = { userId, requestId, deadlineMs: PATIENCE_MS };
      const { projects } = await this.rpc.call(describeProjects, { uuids }, context);
      return new Map(projects.map((project) => [project.uuid, project]));
    } catch (error) {
      this.logger.warn({ ...describeError(error), requestId }, 'reminders go without their projects');
      return new Map();
    }
  }
}
