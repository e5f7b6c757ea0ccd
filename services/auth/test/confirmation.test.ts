import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { allowExport, deleteAccount, resolveSession, signIn } from '@printpartner/contracts';
import { type Auth, buildOrigin, codeOf, hashToken, startAuth } from './start-auth.ts';

let auth: Auth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

type Person = Awaited<ReturnType<Auth['signUp']>>;

/** The outcomes of an export and of a deletion by this session. */
async function sensitiveCalls({ user, tokenHash }: Pick<Person, 'user' | 'tokenHash'>) {
  return [
    await codeOf(auth.call(allowExport, { tokenHash, origin: buildOrigin() }, user.id)),
    await codeOf(auth.call(deleteAccount, { tokenHash }, user.id)),
  ];
}
const refused = Array(2).fill('auth.confirmation_required');

it('A5 a session exports and deletes nothing until its own password confirms it, for five minutes', async () => {
  const [maya, noor] = [await auth.signUp(), await auth.signUp()];
  expect(await sensitiveCalls(maya)).toEqual(refused);
  expect(await codeOf(auth.confirm({ ...maya, password: 'not it' }))).toBe('auth.wrong_password');
  expect(await sensitiveCalls(maya)).toEqual(refused);

  await auth.confirm(maya);
  const form = { email: maya.email, password: maya.password };
  const { token } = await auth.call(signIn, { form, origin: buildOrigin() });
  expect(await sensitiveCalls({ user: maya.user, tokenHash: hashToken(token) })).toEqual(refused);
  // A confirmed session of one account confirms nothing of another.
  expect(await sensitiveCalls({ user: noor.user, tokenHash: maya.tokenHash })).toEqual(refused);

  const [left] = await auth.rows(
    `select round(extract(epoch from confirmed_until - now()) / 60)::int as minutes from sessions where token_hash = $1`,
    [maya.tokenHash],
  );
  expect(left).toEqual({ minutes: 5 });
  await auth.rows('update sessions set confirmed_until = now() where token_hash = $1', [maya.tokenHash]);
  expect(await sensitiveCalls(maya)).toEqual(refused);

  await auth.confirm(maya);
  expect(await sensitiveCalls(maya)).toEqual(['none', 'none']);
  expect((await auth.call(resolveSession, { tokenHash: maya.tokenHash })).session).toBeNull();
});

it('A5 a session that ended meanwhile is not confirmed', async () => {
  const maya = await auth.signUp();
  await auth.rows('delete from sessions where token_hash = $1', [maya.tokenHash]);
  expect(await codeOf(auth.confirm(maya))).toBe('auth.no_session');
});
