import { confirmedAddress } from '@printpartner/contracts';
import { type HandlerCall, RpcServer } from '@printpartner/messaging';
import { testPeer } from '@printpartner/testing';

/** Answers for the auth service with the confirmed addresses that a test sets. */
export class FakeAccounts {
  readonly addresses = new Map<string, string>();
  readonly names = new Map<string, string>();
  #server: RpcServer | undefined;

  constructor(private readonly redisUrl: string) {}

  async start(): Promise<void> {
    const server = new RpcServer({ peer: testPeer('auth', this.redisUrl) });
    const answer = async (_: unknown, call: { getCall(): HandlerCall }) => ({
      email: this.addresses.get(call.getCall().userId) ?? null,
      name: this.names.get(call.getCall().userId) ?? null,
    });
    server.addHandler(confirmedAddress.pattern, answer, false, { contract: confirmedAddress });
    await new Promise<void>((resolve, reject) => {
      void server.listen((error) => (error ? reject(error) : resolve()));
    });
    this.#server = server;
  }

  async stop(): Promise<void> {
    await this.#server?.close();
  }
}
