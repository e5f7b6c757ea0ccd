import { PublicLinkTokens } from '@printpartner/service-kit';

/** Derives the tokens of vendor links. */
export class LinkTokens extends PublicLinkTokens {
  constructor(secret: string, publicUrl: string) {
    super({ secret, label: 'vendor-link', path: '/v/', publicUrl });
  }
}
