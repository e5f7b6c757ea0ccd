import { confirmedAddress } from '@printpartner/contracts';
import type { HandlerCall, RpcServer } from '@printpartner/messaging';
import { startStandIn } from '@printpartner/testing';

/** Answers for the auth service with the confirmed addresses that a test sets. */
export class FakeAccounts {
  readonly addresses = new Map<string, string>();
  readonly names = new Map<string, string>();
  #server: RpcServer | undefined;

  constructor(private readonly redisUrl: string) {}

  async start(): Promise<void> {
    const answer = async (_: unknown, call: { getCall(): HandlerCall }) => ({
      email: this.addresses.get(call.getCall().userId) ?? null,
      name: this.names.get(call.getCall().userId) ?? null,
    });
    this.#server = await startStandIn('auth', this.redisUrl, [[confirmedAddress, answer]]);
  }

  async stop(): Promise<void> {
    await this.#server?.close();
  }
}
