import { Ctx, MessagePattern, Payload, RpcException } from '@nestjs/microservices';
import type { RpcContract, RpcInput, RpcOutput } from '@printpartner/contracts';
import { catchError, isObservable, throwError, type Observable } from 'rxjs';
import { AppError } from './app-error.ts';
import type { HandlerCall } from './call-context.ts';
import { toErrorReply } from './error-reply.ts';
import { RpcCallContext } from './rpc-call-context.ts';

/** A method that answers a contract. */
export type RpcHandler<C extends RpcContract> = (
  input: RpcInput<C>,
  call: HandlerCall,
) => Promise<RpcOutput<C>> | Observable<RpcOutput<C>>;

/**
 * Makes a controller's method the handler of a contract: it is called with
 * validated input and an identity where the contract asks for one, and
 * whatever it throws becomes an error reply.
 *
 * @example
 * `@HandleRpc(saveProject)`
 * handle(input: RpcInput<typeof saveProject>, call: HandlerCall) {
 *   return this.projects.save(call.userId, input);
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
        const answered = await handle.call(this, admit(contract, data, call), call);
        if (!isObservable(answered)) return answered;
        return answered.pipe(catchError((error: unknown) => throwError(() => rejected(error))));
      } catch (error) {
        throw rejected(error);
      }
    };
    Object.defineProperty(answer, 'name', { value: key });
    copyMetadata(handle, answer);
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

function admit<C extends RpcContract>(contract: C, data: unknown, call: HandlerCall): RpcInput<C> {
  if (contract.access === 'user' && !call.userId) {
    throw new AppError('auth.no_session', { userMessage: 'AUTH: no user (no session)' });
  }
  const input = contract.input.safeParse(data);
  if (input.success) return input.data as RpcInput<C>;
  throw new AppError('request.invalid', {
    errors: input.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  });
}

// Guards and interceptors below this decorator left their metadata on the method it replaces.
function copyMetadata(from: object, to: object): void {
  for (const key of Reflect.getMetadataKeys(from)) {
    Reflect.defineMetadata(key, Reflect.getMetadata(key, from), to);
  }
}
