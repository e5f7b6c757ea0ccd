import { Injectable } from '@nestjs/common';
import { limits } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import { countText } from '@printpartner/print-knowledge/figures';
import { type LinkLimit, PublicLinks, PublicLinkTokens } from '@printpartner/service-kit';
import type { EntityManager } from 'typeorm';
import { Quote } from '../quotes/quote.entity.ts';
import { SpecSheet } from '../sheets/spec-sheet.entity.ts';
import { LinkVersion, VendorLink } from './vendor-link.entity.ts';

/** Derives the tokens of vendor links. */
export class LinkTokens extends PublicLinkTokens {
  constructor(secret: string, publicUrl: string) {
    super({ secret, label: 'vendor-link', path: '/v/', publicUrl });
  }
}

/** Links of a user, with those of sheets that were deleted within a day. */
const LINKS_KEPT = 1_000;

/** The links of a user's sheets for vendors. */
@Injectable()
export class VendorLinksRepository extends PublicLinks<VendorLink, LinkVersion> {
  constructor(tokens: LinkTokens) {
    super(
      {
        link: VendorLink,
        linkKey: 'vendor_links_pk',
        version: LinkVersion,
        subject: { entity: SpecSheet, key: 'sheetId' },
        limits: {
          ofSubject: limits.linksOfSheet,
          ofUser: limits.linksOfUser,
          kept: LINKS_KEPT,
          versions: limits.linkVersions,
        },
        errors: {
          unknown: linkNotFound,
          expired: linkExpired,
          closed: linkClosed,
          own: ownLink,
          notFound: shareNotFound,
          tooMany: tooManyLinks,
        },
      },
      tokens,
    );
  }

  /** Oldest first. */
  ofSheet(manager: EntityManager, userId: string, sheetId: string): Promise<VendorLink[]> {
    return manager.find(VendorLink, {
      where: { userId, sheetId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  answerTo(manager: EntityManager, { id, userId }: VendorLink): Promise<Quote | null> {
    return manager.findOneBy(Quote, { userId, linkId: id });
  }
}

/** The same error for a removed link and for another user's. */
export const shareNotFound = () =>
  new AppError('quotes.share_not_found', { userMessage: 'This vendor link no longer exists.' });

const tooMany: Record<LinkLimit, string> = {
  ofSubject: `This spec sheet has ${limits.linksOfSheet} vendor links, the maximum. Revoke one to make room.`,
  ofUser: `You have ${limits.linksOfUser} vendor links, the maximum. Revoke one, or delete an old spec sheet, to make room.`,
  kept: `You have ${countText(LINKS_KEPT)} vendor links, including revoked and expired ones. Delete an old spec sheet to make room a day later.`,
  versions: `This link has offered ${limits.linkVersions} versions, the maximum. Make a new link for this vendor.`,
};

const tooManyLinks = (limit: LinkLimit) =>
  new AppError('quotes.share_limit_reached', { userMessage: tooMany[limit] });

/** The error that a vendor gets; the same for an unknown and for a revoked link. */
const linkNotFound = () =>
  new AppError('quotes.link_not_found', {
    userMessage: 'This link doesn’t work. Ask the person who sent it for a new one.',
  });

const linkExpired = () =>
  new AppError('quotes.link_expired', {
    userMessage: 'This link has expired. Ask the buyer to extend it.',
  });

const linkClosed = () =>
  new AppError('quotes.link_closed', {
    userMessage: 'The buyer has closed this request, so it takes no more quotes.',
  });

const ownLink = () =>
  new AppError('quotes.own_link', {
    userMessage: 'This is your own link, which only the vendor can answer. Type in a quote in your account.',
  });
