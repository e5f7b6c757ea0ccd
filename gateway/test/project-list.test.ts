import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { listProjects, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { type GatewayWithServices, startGatewayWith } from './gateway-with-services.ts';
import { signedIn } from './signed-in.ts';

const asked: RpcInput<typeof listProjects>[] = [];

/** Has two pages of archived projects. */
@Controller()
class TwoPages {
  @HandleRpc(listProjects)
  async list(query: RpcInput<typeof listProjects>): Promise<RpcOutput<typeof listProjects>> {
    asked.push(query);
    return { projects: [], archivedCount: 61, next: query.before ? null : '17-3' };
  }
}

let gateway: GatewayWithServices;
beforeAll(async () => {
  gateway = await startGatewayWith({ projects: TwoPages });
});
afterAll(() => gateway.stop());

describe('GET /api/projects', () => {
  it('P7 the Link header leads through all archived projects, and X-Archived-Count tells how many they are', async () => {
    const { url, redis } = gateway;
    const headers = await signedIn(redis);
    const first = await fetch(`${url}/api/projects`, { headers });
    expect(await first.json()).toEqual([]);
    expect(first.headers.get('x-archived-count')).toBe('61');
    const [, next] = /^<(.*)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? [];
    const last = await fetch(`${url}${next}`, { headers });
    expect(last.status).toBe(200);
    expect(last.headers.get('link')).toBeNull();
    expect(asked).toEqual([{}, { archived: 'true', before: '17-3' }]);
  });

  it('P7 rejects an invalid cursor', async () => {
    const { url, redis } = gateway;
    const headers = await signedIn(redis);
    for (const query of [
      'before=',
      'before=yesterday',
      'before=1-2-3',
      'before=1&before=2',
      'archived=maybe',
    ]) {
      const answer = await fetch(`${url}/api/projects?${query}`, { headers });
      expect([query, answer.status]).toEqual([query, 422]);
    }
  });
});
