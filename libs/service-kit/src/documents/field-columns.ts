import { type DocumentField, type FieldType, unsetValue } from '@printpartner/contracts';
import type { ValueTransformer } from 'typeorm';

interface FieldColumn {
  type: 'text' | 'date' | 'time' | 'boolean' | 'bigint' | 'double precision' | 'jsonb';
  /** Between the column and the value on the wire, where they differ. */
  transformer?: ValueTransformer;
}

/** A nullable column of an earlier release may hold null. */
const text: FieldColumn = {
  type: 'text',
  transformer: { to: (value: string) => value, from: (value: string | null) => value ?? '' },
};
/** '' on the wire is null in the column, which holds seconds, too. */
const clock = (type: 'date' | 'time', length: number): FieldColumn => ({
  type,
  transformer: {
    to: (value: string) => value || null,
    from: (value: string | null) => value?.slice(0, length) ?? '',
  },
});

const columns: { readonly [Type in FieldType]: FieldColumn } = {
  line: text,
  lines: text,
  single: text,
  choice: text,
  date: clock('date', 'YYYY-MM-DD'.length),
  time: clock('time', 'HH:MM'.length),
  'yes-no': { type: 'boolean' },
  money: {
    type: 'bigint',
    transformer: {
      to: (cents: number | null) => cents,
      from: (cents: string | null) => (cents === null ? null : Number(cents)),
    },
  },
  measure: { type: 'double precision' },
  names: { type: 'jsonb' },
  file: { type: 'jsonb' },
};

/** The column of a queried field, for its entity. */
export const columnOf = ({ name, type }: Pick<DocumentField, 'name' | 'type'>) => ({
  name,
  nullable: true,
  ...columns[type],
});

/** The column of a queried field, for the migration that adds it. */
export function columnSql({ name, type }: DocumentField): string {
  const unset = unsetValue(type);
  return `${name} ${columns[type].type}${unset === '' && columns[type] === text ? ` not null default ''` : ''}`;
}
