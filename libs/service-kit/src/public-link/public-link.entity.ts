import type { PublicLink as PublicLinkAnswer } from '@printpartner/contracts';
import { Column, PrimaryColumn } from 'typeorm';

/** A link that shows a frozen version of something to whoever has its token, without an account. Each noun has its own table. */
export abstract class PublicLink {
  /** The client's choice, so that a repeated request makes one link. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** The owner. */
  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  /** The newest. */
  @Column({ type: 'integer' })
  version: number;

  /** Time of the newest version. */
  @Column({ name: 'frozen_at', type: 'timestamptz' })
  frozenAt: Date;

  // Visits are counted without the user's lock: saving a link that was read before one must not undo it.
  @Column({ type: 'integer', update: false })
  openings: number;

  @Column({ name: 'first_opened_at', type: 'timestamptz', nullable: true, update: false })
  firstOpenedAt: Date | null;

  @Column({ name: 'last_opened_at', type: 'timestamptz', nullable: true, update: false })
  lastOpenedAt: Date | null;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  @Column({ name: 'revoked_at', type: 'timestamptz', nullable: true })
  revokedAt: Date | null;

  @Column({ name: 'closed_at', type: 'timestamptz', nullable: true })
  closedAt: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/** What a link shows, as it was when it was offered. */
export abstract class PublicLinkVersion {
  @PrimaryColumn({ name: 'link_id', type: 'uuid' })
  linkId: string;

  /** The first version is 1. */
  @PrimaryColumn({ type: 'integer' })
  version: number;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ name: 'frozen_at', type: 'timestamptz' })
  frozenAt: Date;
}

/** What every link says to its owner, but its address and state. */
export const presentPublicLink = (link: PublicLink): Omit<PublicLinkAnswer, 'url' | 'state'> => ({
  id: link.id,
  version: link.version,
  frozen_at: link.frozenAt.toISOString(),
  openings: link.openings,
  first_opened_at: link.firstOpenedAt?.toISOString() ?? null,
  last_opened_at: link.lastOpenedAt?.toISOString() ?? null,
  expires_at: link.expiresAt.toISOString(),
  created_at: link.createdAt.toISOString(),
});
