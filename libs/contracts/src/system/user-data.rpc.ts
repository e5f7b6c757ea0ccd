import { z } from 'zod';
import { defineRpc, type RpcContract } from '../define-rpc.ts';

const record = z.record(z.string(), z.unknown());

/** One service's data about the calling user: kind → records. */
export const userData = z.record(z.string(), z.array(record));
export type UserData = z.output<typeof userData>;

/** Some records of one kind. */
export const userDataPage = z.object({
  rows: z.array(record),
  /** The `after` of the next page; null after the last one. */
  next: z.string().nullable(),
});
export type UserDataPage = z.output<typeof userDataPage>;

/** The call that exports a service's data about the calling user, by page, so that no reply holds all of it. */
export interface UserDataContract<Kind extends string = string> extends RpcContract<
  z.ZodType<{ kind: Kind; after: string | null }, { kind: Kind; after: string | null }>,
  typeof userDataPage
> {
  /** Their order is that of the export. */
  readonly kinds: readonly Kind[];
}

export function userDataOf<const Kind extends string>(
  service: string,
  kinds: readonly Kind[],
): UserDataContract<Kind> {
  const rpc = defineRpc({
    pattern: `${service}.user-data`,
    access: 'user',
    input: z.object({ kind: z.literal(kinds), after: z.string().max(100).nullable() }),
    output: userDataPage,
  });
  return { ...rpc, kinds };
}
