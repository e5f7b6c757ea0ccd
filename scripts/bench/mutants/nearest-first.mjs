import { dirname, relative, sep } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

const mutated = process.env['MUTATED_FILE'] ?? '';
const steps = ({ path }) => relative(dirname(mutated), path).split(sep).length;

/** The tests beside the mutated file come first, because they most likely catch it. */
export default class NearestFirst extends TestSequencer {
  sort(tests) {
    return [...tests].toSorted((a, b) => steps(a) - steps(b));
  }
}
