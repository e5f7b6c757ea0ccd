import { expect } from '@jest/globals';
import {
  accountDeleted,
  authEvents,
  projectDeleted,
  projectsEvents,
  type SpecDraft,
  specsRpcs,
} from '@printpartner/contracts';
import { TombstonesSweeper } from '@printpartner/service-kit';
import { startService } from '@printpartner/testing';
import { specsDatabase } from '../src/database.ts';
import { SpecsModule } from '../src/specs.module.ts';

/** The specs service on its own database and Redis, with publishers in place of auth and projects. */
export async function startSpecs() {
  const service = await startService({
    database: specsDatabase,
    contracts: specsRpcs,
    module: (settings) => SpecsModule.with(settings),
  });
  const { database, call, callOnce, stop } = service;
  const accounts = await service.publisher('auth', authEvents);
  const projects = await service.publisher('projects', projectsEvents);
  return {
    database,
    call,
    callOnce,
    stop,
    sweepTombstones: () => service.app.get(TombstonesSweeper).sweep(),
    async deleteAccount(userId: string): Promise<void> {
      const emailHash = '0'.repeat(64);
      await accounts.publish(accountDeleted, { userId, emailHash, deletedAt: new Date().toISOString() });
      await accounts.allAcknowledged();
    },
    async deleteProject(userId: string, projectId: string): Promise<void> {
      await projects.publish(projectDeleted, { userId, projectId, revision: 2 });
      await projects.allAcknowledged();
    },
  };
}
export type Specs = Awaited<ReturnType<typeof startSpecs>>;

/** What a call is rejected with. */
export const refusal = (code: string, more: object = {}): unknown =>
  expect.objectContaining({ reply: expect.objectContaining({ code, ...more }) as unknown });

/** What a refused write is answered with, of a draft or a sheet. */
export const copyOf = ({
  name,
  data,
  shippingOption,
  revision,
  updated_at,
}: Pick<SpecDraft, 'name' | 'data' | 'shippingOption' | 'revision' | 'updated_at'>) => ({
  name,
  data,
  shippingOption,
  revision,
  updated_at,
});
