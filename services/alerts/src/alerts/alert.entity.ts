import type { AlertType } from '@printpartner/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ name: 'project_alerts' })
export class Alert {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'project_alerts_pk' })
  id: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ name: 'project_id', type: 'uuid', nullable: true })
  projectId: string | null;

  @Column({ type: 'text' })
  message: string;

  /** At most one live reminder and one live due date per project, and one live test per user. */
  @Column({ name: 'alert_type', type: 'text' })
  alertType: AlertType;

  /** YYYY-MM-DD; only for the type 'due-date'. */
  @Column({ name: 'due_date', type: 'date', nullable: true })
  dueDate: string | null;

  /** IANA name; the zone in which the user set the time. */
  @Column({ name: 'time_zone', type: 'text' })
  timeZone: string;

  /** Whole seconds. */
  @Column({ name: 'fire_at_utc', type: 'timestamptz' })
  fireAt: Date;

  /** When a client acknowledged that the user saw it. The wire and the column keep the documents' name. */
  @Column({ name: 'fired_at_utc', type: 'timestamptz', nullable: true })
  acknowledgedAt: Date | null;

  /** When the user answered this firing: done, snoozed, opened or closed, or set another time. */
  @Column({ name: 'handled_at', type: 'timestamptz', nullable: true })
  handledAt: Date | null;

  @Column({ name: 'cancelled_at', type: 'timestamptz', nullable: true })
  cancelledAt: Date | null;

  /** When its job was added to the clock in Redis. */
  @Column({ name: 'armed_at', type: 'timestamptz', nullable: true })
  armedAt: Date | null;

  /** When it fell due and was pushed to the gateways. */
  @Column({ name: 'pushed_at', type: 'timestamptz', nullable: true })
  pushedAt: Date | null;

  /** When this time was set; null from before that was kept. An alert set for the past is due from then. */
  @Column({ name: 'set_at', type: 'timestamptz', nullable: true })
  setAt: Date | null;

  /** When the user last moved it without saving the project; null if the project's dates set it. */
  @Column({ name: 'moved_at', type: 'timestamptz', nullable: true })
  movedAt: Date | null;

  /** The mail of a due date, sent once; a snooze does not send another. */
  @Column({ name: 'mail_id', type: 'uuid', nullable: true })
  mailId: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
