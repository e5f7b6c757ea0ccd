import { Injectable } from '@nestjs/common';
import { limits } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import { isUniqueViolation } from '@printpartner/service-kit';
import { type EntityManager, IsNull, type FindOptionsWhere } from 'typeorm';
import { Quote } from '../quotes/quote.entity.ts';
import { SpecSheet } from '../sheets/spec-sheet.entity.ts';
import { claimedLinkId, LinkTokens } from './link-tokens.ts';
import { LinkVersion } from './link-version.entity.ts';
import { VendorLink } from './vendor-link.entity.ts';

/**
 * All links of a user, also revoked and expired ones, and those of sheets that were deleted within a day: whoever makes
 * and revokes links again and again fills no table.
 */
const LINKS_KEPT = 1_000;

/** Queries of an owner filter by the user: another user's link is never found. */
@Injectable()
export class VendorLinksRepository {
  constructor(private readonly tokens: LinkTokens) {}

  /** @throws AppError quotes.share_not_found */
  async get(manager: EntityManager, userId: string, id: string): Promise<VendorLink> {
    const link = await manager.findOneBy(VendorLink, { userId, id });
    if (!link) throw shareNotFound();
    return link;
  }

  find(manager: EntityManager, userId: string, id: string): Promise<VendorLink | null> {
    return manager.findOneBy(VendorLink, { userId, id });
  }

  /** Oldest first. */
  ofSheet(manager: EntityManager, userId: string, sheetId: string): Promise<VendorLink[]> {
    return manager.find(VendorLink, {
      where: { userId, sheetId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** A link whose sheet isn't deleted. */
  async shown(manager: EntityManager, id: string): Promise<VendorLink | null> {
    const link = await manager.findOneBy(VendorLink, { id });
    if (!link) return null;
    const { userId, sheetId } = link;
    return (await manager.existsBy(SpecSheet, { userId, id: sheetId })) ? link : null;
  }

  /** The link of a token, as `shown`. @returns null also for a forged token */
  async ofToken(manager: EntityManager, token: string): Promise<VendorLink | null> {
    const link = await this.shown(manager, claimedLinkId(token));
    return link && this.tokens.isOf(token, link) ? link : null;
  }

  version(manager: EntityManager, { id, userId }: VendorLink, version: number): Promise<LinkVersion> {
    return manager.findOneByOrFail(LinkVersion, { userId, linkId: id, version });
  }

  /** The newest version of each link. */
  async newestVersions(
    manager: EntityManager,
    userId: string,
    links: readonly VendorLink[],
  ): Promise<Map<string, LinkVersion>> {
    if (links.length === 0) return new Map();
    const where: FindOptionsWhere<LinkVersion>[] = links.map(({ id, version }) => ({
      userId,
      linkId: id,
      version,
    }));
    const versions = await manager.find(LinkVersion, { where });
    return new Map(versions.map((version) => [version.linkId, version]));
  }

  answerTo(manager: EntityManager, { id, userId }: VendorLink): Promise<Quote | null> {
    return manager.findOneBy(Quote, { userId, linkId: id });
  }

  /** @throws AppError quotes.share_not_found if the client chose the id of another user's link */
  async insert(manager: EntityManager, link: VendorLink): Promise<void> {
    await manager.insert(VendorLink, link).catch((error: unknown) => {
      throw isUniqueViolation(error, 'vendor_links_pk') ? shareNotFound() : error;
    });
  }

  /**
   * Checks that the user, whose lock the caller holds, may make one more link to the sheet.
   *
   * @throws AppError quotes.share_limit_reached
   */
  async requireRoom(manager: EntityManager, userId: string, sheetId: string): Promise<void> {
    if ((await manager.countBy(VendorLink, { userId, sheetId, revokedAt: IsNull() })) >= limits.linksOfSheet)
      throw tooMany(
        `This spec sheet has ${limits.linksOfSheet} vendor links, the maximum. Revoke one to make room.`,
      );
    await this.requireAlive(manager, userId);
    if ((await manager.countBy(VendorLink, { userId })) >= LINKS_KEPT)
      throw tooMany(
        `You have ${LINKS_KEPT.toLocaleString('en-US')} vendor links, including revoked and expired ones. Delete an old spec sheet to make room a day later.`,
      );
  }

  /**
   * Checks that the user, whose lock the caller holds, may have one more link that works, or will if it is reopened.
   *
   * @throws AppError quotes.share_limit_reached
   */
  async requireAlive(manager: EntityManager, userId: string): Promise<void> {
    const [{ count } = { count: 0 }] = await manager.query<{ count: number }[]>(
      `select count(*)::integer as count from vendor_links links
        where user_id = $1 and revoked_at is null and expires_at > now()
          and exists (select from spec_sheets sheets where sheets.id = sheet_id and sheets.user_id = links.user_id)`,
      [userId],
    );
    if (count >= limits.linksOfUser)
      throw tooMany(
        `You have ${limits.linksOfUser} vendor links, the maximum. Revoke one, or delete an old spec sheet, to make room.`,
      );
  }
}

const tooMany = (userMessage: string) => new AppError('quotes.share_limit_reached', { userMessage });

/** The same error for a removed link and for another user's. */
export const shareNotFound = () =>
  new AppError('quotes.share_not_found', { userMessage: 'This vendor link no longer exists.' });
