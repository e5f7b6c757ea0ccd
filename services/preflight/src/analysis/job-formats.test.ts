import { expect, it } from '@jest/globals';
import { type PreflightJob, preflightJob } from '@printpartner/contracts';
import { jobProblem, type JobSpec } from '@printpartner/preflight-engine';

/** With no field optional, so that one type can't lack a field of the other. */
type Whole<T> = T extends object ? { [Field in keyof T]-?: Whole<T[Field]> } : T;
type IsSame<A, B> = [A, B, Whole<A>, Whole<B>] extends [B, A, Whole<B>, Whole<A>] ? true : false;

// The contract and the engine each declare the format, because neither imports the other.
const isSameFormat: IsSame<PreflightJob, JobSpec> = true;

const colors = { process: 'cmyk', spots: 2, spotNames: ['Gold', 'Silver'] };

it.each<[boolean, unknown]>([
  [isSameFormat, {}],
  [true, { name: 'x'.repeat(200), bindingName: '', bleed: 0, pageMultiple: 128, pages: 50_000 }],
  [true, { trim: { width: 0.1, height: 1_000 }, bleed: 10 }],
  [true, { trim: { width: 4, height: 9 }, trimIs: 'finished' }],
  [false, { trim: { width: 4, height: 9 }, trimIs: 'folded' }],
  [true, { colors: { ...colors, back: { process: 'none', spots: 0 } } }],
  [true, { cover: { spine: 0.25, spineIsEstimate: true } }],
  [true, { cover: { pages: 16, width: 17.25, height: 11, spine: 20, colors } }],
  [true, { colors: { process: 'black', spotNames: Array.from({ length: 12 }, () => 'x'.repeat(60)) } }],
  [false, null],
  [false, []],
  [false, { name: 'x'.repeat(201) }],
  [false, { bindingName: 'x'.repeat(201) }],
  [false, { name: null }],
  [false, { trim: {} }],
  [false, { trim: { width: 0.09, height: 9 } }],
  [false, { trim: { width: 6, height: 1_001 } }],
  [false, { trim: { width: 6, height: 9, unit: 'in' } }],
  [false, { pages: 0 }],
  [false, { pages: 50_001 }],
  [false, { pages: 1.5 }],
  [false, { pageMultiple: 129 }],
  [false, { bleed: -0.1 }],
  [false, { bleed: 10.1 }],
  [false, { colors: {} }],
  [false, { colors: { ...colors, process: 'rgb' } }],
  [false, { colors: { ...colors, spots: 1 } }],
  [false, { colors: { ...colors, spots: 13 } }],
  [false, { colors: { ...colors, spotNames: ['x'.repeat(61)] } }],
  [false, { colors: { process: 'black', spotNames: Array.from({ length: 13 }, () => 'Gold') } }],
  [false, { colors: { ...colors, back: { spots: 1 } } }],
  [false, { colors: { ...colors, back: { ...colors, spots: 0 } } }],
  [false, { colors: { ...colors, front: colors } }],
  [false, { cover: { pages: 17 } }],
  [false, { cover: { spine: 20.1 } }],
  [false, { cover: { spine: 0.25, spineIsEstimate: 1 } }],
  [false, { cover: { trim: { width: 6, height: 9 } } }],
  [false, { pageCount: 16 }],
])('F7 the API and the engine agree that it is %s that this is a valid job: %j', (isValid, job) => {
  expect({ api: preflightJob.safeParse(job).success, engine: jobProblem(job) === null }).toEqual({
    api: isValid,
    engine: isValid,
  });
});
