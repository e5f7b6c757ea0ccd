import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Preferences, RpcInput, savePreferences } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';
import { knownPreferences } from './known-preferences.ts';

interface PreferencesRow {
  tab_order: unknown;
  custom_colors: unknown;
}

@Injectable()
export class PreferencesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async read(userId: string): Promise<Preferences> {
    const rows: PreferencesRow[] = await this.dataSource.query(
      'select tab_order, custom_colors from preferences where account_id = $1',
      [userId],
    );
    return knownPreferences(rows[0]?.tab_order, rows[0]?.custom_colors);
  }

  /**
   * Replaces the order and changes the colors that are sent, in one statement, which holds the row: two devices that
   * save different parts, or color different tabs, both win. It waits for a deletion of the account under way.
   */
  async save(
    userId: string,
    { tabOrder, customColors }: RpcInput<typeof savePreferences>,
  ): Promise<Preferences> {
    const rows: PreferencesRow[] = await this.dataSource.query(
      `insert into preferences as kept (account_id, tab_order, custom_colors)
        select id, coalesce($2::jsonb, '[]'), jsonb_strip_nulls(coalesce($3::jsonb, '{}')) from accounts where id = $1 for key share
        on conflict (account_id) do update set
          tab_order = coalesce($2::jsonb, kept.tab_order),
          custom_colors = jsonb_strip_nulls(kept.custom_colors || coalesce($3::jsonb, '{}')),
          updated_at = now()
        returning tab_order, custom_colors`,
      [userId, asJson(tabOrder), asJson(customColors)],
    );
    const [row] = rows;
    if (!row) throw new AppError('auth.no_session', { userMessage: 'Please sign in.' });
    return knownPreferences(row.tab_order, row.custom_colors);
  }
}

const asJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
