import { deviceWordsOf } from '@printpartner/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gives sessions ids for their list and the marks of their devices, and shortens what they have of network and browser, as it is stored from now on. */
export class SessionsAsTheirUserSeesThem1769000000021 implements MigrationInterface {
  name = 'SessionsAsTheirUserSeesThem1769000000021';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'alter table sessions add id uuid not null default gen_random_uuid(), add device_mark text',
    );
    await db.query(`
      update sessions set ip = case
        when ip ~* '^(::ffff:)?\\d+\\.\\d+\\.\\d+\\.\\d+$' then regexp_replace(ip, '^(.*:)?(.*\\.)\\d+$', '\\2x')
        when ip ~ '^[0-9a-fA-F:.]*:' then host(network(set_masklen(split_part(ip, '%', 1)::inet, 48))) || '/48'
        else '' end`);
    const found: { agent: string }[] = await db.query('select distinct user_agent as agent from sessions');
    const agents = found.map(({ agent }) => agent);
    await db.query(
      `update sessions set user_agent = words.device
        from unnest($1::text[], $2::text[]) as words (agent, device) where user_agent = words.agent`,
      [agents, agents.map(deviceWordsOf)],
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table sessions drop id, drop device_mark');
  }
}
