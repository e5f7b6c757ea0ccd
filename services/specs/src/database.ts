import { InboxEvent, OutboxEvent } from '@printpartner/messaging';
import { DeletedProject, Mail } from '@printpartner/service-kit';
import { SpecDraft } from './drafts/spec-draft.entity.ts';
import { Specs1765000000000 } from './migrations/1765000000000-specs.ts';
import { DeletedSheets1766000000000 } from './migrations/1766000000000-deleted-sheets.ts';
import { Origins1768100000060 } from './migrations/1768100000060-origins.ts';
import { IdempotencyKeys1768500000060 } from './migrations/1768500000060-idempotency-keys.ts';
import { Quotes1768600000000 } from './migrations/1768600000000-quotes.ts';
import { VendorMails1768600000020 } from './migrations/1768600000020-vendor-mails.ts';
import { UnsetAnswers1768700000000 } from './migrations/1768700000000-unset-answers.ts';
import { UnsetDraftAnswers1768700000010 } from './migrations/1768700000010-unset-draft-answers.ts';
import { UnsetSheetAnswers1768700000020 } from './migrations/1768700000020-unset-sheet-answers.ts';
import { FieldRevisions1769100000000 } from './migrations/1769100000000-field-revisions.ts';
import { QuoteChoice } from './quotes/quote-choice.entity.ts';
import { Quote } from './quotes/quote.entity.ts';
import { SpecSheet } from './sheets/spec-sheet.entity.ts';
import { LinkVersion, VendorLink } from './vendor-links/vendor-link.entity.ts';
import { Vendor } from './vendors/vendor.entity.ts';

/** Entities and migrations of this service. */
export const specsDatabase = {
  service: 'specs',
  entities: [
    SpecDraft,
    SpecSheet,
    DeletedProject,
    Vendor,
    VendorLink,
    LinkVersion,
    Quote,
    QuoteChoice,
    Mail,
    OutboxEvent,
    InboxEvent,
  ],
  migrations: [
    Specs1765000000000,
    DeletedSheets1766000000000,
    Origins1768100000060,
    IdempotencyKeys1768500000060,
    Quotes1768600000000,
    VendorMails1768600000020,
    UnsetAnswers1768700000000,
    UnsetDraftAnswers1768700000010,
    UnsetSheetAnswers1768700000020,
    FieldRevisions1769100000000,
  ],
};
