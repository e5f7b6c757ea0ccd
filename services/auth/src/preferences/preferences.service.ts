import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type Preferences,
  preferences,
  readPreferences,
  type RpcInput,
  type RpcOutput,
  savePreferences,
} from '@printpartner/contracts';
import { AppError, type HandlerCall, HandleRpc } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';

/** Columns of the table. */
interface PreferencesRow {
  tab_order: unknown;
  custom_colors: unknown;
  assistant_shares_job: boolean;
  length_unit: unknown;
}

/** The columns of `PreferencesRow`, in its order. */
const COLUMNS = 'tab_order, custom_colors, assistant_shares_job, length_unit';

@Controller()
export class PreferencesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @HandleRpc(readPreferences)
  async readPreferences(
    _: RpcInput<typeof readPreferences>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof readPreferences>> {
    const rows: PreferencesRow[] = await this.dataSource.query(
      `select ${COLUMNS} from preferences where account_id = $1`,
      [userId],
    );
    return knownPreferences(rows[0]);
  }

  /**
   * Updates only the parts that are sent. A single statement locks the row, so two devices that save different parts,
   * or color different tabs, don't overwrite each other; it also waits for a concurrent account deletion.
   */
  @HandleRpc(savePreferences)
  async savePreferences(
    { tabOrder, customColors, assistantSharesJob, lengthUnit }: RpcInput<typeof savePreferences>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof savePreferences>> {
    const rows: PreferencesRow[] = await this.dataSource.query(
      `insert into preferences as kept (account_id, ${COLUMNS})
        select id, coalesce($2::jsonb, '[]'), jsonb_strip_nulls(coalesce($3::jsonb, '{}')), coalesce($4::boolean, false), coalesce($5, 'in') from accounts where id = $1 for key share
        on conflict (account_id) do update set
          tab_order = coalesce($2::jsonb, kept.tab_order),
          custom_colors = jsonb_strip_nulls(kept.custom_colors || coalesce($3::jsonb, '{}')),
          assistant_shares_job = coalesce($4::boolean, kept.assistant_shares_job),
          length_unit = coalesce($5, kept.length_unit),
          updated_at = now()
        returning ${COLUMNS}`,
      [userId, asJson(tabOrder), asJson(customColors), assistantSharesJob ?? null, lengthUnit ?? null],
    );
    const [row] = rows;
    if (!row) throw new AppError('auth.no_session', { userMessage: 'Please sign in.' });
    return knownPreferences(row);
  }
}

const asJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** Stored preferences without tabs, colors and units that the product no longer has; the defaults if nothing was stored. */
export function knownPreferences(row?: PreferencesRow): Preferences {
  const { tab_order: tabOrder, custom_colors: customColors, assistant_shares_job: sharesJob } = row ?? {};
  const { tabOrder: order, customColors: colors, lengthUnit: unit } = preferences.shape;
  const keys = Array.isArray(tabOrder) ? tabOrder.filter((key) => order.element.safeParse(key).success) : [];
  const pairs = Object.entries(customColors ?? {}).filter(
    ([key, color]) => colors.safeParse({ [key]: color }).success,
  );
  return preferences.parse({
    tabOrder: [...new Set(keys)],
    customColors: Object.fromEntries(pairs),
    assistantSharesJob: sharesJob ?? false,
    lengthUnit: unit.safeParse(row?.length_unit).data ?? 'in',
  });
}
