import type { Type } from '@nestjs/common';
import type { AppError } from '@printpartner/messaging';
import { type DataSource, type EntityManager, type FindOptionsWhere, IsNull } from 'typeorm';
import { databaseNow } from '../database/transaction.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import { lockUnlessErased } from '../erasure/erased-users.ts';
import { type LinkErrors, requireOpenLink } from './link-state.ts';
import { claimedLinkId, type PublicLinkTokens } from './link-tokens.ts';
import type { PublicLink, PublicLinkVersion } from './public-link.entity.ts';

const DAY_MS = 86_400_000;

/** Which of a noun's limits is reached. */
export type LinkLimit = 'ofSubject' | 'ofUser' | 'kept' | 'versions';

/** A noun whose links are opened without an account, and what is its own about them. */
export interface LinkNoun<Link extends PublicLink, Version extends PublicLinkVersion> {
  link: Type<Link>;
  /** The name of the primary key's constraint. */
  linkKey: string;
  version: Type<Version>;
  /** What a link belongs to, a row with `id` and `userId`. While it is deleted, the link is unknown to everyone. */
  subject: { entity: Type<{ id: string; userId: string }>; key: keyof Link & string };
  limits: {
    /** Links of a subject that aren't revoked. */
    ofSubject: number;
    /** Links of a user that aren't revoked or expired, over all subjects that aren't deleted. */
    ofUser: number;
    /**
     * All links of a user, also revoked and expired ones, and those of subjects that were deleted: whoever makes and revokes
     * links again and again fills no table.
     */
    kept: number;
    /** Versions that a link offers one after another. */
    versions: number;
  };
  errors: LinkErrors & {
    /** For the owner, who must not answer. */
    own: () => AppError;
    /** What the owner is told, of a removed link as of another user's. */
    notFound: () => AppError;
    tooMany: (limit: LinkLimit) => AppError;
  };
}

/** Whoever opens a link. */
export interface LinkVisitor {
  token: string;
  /** The signed-in user, if any. */
  viewerId: string | null;
}

/**
 * The links of a noun: made, found, offered again, extended and revoked for their owner, opened and answered by token. Queries
 * of an owner filter by the user: another user's link is never found. Where a method writes for the owner, its caller holds
 * the owner's lock.
 */
export class PublicLinks<Link extends PublicLink, Version extends PublicLinkVersion> {
  constructor(
    private readonly noun: LinkNoun<Link, Version>,
    private readonly tokens: PublicLinkTokens,
  ) {}

  find(manager: EntityManager, userId: string, id: string): Promise<Link | null> {
    return manager.findOneBy(this.noun.link, whereLink<Link>({ userId, id }));
  }

  /** @throws AppError notFound */
  async get(manager: EntityManager, userId: string, id: string): Promise<Link> {
    const link = await this.find(manager, userId, id);
    if (!link) throw this.noun.errors.notFound();
    return link;
  }

  /** @throws AppError notFound, also for a revoked link */
  async unrevoked(manager: EntityManager, userId: string, id: string): Promise<Link> {
    const link = await this.get(manager, userId, id);
    if (link.revokedAt) throw this.noun.errors.notFound();
    return link;
  }

  /** A link whose subject isn't deleted. */
  async shown(manager: EntityManager, id: string): Promise<Link | null> {
    const { link: entity, subject } = this.noun;
    const link = await manager.findOneBy(entity, whereLink<Link>({ id }));
    if (!link) return null;
    const of = { userId: link.userId, id: String(link[subject.key]) };
    return (await manager.existsBy(subject.entity, of)) ? link : null;
  }

  /** The link of a token, as `shown`. @returns null also for a forged token */
  async ofToken(manager: EntityManager, token: string): Promise<Link | null> {
    const link = await this.shown(manager, claimedLinkId(token));
    return link && this.tokens.isOf(token, link) ? link : null;
  }

  /** @throws AppError unknown, expired, closed */
  requireOpen(link: Link | null, now: Date): asserts link is Link {
    requireOpenLink(link, now, this.noun.errors);
  }

  /** The link of a token that works. @throws AppError unknown, expired, closed */
  async opened(manager: EntityManager, token: string): Promise<Link> {
    const link = await this.ofToken(manager, token);
    this.requireOpen(link, await databaseNow(manager));
    return link;
  }

  /** As `opened`, for whoever answers. @throws AppError own for the owner, too */
  async answerable(manager: EntityManager, { token, viewerId }: LinkVisitor): Promise<Link> {
    const link = await this.opened(manager, token);
    if (viewerId === link.userId) throw this.noun.errors.own();
    return link;
  }

  /**
   * Runs a visitor's write in a transaction, one at a time with all writes of the link's owner.
   *
   * @throws AppError as `answerable`
   */
  async answer<Answer>(
    dataSource: DataSource,
    visitor: LinkVisitor,
    write: (manager: EntityManager, link: Link, now: Date) => Promise<Answer>,
  ): Promise<Answer> {
    const { unknown } = this.noun.errors;
    const found = await this.ofToken(dataSource.manager, visitor.token);
    if (!found) throw unknown();
    return dataSource.transaction(async (manager) => {
      if (!(await lockUnlessErased(manager, found.userId))) throw unknown();
      const link = await this.answerable(manager, visitor);
      return write(manager, link, await databaseNow(manager));
    });
  }

  /** For a visit that is new, by anyone but the owner. Needs no lock. */
  async countOpening(manager: EntityManager, { id }: Link): Promise<void> {
    const { tableName } = manager.dataSource.getMetadata(this.noun.link);
    await manager.query(
      `update ${tableName} set openings = openings + 1, last_opened_at = now(),
        first_opened_at = coalesce(first_opened_at, now()) where id = $1`,
      [id],
    );
  }

  version(manager: EntityManager, { id, userId }: Link, version: number): Promise<Version> {
    return manager.findOneByOrFail(this.noun.version, whereVersion<Version>({ userId, linkId: id, version }));
  }

  /** The newest version of each link, by the link's id. */
  async newestVersions(
    manager: EntityManager,
    userId: string,
    links: readonly Link[],
  ): Promise<Map<string, Version>> {
    if (links.length === 0) return new Map();
    const where = links.map(({ id, version }) => whereVersion<Version>({ userId, linkId: id, version }));
    const versions = await manager.find(this.noun.version, { where });
    return new Map(versions.map((version) => [version.linkId, version]));
  }

  /** @throws AppError notFound if the client chose the id of another user's link */
  async insert(manager: EntityManager, link: Link): Promise<void> {
    await manager.insert(this.noun.link, link as object).catch((error: unknown) => {
      throw isUniqueViolation(error, this.noun.linkKey) ? this.noun.errors.notFound() : error;
    });
  }

  /** Gives the link, which the caller saves, a next version. @throws AppError tooMany versions */
  advance(link: Link, now: Date): void {
    if (link.version >= this.noun.limits.versions) throw this.noun.errors.tooMany('versions');
    link.version += 1;
    link.frozenAt = now;
  }

  /** Stores what the link's newest version shows, after the link. */
  async freeze(
    manager: EntityManager,
    { id: linkId, userId, version, frozenAt }: Link,
    shown: Omit<Version, keyof PublicLinkVersion>,
  ): Promise<void> {
    await manager.insert(this.noun.version, { ...shown, linkId, userId, version, frozenAt } as object);
  }

  /** Makes the link, which the caller saves, work again, or longer. @throws AppError tooMany ofUser */
  async extend(manager: EntityManager, link: Link, days: number, now: Date): Promise<void> {
    // An expired one doesn't count.
    if (link.expiresAt <= now) await this.requireAlive(manager, link.userId);
    link.expiresAt = inDays(now, days);
  }

  /** Revoking twice is no error. @throws AppError notFound */
  async revoke(manager: EntityManager, userId: string, id: string): Promise<void> {
    const link = await this.get(manager, userId, id);
    link.revokedAt ??= await databaseNow(manager);
    await manager.save(link);
  }

  /** Checks that the user may make one more link to the subject. @throws AppError tooMany */
  async requireRoom(manager: EntityManager, userId: string, subjectId: string): Promise<void> {
    const { link, subject, limits, errors } = this.noun;
    const ofSubject = { userId, [subject.key]: subjectId, revokedAt: IsNull() };
    if ((await manager.countBy(link, whereLink<Link>(ofSubject))) >= limits.ofSubject)
      throw errors.tooMany('ofSubject');
    await this.requireAlive(manager, userId);
    if ((await manager.countBy(link, whereLink<Link>({ userId }))) >= limits.kept)
      throw errors.tooMany('kept');
  }

  /** Checks that the user may have one more link that works, or will if it is reopened. */
  private async requireAlive(manager: EntityManager, userId: string): Promise<void> {
    const { link, subject, limits, errors } = this.noun;
    const count = await manager
      .createQueryBuilder(link, 'link')
      .innerJoin(
        subject.entity,
        'subject',
        `subject.id = link.${subject.key} and subject.userId = link.userId`,
      )
      .where('link.userId = :userId and link.revokedAt is null and link.expiresAt > now()', { userId })
      .getCount();
    if (count >= limits.ofUser) throw errors.tooMany('ofUser');
  }
}

/** What a new link has, before its noun's own. */
export const newPublicLink = (now: Date, days: number) => ({
  version: 1,
  frozenAt: now,
  openings: 0,
  expiresAt: inDays(now, days),
  createdAt: now,
});

export const inDays = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

// TypeORM's type of a condition can't be built for an entity that isn't known.
const whereLink = <Link extends PublicLink>(where: FindOptionsWhere<PublicLink>) =>
  where as FindOptionsWhere<Link>;
const whereVersion = <Version extends PublicLinkVersion>(where: FindOptionsWhere<PublicLinkVersion>) =>
  where as FindOptionsWhere<Version>;
