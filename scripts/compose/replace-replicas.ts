import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '../plain-error.ts';
import type { ComposeStack } from './compose-stack.ts';
import type { Container } from './container.ts';

const HEALTHY_TIMEOUT_MS = 120_000;
const POLL_MS = 500;
/** nginx looks the addresses of the gateways up every second. */
const LOOKUP_MS = 2_000;

export interface Replacement {
  stack: Pick<ComposeStack, 'project' | 'containers' | 'scale' | 'remove'>;
  service: string;
  log: (line: string) => void;
  /** ms for a new container to become healthy. */
  timeoutMs?: number;
  /** ms between its health and the end of its predecessor. */
  lookupMs?: number;
}

/**
 * Replaces the replicas of a service one after another, with the image and settings of now. Each starts and is healthy
 * before its predecessor, healthy or not, is stopped, so that there are never fewer than before. One that doesn't become
 * healthy is removed again. @throws PlainError
 */
export async function replaceReplicas(replacement: Replacement): Promise<void> {
  const { stack, service, log } = replacement;
  const old = await stack.containers(service);
  if (old.length === 0) throw new PlainError(`No container of ${service} is running in ${stack.project}.`);
  for (const [index, predecessor] of old.entries()) {
    await startAnother(replacement, old.length + 1);
    await stack.remove(predecessor);
    log(`${service}: ${index + 1} of ${old.length} replaced`);
  }
}

async function startAnother(
  { stack, service, timeoutMs = HEALTHY_TIMEOUT_MS, lookupMs = LOOKUP_MS }: Replacement,
  count: number,
): Promise<void> {
  const known = new Set((await stack.containers(service)).map(({ Id }) => Id));
  const added = async (): Promise<Container[]> =>
    (await stack.containers(service)).filter(({ Id }) => !known.has(Id));
  try {
    await stack.scale(service, count);
    for (const end = Date.now() + timeoutMs; ; await pause(POLL_MS)) {
      if ((await added()).some(({ State }) => State.Health?.Status === 'healthy')) break;
      if (Date.now() > end)
        throw new PlainError(
          `${service}: the new container is not healthy after ${timeoutMs / 1_000} s, and was removed. The others still run.`,
        );
    }
  } catch (error) {
    for (const container of await added()) await stack.remove(container);
    throw error;
  }
  await pause(lookupMs);
}
