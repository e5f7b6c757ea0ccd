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

  /** Of reminders and due dates at most one live each a project, of tests one a user. */
  @Column({ name: 'alert_type', type: 'text' })
  alertType: AlertType;

  /** YYYY-MM-DD; what an alert of the type 'due-date' speaks of. */
  @Column({ name: 'due_date', type: 'date', nullable: true })
  dueDate: string | null;

  /** IANA name; the zone the user meant the time in. */
  @Column({ name: 'time_zone', type: 'text' })
  timeZone: string;

  /** Whole seconds. */
  @Column({ name: 'fire_at_utc', type: 'timestamptz' })
  fireAt: Date;

  /** When a client acknowledged that its user saw it. */
  @Column({ name: 'fired_at_utc', type: 'timestamptz', nullable: true })
  firedAt: Date | null;

  @Column({ name: 'cancelled_at', type: 'timestamptz', nullable: true })
  cancelledAt: Date | null;

  /** When it was put on the clock in Redis. */
  @Column({ name: 'armed_at', type: 'timestamptz', nullable: true })
  armedAt: Date | null;

  /** When it fell due and the gateways were told. */
  @Column({ name: 'pushed_at', type: 'timestamptz', nullable: true })
  pushedAt: Date | null;

  /** When its user moved it last without saving the project; null where the project's own word stands. */
  @Column({ name: 'moved_at', type: 'timestamptz', nullable: true })
  movedAt: Date | null;

  /** The mail that goes out once with it; a snooze does not send another. */
  @Column({ name: 'mail_id', type: 'uuid', nullable: true })
  mailId: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
