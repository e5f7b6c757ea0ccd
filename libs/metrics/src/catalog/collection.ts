import { gaugeOf } from '../definition.ts';

export const collectionMetrics = {
  up: gaugeOf(
    'printpartner_collection_up',
    '1 if what is read at the time of the scrape was read in time. Otherwise 0, and its metrics are missing.',
    ['source'],
  ),
};
