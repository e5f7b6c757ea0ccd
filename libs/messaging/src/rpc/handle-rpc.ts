import { Ctx, MessagePattern, Payload, RpcException } from '@nestjs/microservices';
import type { RpcContract, RpcInput, RpcOutput } from '@printpartner/contracts';
import { catchError, isObservable, type Observable, throwError } from 'rxjs';
import { AppError } from './app-error.ts';
import { type HandlerCall, RpcCallContext } from './call-context.ts';
import { toErrorReply } from './error-reply.ts';
import type { RpcServer } from './rpc-server.ts';

const CONTRACT = 'printpartner:contract';

/** The contract that `@HandleRpc` bound to a method. */
export const contractOf = (handler: object): RpcContract | undefined =>
  Reflect.getMetadata(CONTRACT, handler) as RpcContract | undefined;

/** A method that handles a contract. */
export type RpcHandler<C extends RpcContract> = (
  input: RpcInput<C>,
  call: HandlerCall,
) => Promise<RpcOutput<C>> | Observable<RpcOutput<C>>;

/**
 * Makes a method the handler of a contract. It receives validated input and, if
 * the contract requires one, a user id; errors it throws become error replies.
 *
 * Nest looks for handlers in `controllers` only, so the service with the method
 * is a `@Controller()` and is listed there instead of in `providers`.
 *
 * @example
 * `@Controller()`
 * export class SaveProjectService {
 *   `@HandleRpc(saveProject)`
 *   saveProject(input: RpcInput<typeof saveProject>, { userId }: HandlerCall) { … }
 * }
 */
export function HandleRpc<C extends RpcContract>(contract: C) {
  return <M extends RpcHandler<C>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    const handle = descriptor.value as M;
    const answer = async function (this: unknown, data: unknown, context: RpcCallContext | HandlerCall) {
      const call = context instanceof RpcCallContext ? context.getCall() : context;
      const rejected = (error: unknown) =>
        new RpcException(toErrorReply(error, { pattern: contract.pattern, requestId: call.requestId }));
      try {
        const answered = await handle.call(this, parseInput(contract, data, call), call);
        if (!isObservable(answered)) return answered;
        return answered.pipe(catchError((error: unknown) => throwError(() => rejected(error))));
      } catch (error) {
        throw rejected(error);
      }
    };
    Object.defineProperty(answer, 'name', { value: key });
    copyMetadata(handle, answer);
    Reflect.defineMetadata(CONTRACT, contract, answer);
    descriptor.value = answer as unknown as M;
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
    MessagePattern(contract.pattern, { contract })(
      target,
      key,
      descriptor as TypedPropertyDescriptor<unknown>,
    );
  };
}

function parseInput<C extends RpcContract>(contract: C, data: unknown, call: HandlerCall): RpcInput<C> {
  if (contract.access === 'user' && !call.userId) {
    throw new AppError('auth.no_session', { userMessage: 'AUTH: no user (no session)' });
  }
  const input = contract.input.safeParse(data);
  if (input.success) return input.data as RpcInput<C>;
  throw new AppError('request.invalid', {
    errors: input.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  });
}

// Decorators below this one stored their metadata on the original method.
function copyMetadata(from: object, to: object): void {
  for (const key of Reflect.getMetadataKeys(from)) {
    Reflect.defineMetadata(key, Reflect.getMetadata(key, from), to);
  }
}

/**
 * Checks that every contract of `service` has exactly one handler on this server
 * and that no handler belongs to another service. Call it after `app.init()` (for
 * a hybrid app after `connectMicroservice`) and before listening.
 *
 * @throws Error listing every violation
 */
export function assertContractsHandled(
  service: string,
  contracts: readonly RpcContract[],
  server: RpcServer,
): void {
  const handlers = server.getHandlers();
  const violations: string[] = [];
  for (const { pattern, ...contract } of contracts) {
    if (contract.service !== service) violations.push(`${pattern} is a contract of ${contract.service}`);
    else if (!handlers.has(pattern)) violations.push(`${pattern} has no handler`);
  }
  for (const pattern of server.duplicatePatterns) violations.push(`${pattern} has more than one handler`);
  for (const [pattern, { extras }] of handlers) {
    const owner = (extras?.['contract'] as RpcContract | undefined)?.service;
    if (owner && owner !== service) violations.push(`${pattern} is handled here but belongs to ${owner}`);
  }
  if (violations.length > 0) throw new Error(`Contracts of ${service}: ${violations.join('; ')}`);
}
