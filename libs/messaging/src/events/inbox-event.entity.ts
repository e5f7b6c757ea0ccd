import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Marks an event as applied, so that a duplicate delivery has no effect. */
@Entity('inbox_events')
@Index('inbox_events_received_index', ['receivedAt'])
export class InboxEvent {
  @PrimaryColumn('uuid', { name: 'event_id', primaryKeyConstraintName: 'inbox_events_pkey' })
  eventId: string;

  @Column('text', { name: 'name' })
  name: string;

  @Column('timestamptz', { name: 'received_at', default: () => 'now()' })
  receivedAt: Date;
}
