let ownTurn: Promise<unknown> = Promise.resolve();

/**
 * Runs `send` while no other tab of this browser runs one for this user. The browser ends the turn of a closed tab.
 * Without locks, on plain HTTP, only the turns of this tab are in order: keys make it harmless that two tabs send the
 * same write.
 */
export async function withSendingTurn<Result>(userId: string, send: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request(turnName(userId), send);
  const turn = ownTurn.then(send);
  ownTurn = turn.catch(() => undefined);
  return turn;
}

/**
 * Runs `send` only if nobody else sends for this user at the moment.
 *
 * @returns undefined if somebody does
 */
export async function inFreeTurn<Result>(
  userId: string,
  send: () => Promise<Result>,
): Promise<Result | undefined> {
  if (!('locks' in navigator)) return send();
  return navigator.locks.request(turnName(userId), { ifAvailable: true }, (lock) =>
    lock ? send() : undefined,
  );
}

const turnName = (userId: string): string => `print-partner:outbox:${userId}`;
