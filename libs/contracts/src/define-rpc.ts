import type { z } from 'zod';

/** Who may call: `user` requires a user id, `public` doesn't. */
export type Access = 'public' | 'user';

/**
 * How a service may call another one: `itself` at any time and for any user, or `onBehalf` only for a user whose own call
 * to it is not long ago.
 */
export type CallerRight = 'itself' | 'onBehalf';

export interface RpcContract<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Pattern extends string = string,
> {
  readonly kind: 'rpc';
  /** The service that answers; the name of its request queue. */
  readonly service: string;
  /** `<service>.<use-case>`, unique in the system. */
  readonly pattern: Pattern;
  readonly access: Access;
  /** The services that may call it besides the gateway. */
  readonly callers?: Readonly<Record<string, CallerRight>>;
  /** Answered by a stream of replies, which holds no connection to Postgres while it lasts. */
  readonly isStream?: boolean;
  readonly input: Input;
  readonly output: Output;
}

/**
 * A request/reply call between two processes. The part of the pattern before
 * the first dot is the service that answers.
 *
 * @example
 * export const saveProject = defineRpc({
 *   pattern: 'projects.save', access: 'user', input: projectDraft, output: project,
 * });
 */
export function defineRpc<Input extends z.ZodType, Output extends z.ZodType, const Pattern extends string>(
  contract: Omit<RpcContract<Input, Output, Pattern>, 'kind' | 'service'>,
): RpcContract<Input, Output, Pattern> {
  const service = contract.pattern.slice(0, contract.pattern.indexOf('.'));
  return { kind: 'rpc', service, ...contract };
}

/** What the caller passes, before defaults and normalization. */
export type RpcRequest<C extends RpcContract> = z.input<C['input']>;
/** What the handler receives, after validation. */
export type RpcInput<C extends RpcContract> = z.output<C['input']>;
/** What the handler returns and the caller gets. */
export type RpcOutput<C extends RpcContract> = z.output<C['output']>;
