import {
  errorCodes,
  knownCode,
  type RpcContract,
  type RpcOutput,
  type RpcRequest,
} from '@printpartner/contracts';
import { type RpcClient, RpcError, type Tickets } from '@printpartner/messaging';

/** Who asks. */
export interface JobCaller {
  userId: string;
  requestId: string;
  /** The tickets of the question, which is the user's own call. */
  tickets?: Tickets | undefined;
}

/** Calls on behalf of one user, all of which end within one deadline. */
export class JobCalls {
  readonly #ends: number;

  constructor(
    private readonly rpc: RpcClient,
    private readonly caller: JobCaller,
    deadlineMs: number,
  ) {
    this.#ends = Date.now() + deadlineMs;
  }

  /** @throws RpcError when the service doesn't answer in time */
  call<C extends RpcContract>(contract: C, input: RpcRequest<C>): Promise<RpcOutput<C>> {
    const { userId, requestId, tickets } = this.caller;
    const deadlineMs = Math.max(1, this.#ends - Date.now());
    return this.rpc.call(contract, input, { userId, requestId, tickets, deadlineMs });
  }

  /** Undefined for what was deleted in the meantime. */
  async callForExisting<C extends RpcContract>(
    contract: C,
    input: RpcRequest<C>,
  ): Promise<RpcOutput<C> | undefined> {
    try {
      return await this.call(contract, input);
    } catch (error) {
      if (error instanceof RpcError && errorCodes[knownCode(error.reply.code)].status === NOT_FOUND)
        return undefined;
      throw error;
    }
  }
}

const NOT_FOUND = 404;
