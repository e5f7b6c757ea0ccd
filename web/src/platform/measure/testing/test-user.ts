import { expectUser } from '../../api/expected-user.ts';
import { queryClient } from '../../api/query-client.ts';
import { answerCalls } from '../../api/testing/answer-calls.ts';

const realFetch = globalThis.fetch;

/** Signs in a user who measures in millimeters: the server answers every call with these preferences. */
export function signInMillimeters(): void {
  answerCalls(() => ({ tabOrder: [], customColors: {}, assistantSharesJob: false, lengthUnit: 'mm' }));
  expectUser('maya');
}

/** Leaves nothing of a test's user to the next one. */
export function forgetUser(): void {
  queryClient.clear();
  localStorage.clear();
  expectUser(undefined);
  globalThis.fetch = realFetch;
}
