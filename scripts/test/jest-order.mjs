import TestSequencer from '@jest/test-sequencer';

/** Tests that start whole systems, then those that start services: they take longest, however short their files are. */
const first = [/\/scripts\/system\//, /\/services\/[^/]+\/test\//, /\/libs\/[^/]+\/test\//];
const rank = ({ path }) => {
  const index = first.findIndex((pattern) => pattern.test(path));
  return index === -1 ? first.length : index;
};

/** Without earlier timings, Jest orders by file size: slow tests could start last and delay the end of the run. */
export default class SlowTestsFirst extends TestSequencer {
  async sort(tests) {
    // oxlint-disable-next-line unicorn/no-array-sort -- not an array
    const sorted = await super.sort(tests);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
