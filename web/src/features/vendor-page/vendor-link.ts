import { apiQuery } from '../../platform/api/api-query.ts';
import type { PublicWords } from '../../ui/public-page/public-screen.tsx';

const TIMEOUT_MS = 20_000;

export const vendorPageQuery = (token: string) =>
  apiQuery('GET /api/vendor-links/:token', { token }, TIMEOUT_MS);

export const OWNER = 'the buyer';

export const vendorWords: PublicWords = {
  owner: OWNER,
  title: 'Quote request',
  loading: 'Loading the specs',
  failed: 'The request did not load',
  ends: {
    'quotes.link_not_found': {
      title: 'This link doesn’t work',
      text: 'It was withdrawn, or part of the address is missing. Open the link from the email again, or ask the buyer for a new one.',
    },
    'quotes.link_expired': {
      title: 'This link has expired',
      text: 'Ask the buyer to extend it. The same link then works again, with your answer if you sent one.',
    },
    'quotes.link_closed': {
      title: 'This request is closed',
      text: 'The buyer has closed it, so it takes no more quotes.',
    },
  },
};
