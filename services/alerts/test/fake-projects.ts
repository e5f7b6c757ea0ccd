import { describeProjects, type Project } from '@printpartner/contracts';
import { RpcServer } from '@printpartner/messaging';

const buildProject = (uuid: string, project_name: string): Project => ({
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
  due_date: '',
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
  #server: RpcServer | undefined;

  constructor(private readonly redisUrl: string) {}

  add(uuid: string, name: string): void {
    this.#projects.push(buildProject(uuid, name));
  }

  async start(): Promise<void> {
    const server = new RpcServer({ service: 'projects', redisUrl: this.redisUrl });
    const describe = async ({ uuids }: { uuids: string[] }) => ({
      projects: this.#projects.filter(({ uuid }) => uuids.includes(uuid)),
    });
    server.addHandler(describeProjects.pattern, describe);
    await new Promise<void>((resolve, reject) => {
      void server.listen((error) => (error ? reject(error) : resolve()));
    });
    this.#server = server;
  }

  async stop(): Promise<void> {
    await this.#server?.close();
  }
}
