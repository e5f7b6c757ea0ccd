import {
  getSpecDraft,
  getSpecSheet,
  listKeptResults,
  listProjects,
  listSpecSheets,
  type PreflightResult,
  type Project,
  readKeptResult,
  readLatestResult,
  readPreferences,
  type RpcContract,
  type RpcOutput,
} from '@printpartner/contracts';
import { type RpcCallContext, RpcServer } from '@printpartner/messaging';
import { testPeer } from '@printpartner/testing';
import { buildDraft, buildResult } from './own-work.ts';

type Service = 'projects' | 'specs' | 'preflight' | 'auth';

interface Account {
  projects: readonly Project[];
  latest?: PreflightResult;
  sharesJob?: boolean;
}

/** Answers for the services that have the accounts' own work, as they do: each account only its own. */
export class FakeOwnWork {
  readonly #accounts = new Map<string, Account>();
  readonly #servers = new Map<Service, RpcServer>();
  /** Patterns of the calls so far. */
  readonly calls: string[] = [];

  constructor(private readonly redisUrl: string) {}

  add(userId: string, account: Account): void {
    this.#accounts.set(userId, account);
  }

  async start(...services: readonly Service[]): Promise<void> {
    for (const service of services) {
      const server = new RpcServer({ peer: testPeer(service, this.redisUrl) });
      this.#handle(server, service);
      await new Promise<void>((resolve, reject) => {
        void server.listen((error) => (error ? reject(error) : resolve()));
      });
      this.#servers.set(service, server);
    }
  }

  /** Its calls wait until they time out. */
  async stop(service: Service): Promise<void> {
    await this.#servers.get(service)?.close();
    this.#servers.delete(service);
  }

  async stopAll(): Promise<void> {
    for (const service of this.#servers.keys()) await this.stop(service);
  }

  #handle(server: RpcServer, service: Service): void {
    const on = <C extends RpcContract>(contract: C, answer: (account: Account) => RpcOutput<C>) => {
      const handle = async (_input: unknown, context: RpcCallContext) => {
        this.calls.push(contract.pattern);
        return answer(this.#accounts.get(context.getCall().userId) ?? { projects: [] });
      };
      server.addHandler(contract.pattern, handle, false, { contract });
    };
    if (service === 'projects')
      on(listProjects, ({ projects }) => ({ projects: [...projects], archivedCount: 0, next: null }));
    if (service === 'auth')
      on(readPreferences, ({ sharesJob = false }) => ({
        tabOrder: [],
        customColors: {},
        assistantSharesJob: sharesJob,
        lengthUnit: 'in' as const,
      }));
    if (service === 'specs') {
      on(listSpecSheets, () => ({ sheets: [] }));
      on(getSpecDraft, () => buildDraft());
      on(getSpecSheet, () => {
        throw new Error('No account has sheets');
      });
    }
    if (service === 'preflight') {
      on(readLatestResult, ({ latest }) => ({
        latest: latest ? { result: latest, endedAt: new Date().toISOString() } : null,
      }));
      on(listKeptResults, () => ({ kept: [] }));
      on(readKeptResult, () => ({
        ...buildResult('kept.pdf'),
        id: '',
        projectId: '',
        keptAt: '',
        result: buildResult('kept.pdf'),
      }));
    }
  }
}
