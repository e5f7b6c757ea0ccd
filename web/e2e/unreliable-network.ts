import type { BrowserContext, Route } from '@playwright/test';

/** What became of the browser's writes. */
export interface Tally {
  /** Calls whose answer the browser got. */
  answered: number;
  /** Calls that the server has done, but whose answer was lost. */
  answersLost: number;
  /** Calls that never left. */
  requestsLost: number;
}

/**
 * Loses a third of the answers of all writes, and a sixth of the writes themselves, from now on.
 *
 * @param seed of the random numbers
 */
export async function makeUnreliable(context: BrowserContext, seed: number): Promise<Tally> {
  const tally: Tally = { answered: 0, answersLost: 0, requestsLost: 0 };
  const random = randomNumbers(seed);
  await context.route(/\/api\//, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    const luck = random();
    // The crash of a tab ends its requests.
    await meet(route, luck, tally).catch(() => undefined);
  });
  return tally;
}

async function meet(route: Route, luck: number, tally: Tally): Promise<void> {
  if (luck < 1 / 6) {
    tally.requestsLost += 1;
    return route.abort();
  }
  const response = await route.fetch();
  if (luck < 1 / 2) {
    tally.answersLost += 1;
    return route.abort();
  }
  tally.answered += 1;
  return route.fulfill({ response });
}

/** Numbers from 0 to 1, always the same for a seed: the generator of Park and Miller. */
function randomNumbers(seed: number): () => number {
  const MODULUS = 2_147_483_647;
  let state = seed;
  return () => {
    state = (state * 48_271) % MODULUS;
    return state / MODULUS;
  };
}
