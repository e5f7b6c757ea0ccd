import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  accountDeleted,
  askAssistant,
  authEvents,
  callerSource,
  type ChatQuestion,
  chatRpcs,
  type RpcOutput,
} from '@printpartner/contracts';
import { packEntries, type SearchEntry } from '@printpartner/print-search/entries';
import { startService } from '@printpartner/testing';
import { type Observable, toArray, lastValueFrom } from 'rxjs';
import { ChatModule } from '../src/chat.module.ts';
import { chatDatabase } from '../src/database.ts';
import type { ChatSettings } from '../src/env.ts';

export type Reply = RpcOutput<typeof askAssistant>;

const entries: SearchEntry[] = [
  {
    kind: 'guide',
    title: 'Gum strip',
    path: ['Paper & Envelope Types', 'Envelope flaps'],
    lines: ['A line of remoistenable glue along the flap of an envelope.'],
    address: '/?tab=paper&section=flaps&entry=gum-strip',
  },
];

/** The chat service on its own database and Redis, with a publisher in place of auth. */
export async function startChat(settings: Partial<ChatSettings> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'entries-'));
  const GUIDE_ENTRIES_FILE = join(folder, 'search-entries.json');
  writeFileSync(GUIDE_ENTRIES_FILE, JSON.stringify(packEntries(entries)));
  const service = await startService({
    database: chatDatabase,
    contracts: chatRpcs,
    module: (shared) =>
      ChatModule.with({
        OPENAI_MODEL: 'test-model',
        OPENAI_CONTEXT_TOKENS: 32_000,
        CHAT_DAILY_TOKENS: 1_000_000,
        GUIDE_ENTRIES_FILE,
        ...settings,
        ...shared,
      }),
  });
  const accounts = await service.publisher('auth', authEvents);
  return {
    app: service.app,
    database: service.database,
    redisUrl: service.redis.url,
    call: service.call,
    /** Asks as a visitor of this network, or as this account. */
    ask: (question: Partial<ChatQuestion>, { network = 'a', userId }: Asker = {}): Observable<Reply> => {
      const source = userId ? callerSource.ofUser(userId) : callerSource.ofNetwork(network);
      const asked = { message: 'What is a gum strip?', ...question, source };
      return service.stream(askAssistant, asked, userId);
    },
    async deleteAccount(userId: string): Promise<void> {
      const emailHash = '0'.repeat(64);
      await accounts.publish(accountDeleted, { userId, emailHash, deletedAt: new Date().toISOString() });
      await accounts.allAcknowledged();
    },
    async stop(): Promise<void> {
      await service.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
export type Chat = Awaited<ReturnType<typeof startChat>>;

interface Asker {
  network?: string;
  userId?: string;
}

/** All replies but beats, which come by the clock. */
export const repliesOf = async (replies: Observable<Reply>): Promise<Exclude<Reply, { type: 'beat' }>[]> =>
  (await lastValueFrom(replies.pipe(toArray()))).filter((reply) => reply.type !== 'beat');
