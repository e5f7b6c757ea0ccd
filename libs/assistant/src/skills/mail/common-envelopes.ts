import { envelopes } from '@printpartner/print-knowledge/envelopes';
import { answers, type Draft } from '../skill.ts';
import { calledEnvelope } from './envelope-text.ts';

/** They ask for the sizes that are kept in stock. */
export const COMMON =
  /\b(?:common|standard|usual|stock|popular)(?: stock| standard)? (?:envelopes?|sizes?)\b|\benvelopes?\b.*\b(?:common|standard|kept in stock|off the shelf)\b/;

/** The common sizes of the guide. */
export function commonSizes(): Draft {
  const common = envelopes.rows.filter(({ availability }) => availability === 'common');
  return answers(
    `Common sizes: ${common.map(calledEnvelope).join(', ')}. All others of our guide are specialty sizes.`,
    [
      { entry: 'Business Envelopes' },
      { entry: 'A-Series/Invitation Envelopes' },
      { entry: 'Catalog Envelopes' },
    ],
  );
}
