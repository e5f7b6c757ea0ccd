import TestSequencer from '@jest/test-sequencer';

/** What starts whole systems, then what starts services: whatever takes long by waiting, however short its file is. */
const first = [/\/scripts\/test\/system\//, /\/services\/[^/]+\/test\//, /\/libs\/[^/]+\/test\//];
const rank = ({ path }) => {
  const place = first.findIndex((pattern) => pattern.test(path));
  return place === -1 ? first.length : place;
};

/** Jest's own order, by size where no earlier run is known, would begin some of these last, and all would wait for them. */
export default class LongWaitsFirst extends TestSequencer {
  async sort(tests) {
    // oxlint-disable-next-line unicorn/no-array-sort -- not an array's
    const sorted = await super.sort(tests);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
