import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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
import { DataSource } from 'typeorm';
import { specsDatabase } from '../src/database.ts';
import { SpecsComposers } from '../src/mails/composers.ts';
import { MailRecipients } from '../src/mails/mail-recipients.ts';
import { LostQuotesSweeper } from '../src/quotes/lost-quotes.sweeper.ts';
import { SpecsModule } from '../src/specs.module.ts';
import { FakeAccounts } from './fake-accounts.ts';

export const PUBLIC_URL = 'https://print.example';

/** The specs service on its own database and Redis, with publishers in place of auth and projects. */
export async function startSpecs({ smtpUrl }: { smtpUrl?: string } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'quotes-'));
  const service = await startService({
    database: specsDatabase,
    contracts: specsRpcs,
    module: (settings) =>
      SpecsModule.with({
        ...settings,
        LINK_SECRET: 'a secret of at least thirty-two letters',
        STORAGE_URL: pathToFileURL(folder).href,
        PUBLIC_URL,
        MAIL_FROM: 'Print Partner <no-reply@print.example>',
        SMTP_URL: smtpUrl,
      }),
  });
  const { database, call, callOnce, redis } = service;
  const auth = new FakeAccounts(redis.url);
  await auth.start();
  const accounts = await service.publisher('auth', authEvents);
  const projects = await service.publisher('projects', projectsEvents);
  return {
    database,
    call,
    callOnce,
    redis,
    /** The service's own connections. */
    dataSource: service.app.get(DataSource, { strict: false }),
    /** User's id → confirmed address. */
    addresses: auth.addresses,
    /** User's id → name of the account. */
    names: auth.names,
    /** Names of the files in the store. */
    files: () => readdirSync(folder),
    /** Stores a file as the gateway does. @param ageMs since it was written */
    storeFile(key: string, ageMs = 0): void {
      const path = join(folder, key);
      writeFileSync(path, '%PDF-1.4');
      const at = new Date(Date.now() - ageMs);
      utimesSync(path, at, at);
    },
    sweepQuotes: () => service.app.get(LostQuotesSweeper).sweep(),
    /** What a recorded mail would say if it were sent now; null if it would be dropped. */
    async compose({ id, kind, ref }: Record<string, unknown>) {
      const composer = service.app.get(SpecsComposers, { strict: false }).byKind[String(kind)];
      return composer ? composer(String(ref), String(id)) : undefined;
    },
    /** The token in the stop link of a mail to an address. */
    stopTokenOf(email: string): string {
      const url = service.app.get(MailRecipients).stopUrlOf(email);
      return url.slice(url.lastIndexOf('/') + 1);
    },
    stop: async () => {
      await auth.stop();
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
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
