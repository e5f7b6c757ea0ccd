import { statementsFrom, type Statement } from '../figures/provenance.ts';
import { mailSources } from './sources.ts';

/** A way to mail, and what speaks for it. */
export interface MailStrategy {
  id: string;
  name: string;
  goodFor: string;
  mind: string;
}

export const mailStrategies: readonly MailStrategy[] = [
  {
    id: 'postcard',
    name: 'Postcard',
    goodFor: 'Cheapest: no envelope. One offer, one photo, read at once.',
    mind: 'Everybody can read it; thickness is checked.',
  },
  {
    id: 'self-mailer',
    name: 'Folded self-mailer',
    goodFor: 'More room for a story without an envelope.',
    mind: 'Tabs or glue, 6 x 10-1/2 in at most.',
  },
  {
    id: 'letter',
    name: 'Letter package',
    goodFor: 'Personal and private; holds reply cards and envelopes.',
    mind: 'Envelope, inserting and matching cost extra.',
  },
  {
    id: 'flat',
    name: 'Flat or oversize',
    goodFor: 'Stands out in the mailbox; catalogs and full sheets.',
    mind: 'Higher postage.',
  },
  {
    id: 'eddm',
    name: 'EDDM',
    goodFor: 'Every household of a route, without a list.',
    mind: 'A flat for each; nobody is left out or named.',
  },
];

/** Decides the class before the format does. */
export const contentFirst =
  'Content decides the class first: bills, statements and personal matter must go First-Class.';

/** What a mailing costs is a sum; postage is usually the largest part. */
export const costStack: readonly string[] = ['Print', 'Data and list', 'Addressing and tabbing', 'Postage'];

/** What a mailing must be made of to reach the mailbox well. */
export const productionRules: readonly Statement[] = statementsFrom(
  mailSources.practice,
  'No UV coating and no laminate over address and barcode; knock them out of the coating.',
  'Grain runs along the long edge, or along the fold.',
  'Test inkjet addressing on the stock and coating that will be printed.',
  'Score before folding on cover stock.',
);

/** To be ticked off before a mailing goes to press. */
export const readinessChecklist: readonly Statement[] = [
  ...statementsFrom(mailSources.nonmachinable, 'Length ÷ height is 1.3 to 2.5'),
  ...statementsFrom(
    mailSources.letterSizes,
    'Measured thickness is 0.007 in or more, 0.009 in over 4-1/4 x 6 in',
    'Weight stays within the tier that was paid for',
  ),
  ...statementsFrom(
    mailSources.addressSide,
    'The address block stands in the OCR read area',
    'The barcode zone is clear and matte',
  ),
  ...statementsFrom(mailSources.indicia, '1/2 in around the indicia is clear'),
  ...statementsFrom(
    mailSources.selfMailers,
    'Tabs are on the right edges',
    'The final fold is at the bottom or the right',
    'The paper is heavy enough for the ounces',
  ),
  ...statementsFrom(mailSources.classes, 'The list went through CASS, and through NCOA within 95 days'),
  ...statementsFrom(
    mailSources.practice,
    'The postage account is funded',
    'A sample went to the mailpiece design analyst or the mail house before printing',
    '3–5 % overs are printed for spoilage',
  ),
];
