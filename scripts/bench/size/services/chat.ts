import { accountDeleted, askAssistant, authEvents, callerSource, chatRpcs } from '@printpartner/contracts';
import { TombstonesSweeper } from '@printpartner/service-kit';
import { lastValueFrom } from 'rxjs';
import { inProject } from '../../../project-root.ts';
import { deletionOf } from '../deletion.ts';
import type { ServiceAtSize, Visit } from '../service-at-size.ts';
import { idOf, idSql, type Sizes } from '../sizes.ts';

const fillOldest = ({ others }: Sizes): string[] => [
  `insert into token_usage (source, day, user_id, tokens)
    select 'user:' || ${idSql('user', 'n')}, (now() at time zone 'utc')::date - (random() * 2.01)::int, ${idSql('user', 'n')}, 2000
    from generate_series(1, ${others}) n`,
  `insert into erased_users select gen_random_uuid(), now() - random() * interval '181 days'
    from generate_series(1, ${others}) n`,
  `insert into inbox_events (event_id, name, received_at)
    select gen_random_uuid(), 'auth.account-deleted', now() - random() * interval '30 days'
    from generate_series(1, ${others}) n`,
];

async function visit({ service, n, publishers, sweep }: Visit): Promise<void> {
  const userId = idOf('user', n);
  const question = { message: 'How many pages can be saddle stitched?', source: callerSource.ofUser(userId) };
  // The question fails, because nothing listens there. Its tokens are set aside and settled all the same.
  await lastValueFrom(service.stream(askAssistant, question, userId)).catch(() => undefined);
  await sweep('usage/old-usage.sweeper', 'OldUsageSweeper');
  await service.app.get(TombstonesSweeper).sweep();
  await publishers['auth']?.publish(accountDeleted, deletionOf(userId));
  await publishers['auth']?.allAcknowledged();
}

export const atSize: ServiceAtSize = {
  service: 'chat',
  contracts: chatRpcs,
  settings: {
    GUIDE_ENTRIES_FILE: inProject('scripts', 'bench', 'size', 'guide-entries.json'),
    OPENAI_BASE_URL: 'http://127.0.0.1:9',
    OPENAI_MODEL: 'none',
    OPENAI_CONTEXT_TOKENS: 32_000,
    CHAT_DAILY_TOKENS: 300_000,
  },
  events: { auth: authEvents },
  fillOldest,
  fillNewest: () => [],
  visit,
};
