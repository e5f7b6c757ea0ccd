import { createHash } from 'node:crypto';
import {
  Column,
  CreateDateColumn,
  Entity,
  type EntityManager,
  type FindOptionsWhere,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';

@Entity({ name: 'accounts' })
export class Account {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'accounts_pk' })
  id: string;

  /** Trimmed and lower-cased; unique. */
  @Column({ type: 'text', unique: true })
  email: string;

  /** argon2id, PHC string. */
  @Column({ name: 'password_hash', type: 'text' })
  passwordHash: string;

  @Column({ name: 'first_name', type: 'text', nullable: true })
  firstName: string | null;

  @Column({ name: 'last_name', type: 'text', nullable: true })
  lastName: string | null;

  /** Set when the user opened a mailed link or entered a mailed code. */
  @Column({ name: 'email_confirmed_at', type: 'timestamptz', nullable: true })
  emailConfirmedAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}

/**
 * Locks the account for the transaction, so that signing in, changing the
 * password and deleting the account run one after another.
 */
export function lockAccount(
  manager: EntityManager,
  where: FindOptionsWhere<Account>,
): Promise<Account | null> {
  return manager.findOne(Account, { where, lock: { mode: 'pessimistic_write' } });
}

/** SHA-256 of an address, hex. Other services use it to find rows without learning the address. */
export const hashEmail = (email: string): string => createHash('sha256').update(email).digest('hex');
