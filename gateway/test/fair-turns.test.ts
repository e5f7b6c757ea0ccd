import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { listProjects, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { type HandlerCall, HandleRpc } from '@printpartner/messaging';
import { eventually } from '@printpartner/testing';
import { type GatewayWithServices, startGatewayWith } from './gateway-with-services.ts';
import { signedIn } from './signed-in.ts';

/** Calls being answered and waiting for `release`, by user. */
const held = new Map<string, (() => void)[]>();
let isHolding = true;

@Controller()
class HeldProjects {
  @HandleRpc(listProjects)
  async list(
    _query: RpcInput<typeof listProjects>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof listProjects>> {
    if (isHolding)
      await new Promise<void>((resolve) => held.set(userId, [...(held.get(userId) ?? []), resolve]));
    return { projects: [], archivedCount: 0, next: null };
  }
}

let gateway: GatewayWithServices;
beforeAll(async () => {
  gateway = await startGatewayWith({ projects: HeldProjects });
});
afterAll(() => gateway.stop());
beforeEach(() => {
  isHolding = true;
  held.clear();
});

const heldCount = () => [...held.values()].flat().length;

function release(): void {
  isHolding = false;
  for (const go of [...held.values()].flat()) go();
}

const read = (headers: Record<string, string>, signal?: AbortSignal) =>
  fetch(`${gateway.url}/api/projects`, { headers, ...(signal && { signal }) });

const statusesOf = async (answers: Promise<Response>[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('turns at the gateway', () => {
  it('K3 one account has 16 requests at once and its others wait, while another account is answered', async () => {
    const [crowd, other] = [await signedIn(gateway.redis), await signedIn(gateway.redis)];
    const answers = Array.from({ length: 300 }, () => read(crowd));
    await eventually(async () => expect(heldCount()).toBe(16));
    const own = read(other);
    await eventually(async () => expect(heldCount()).toBe(17));
    expect([...held.values()].map((calls) => calls.length).toSorted((one, two) => one - two)).toEqual([
      1, 16,
    ]);
    release();
    expect((await own).status).toBe(200);
    expect(await statusesOf(answers)).toEqual({ 200: 300 });
  });

  it('K3 a request whose caller has left takes no turn', async () => {
    const crowd = await signedIn(gateway.redis);
    const stays = Array.from({ length: 16 }, () => read(crowd));
    await eventually(async () => expect(heldCount()).toBe(16));
    const leave = new AbortController();
    const left = Array.from({ length: 50 }, () => read(crowd, leave.signal).catch(() => undefined));
    const last = read(crowd);
    // What was sent before has reached the gateway when later requests have.
    const settle = async () => {
      for (let times = 0; times < 5; times += 1) await (await fetch(`${gateway.url}/api/config`)).text();
    };
    await settle();
    leave.abort();
    await Promise.all(left);
    await settle();
    for (const go of [...held.values()].flat().slice(0, 16)) go();
    await eventually(async () => expect(heldCount()).toBe(17));
    release();
    expect((await last).status).toBe(200);
    expect(await statusesOf(stays)).toEqual({ 200: 16 });
    expect(heldCount()).toBe(17);
  });
});
