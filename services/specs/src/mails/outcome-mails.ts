import { Injectable } from '@nestjs/common';
import { MailBox } from '@printpartner/service-kit';
import type { EntityManager } from 'typeorm';
import { outcomeMails, type VendorLink } from '../vendor-links/vendor-link.entity.ts';
import { VendorMails } from './vendor-mails.ts';

/** The mails that tell vendors of a choice. */
@Injectable()
export class OutcomeMails {
  constructor(
    private readonly mails: MailBox,
    private readonly vendorMails: VendorMails,
  ) {}

  /**
   * Takes back those that wait and no longer apply. Of all that were not sent and won't be, the links then have no id:
   * their vendors were not told. The caller holds the user's lock, and saves the links.
   */
  async takeBack(
    manager: EntityManager,
    userId: string,
    links: readonly VendorLink[],
    outdatedOf: (link: VendorLink) => readonly (string | null)[],
  ): Promise<void> {
    const outdated = links.flatMap(outdatedOf).filter((id) => id !== null);
    await this.vendorMails.takeBack(manager, userId, outdated);
    const unsent = await this.mails.unsent(manager, links.flatMap(outcomeMails));
    for (const link of links) {
      if (unsent.has(link.toldMailId ?? '')) link.toldMailId = null;
      if (unsent.has(link.toldChosenMailId ?? '')) link.toldChosenMailId = null;
    }
  }
}
