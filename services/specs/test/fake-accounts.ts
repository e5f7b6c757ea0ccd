import { confirmedAddress } from '@printpartner/contracts';
import { type HandlerCall, RpcServer } from '@printpartner/messaging';

/** Answers for the auth service with the confirmed addresses that a test sets. */
export class FakeAccounts {
  readonly addresses = new Map<string, string>();
  readonly names = new Map<string, string>();
  #server: RpcServer | undefined;

  constructor(private readonly redisUrl: string) {}

  async start(): Promise<void> {
    const server = new RpcServer({ service: 'auth', redisUrl: this.redisUrl });
    server.addHandler(confirmedAddress.pattern, async (_: unknown, call: { getCall(): HandlerCall }) => ({
      email: this.addresses.get(call.getCall().userId) ?? null,
      name: this.names.get(call.getCall().userId) ?? null,
    }));
    await new Promise<void>((resolve, reject) => {
      void server.listen((error) => (error ? reject(error) : resolve()));
    });
    this.#server = server;
  }

  async stop(): Promise<void> {
    await this.#server?.close();
  }
}
