import { Injectable, Logger } from '@nestjs/common';
import { describeProjects, patchProject, type Project } from '@printpartner/contracts';
import { AppError, describeError, type HandlerCall, RpcClient, RpcError } from '@printpartner/messaging';

/** Deadline of a call that may fail without failing the request, ms. */
const OPTIONAL_DEADLINE_MS = 1_500;

type Caller = Pick<HandlerCall, 'userId' | 'requestId'>;

/** Calls to the projects service. */
@Injectable()
export class ProjectsClient {
  private readonly logger = new Logger(ProjectsClient.name);

  constructor(private readonly rpc: RpcClient) {}

  /** Undefined for a deleted project and for another user's. @throws RpcError when projects does not answer */
  async find(uuid: string, { userId, requestId }: Caller): Promise<Project | undefined> {
    const { projects } = await this.rpc.call(describeProjects, { uuids: [uuid] }, { userId, requestId });
    return projects[0];
  }

  /** @throws AppError projects.not_found; RpcError when projects does not answer */
  async get(uuid: string, caller: Caller): Promise<Project> {
    const project = await this.find(uuid, caller);
    if (!project) throw projectNotFound();
    return project;
  }

  /**
   * Removes a project's reminder, unless the user has set another one since that revision; then false. True also when it
   * is repeated with its key.
   *
   * @throws RpcError when projects does not answer
   */
  async clearReminder(
    uuid: string,
    revision: number | undefined,
    { userId, requestId, idempotency, tickets }: Caller & Pick<HandlerCall, 'idempotency' | 'tickets'>,
  ): Promise<boolean> {
    const fields = { reminder_date: null, reminder_time: null, reminder_message: null };
    try {
      await this.rpc.call(
        patchProject,
        { ref: uuid, fields: { ...fields, base_revision: revision } },
        { userId, requestId, idempotency, tickets },
      );
      return true;
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      if (error.reply.code === 'projects.changed_elsewhere') return false;
      // A deleted project has no reminder to clear.
      if (error.reply.code === 'projects.not_found') return true;
      throw error;
    }
  }

  /** The user's own projects among the given ones; none when projects does not answer in time. */
  async describe(uuids: string[], { userId, requestId }: Caller): Promise<Project[]> {
    try {
      const context = { userId, requestId, deadlineMs: OPTIONAL_DEADLINE_MS };
      return (await this.rpc.call(describeProjects, { uuids }, context)).projects;
    } catch (error) {
      this.logger.warn({ ...describeError(error), requestId }, 'projects did not answer');
      return [];
    }
  }
}

export const projectNotFound = () =>
  new AppError('projects.not_found', { userMessage: 'This project no longer exists.' });

/** The next change of the project would cancel its due-date alert. */
export const hasNoDueDate = () =>
  new AppError('alerts.invalid_project', {
    userMessage: 'This project has no due date. Set its due date first.',
  });

/** Reminders of an archived project are paused. */
export const projectArchived = () =>
  new AppError('alerts.invalid_project', {
    userMessage: 'This project is archived. Restore it to get its reminders.',
  });
