import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '../plain-error.ts';
import { type ComposeStack, docker } from './compose-stack.ts';

const HEALTHY_TIMEOUT_MS = 120_000;
const POLL_MS = 500;
/** nginx looks the addresses of the gateways up every second. */
const LOOKUP_MS = 2_000;
/** As `stop_grace_period` in docker-compose.yml. */
const STOP_SECONDS = '60';

/**
 * Replaces the replicas of a service one after another, with the image and settings of now. Each starts and is healthy
 * before its predecessor is stopped, so that there are never fewer than before. @throws PlainError
 */
export async function replaceReplicas(
  stack: ComposeStack,
  service: string,
  log: (line: string) => void,
): Promise<void> {
  const old = await stack.containers(service);
  if (old.length === 0) throw new PlainError(`No container of ${service} is running in ${stack.project}.`);
  for (const [index, { Id }] of old.entries()) {
    await stack.scale(service, old.length + 1);
    await healthy(stack, service, old.length + 1);
    await pause(LOOKUP_MS);
    await docker('stop', '-t', STOP_SECONDS, Id);
    await docker('rm', Id);
    log(`${service}: ${index + 1} of ${old.length} replaced`);
  }
}

async function healthy(stack: ComposeStack, service: string, count: number): Promise<void> {
  for (const end = Date.now() + HEALTHY_TIMEOUT_MS; Date.now() < end; await pause(POLL_MS)) {
    const found = await stack.containers(service);
    if (found.filter(({ State }) => State.Health?.Status === 'healthy').length >= count) return;
  }
  throw new PlainError(
    `${service}: the new container is not healthy after ${HEALTHY_TIMEOUT_MS / 1_000} s. The others still run; see its logs.`,
  );
}
