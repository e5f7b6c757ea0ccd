import { statementsFrom, type Statement } from '../figures/provenance.ts';
import { mailSources } from './sources.ts';

/** A mailing format with its advantages and what to watch for. */
export interface MailStrategy {
  id: string;
  name: string;
  goodFor: string;
  watchFor: string;
}

export const mailStrategies: readonly MailStrategy[] = [
  {
    id: 'postcard',
    name: 'Postcard',
    goodFor: 'Lowest cost, no envelope. One offer, one photo, read at a glance.',
    watchFor: 'Anyone can read it; thickness is checked.',
  },
  {
    id: 'self-mailer',
    name: 'Folded self-mailer',
    goodFor: 'More space for a story, without an envelope.',
    watchFor: 'Tabs or glue; maximum 6 x 10-1/2 in.',
  },
  {
    id: 'letter',
    name: 'Letter package',
    goodFor: 'Personal and private; holds reply cards and envelopes.',
    watchFor: 'Envelope, inserting and matching cost extra.',
  },
  {
    id: 'flat',
    name: 'Flat or oversize',
    goodFor: 'Stands out in the mailbox; catalogs and full sheets.',
    watchFor: 'Higher postage.',
  },
  {
    id: 'eddm',
    name: 'EDDM',
    goodFor: 'Every household on a route, no mailing list needed.',
    watchFor: 'Flats only; every household, no names.',
  },
];

export const CONTENT_FIRST =
  'Content determines the class: bills, statements and personal correspondence must go First-Class.';

/** Cost components of a mailing; postage is usually the largest. */
export const costStack: readonly string[] = ['Print', 'Data and list', 'Addressing and tabbing', 'Postage'];

/** Production rules for stock and finishing. */
export const productionRules: readonly Statement[] = statementsFrom(
  mailSources.practice,
  'No UV coating or laminate over the address and barcode: knock out the coating there.',
  'Grain runs along the long edge, or along the fold.',
  'Test inkjet addressing on the actual stock and coating.',
  'Score cover stock before folding.',
);

/** Checklist before a mailing goes to press. */
export const readinessChecklist: readonly Statement[] = [
  ...statementsFrom(mailSources.nonmachinable, 'Length ÷ height is 1.3 to 2.5'),
  ...statementsFrom(
    mailSources.letterSizes,
    'Measured thickness is 0.007 in or more, 0.009 in over 4-1/4 x 6 in',
    'Weight is within the price tier',
  ),
  ...statementsFrom(
    mailSources.addressSide,
    'The address block is in the OCR read area',
    'The barcode zone is clear and matte',
  ),
  ...statementsFrom(mailSources.indicia, '1/2 in is clear around the indicia'),
  ...statementsFrom(
    mailSources.selfMailers,
    'Tabs are on the correct edges',
    'The final fold is at the bottom or the right',
    'The paper is heavy enough for the piece weight',
  ),
  ...statementsFrom(mailSources.classes, 'The list was run through CASS, and through NCOA within 95 days'),
  ...statementsFrom(
    mailSources.practice,
    'The postage account is funded',
    'A mailpiece design analyst or the mail house reviewed a sample before printing',
    '3–5% overs are printed for spoilage',
  ),
];
