import { join } from 'node:path';
import { preparePostgres } from '../engines/postgres.ts';
import { claimRun } from '../processes/claim-run.ts';
import { Supervisor } from '../processes/supervisor.ts';
import { Secrets } from '../start/secrets.ts';

/** Our own Postgres, while the rest of the system is stopped. */
export class StoppedDatabase {
  readonly #log: (line: string) => void;
  #supervisor: Supervisor | undefined;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  /** Starts it. @returns the URL of its superuser. @throws PlainError if the system is running */
  async start(dataDir: string): Promise<string> {
    const runFile = join(dataDir, 'run.json');
    await claimRun(runFile, this.#log);
    this.#supervisor = new Supervisor({ dataDir, runFile, log: this.#log });
    const password = new Secrets(dataDir).get('postgres');
    const { url, process } = await preparePostgres(dataDir, password, this.#log);
    await this.#supervisor.start([process]);
    return url;
  }

  async stop(): Promise<void> {
    await this.#supervisor?.stop();
  }
}
