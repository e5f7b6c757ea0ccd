import { describeProjects, patchProject, type Project, type RpcRequest } from '@printpartner/contracts';
import { AppError, type HandlerCall, type RpcServer } from '@printpartner/messaging';
import { startStandIn } from '@printpartner/testing';

interface CallContext {
  getCall: () => HandlerCall;
}
type Patch = RpcRequest<typeof patchProject>;

const buildProject = (uuid: string, project_name: string, due_date = ''): Project => ({
  id: 1,
  uuid,
  user_id: '11111111-1111-4111-8111-111111111111',
  revision: 1,
  project_name,
  client_name: '',
  printing_company: '',
  estimate_number: '',
  status: '',
  notes: '',
  due_date,
  reminder_date: '',
  reminder_time: '',
  reminder_message: '',
  time_zone: 'UTC',
  archived: false,
  created_at: new Date().toISOString(),
  updated_at: new Date().toISOString(),
});

/** Answers for the projects service with the projects that a test adds. */
export class FakeProjects {
  readonly #projects: Project[] = [];
  readonly cleared: Patch[] = [];
  /** The revision since which each project's reminder is unchanged. */
  readonly #reminderRevisions = new Map<string, number>();
  readonly #keys = new Set<string>();
  #server: RpcServer | undefined;
  /** The answer to the next change of a project is lost. */
  losesAnswers = false;

  constructor(private readonly redisUrl: string) {}

  /** @param dueDate YYYY-MM-DD */
  add(uuid: string, name: string, dueDate?: string): void {
    this.#projects.push(buildProject(uuid, name, dueDate));
  }

  /** Sets a reminder whose event has not reached alerts. */
  setReminder(uuid: string, revision: number): void {
    this.#reminderRevisions.set(uuid, revision);
  }

  async start(): Promise<void> {
    const describe = async ({ uuids }: { uuids: string[] }) => ({
      projects: this.#projects.filter(({ uuid }) => uuids.includes(uuid)),
    });
    const patch = async (change: Patch, context: CallContext) =>
      this.#clearOnce(change, context.getCall().idempotency?.key);
    this.#server = await startStandIn('projects', this.redisUrl, [
      [describeProjects, describe],
      [patchProject, patch],
    ]);
  }

  /** A repeated call has no effect. */
  #clearOnce(patch: Patch, key = ''): Project {
    if (!this.#keys.has(key)) this.#clear(patch);
    if (key) this.#keys.add(key);
    if (!this.losesAnswers) return buildProject(String(patch.ref), 'Menu');
    this.losesAnswers = false;
    throw new AppError('system.unavailable');
  }

  #clear(patch: Patch): void {
    const { ref, fields } = patch;
    const revision = this.#reminderRevisions.get(String(ref)) ?? 0;
    if (revision > (fields.base_revision ?? revision)) throw new AppError('projects.changed_elsewhere');
    this.cleared.push(patch);
  }

  async stop(): Promise<void> {
    await this.#server?.close();
  }
}
