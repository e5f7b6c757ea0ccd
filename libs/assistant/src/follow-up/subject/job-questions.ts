import { isBound, type TalkedJob } from './talked-job.ts';

const joinedWords = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' ');

const on = (paper: string | undefined): string | undefined => paper && `on ${paper}`;

/** A job in the words of a question: `24 page 5.5x8.5 saddle stitched booklet on 80# gloss text`. */
export function pieceText(job: TalkedJob): string {
  const { pages, size, paper, cover, binding, coverKind, fold, coating, product, envelope } = job;
  if (isBound(job)) {
    const noun =
      product ?? (coverKind !== undefined || /saddle|stapl/.test(binding ?? '') ? 'booklet' : 'book');
    return joinedWords([
      pages,
      size,
      binding?.replace(/^stapled?s?$/, 'saddle stitched'),
      noun,
      coverKind,
      on(paper),
      cover === undefined ? undefined : `with a ${/cover/.test(cover) ? cover : `${cover} cover`}`,
    ]);
  }
  const noun = product ?? (fold === undefined ? (envelope === undefined ? 'piece' : '') : 'brochure');
  return joinedWords([
    size,
    fold,
    noun,
    on(paper),
    coating && `with ${coating}`,
    envelope && ((product ?? size) ? `in a ${envelopeText(envelope)}` : envelopeText(envelope)),
  ]);
}

const envelopeText = (name: string): string => (/envelope/.test(name) ? name : `${name} envelope`);

/** The same with its quantity. */
const runText = (job: TalkedJob): string => joinedWords([job.quantity, pieceText(job)]);

/** Questions that stand alone, one for each thing that can be asked of a job; undefined if it doesn't say enough. */
export const jobQuestions = {
  weight: ({ envelope: _envelope, ...job }) =>
    job.ounces === undefined &&
    job.size &&
    (job.paper ?? job.product) &&
    `what is the weight of ${job.quantity ? '' : 'a '}${runText(job)}`,
  thickness: (job) =>
    job.pages === undefined
      ? job.paper && !isBound(job) && `how thick is ${job.paper}`
      : `how thick is a ${pieceText(job)}`,
  stack: (job) =>
    job.paper && job.quantity && `how high is a stack of ${job.quantity} sheets of ${job.paper}`,
  spine: (job) =>
    job.pages &&
    `how wide is the spine of a ${pieceText({ ...job, binding: job.binding ?? 'perfect bound' })}`,
  creep: (job) =>
    job.pages && `how much creep has a ${pieceText({ ...job, binding: job.binding ?? 'saddle stitched' })}`,
  postage: (job) =>
    job.holder
      ? joinedWords(['how much is the postage for', job.quantity, job.holder, job.mailedBy])
      : (job.size ?? job.envelope ?? job.fold ?? job.ounces) &&
        joinedWords(['how much is the postage for', runText(job), job.ounces, job.mailedBy]),
  price: (job) =>
    job.quantity &&
    (job.product ?? job.pages ?? job.fold) &&
    `what is the price to print ${runText(job.product === undefined && isBound(job) ? { ...job, product: 'booklets' } : printed(job))}`,
  shape: (job) => job.size && `does a ${pieceText(job)} mail as a letter or a flat`,
  file: (job) =>
    job.size && !isBound(job) && `what size is the file of a ${job.size} ${job.product ?? ''} with bleed`,
  coverSpread: (job) =>
    job.pages &&
    job.size &&
    `what size is the flat cover of a ${pieceText({ ...job, binding: job.binding ?? 'perfect bound' })}`,
  gsm: (job) => job.paper && `what is the gsm of ${job.paper}`,
  pagesPerInch: (job) => job.paper && `how many pages per inch has ${job.paper}`,
  coverPounds: (job) => job.paper && `how many pounds of cover is ${job.paper}`,
  textPounds: (job) => job.paper && `how many pounds of text is ${job.paper}`,
  pixelsNeeded: (job) => job.inches && `how many pixels for ${job.inches} wide at 300 ppi`,
  binding: ({ binding: _binding, paper: _paper, cover: _cover, ...job }) =>
    job.pages && `what binding for a ${pieceText({ ...job, product: job.product ?? 'book' })}`,
  printSize: (job) => job.pixels && `how big can i print a ${job.pixels} px photo at 300 ppi`,
  turnaround: (job) =>
    (job.product ?? job.pages) &&
    `how long does it take to print ${runText(job)}${job.finishing === undefined ? '' : ` with ${job.finishing}`}`,
} satisfies Record<string, (job: TalkedJob) => string | false | undefined>;

export type AskedOfJob = keyof typeof jobQuestions;

/** EDDM cards are a product of their own. */
const printed = (job: TalkedJob): TalkedJob =>
  job.mailedBy !== undefined &&
  /eddm|every door/.test(job.mailedBy) &&
  /^(?:post ?)?cards?$/.test(job.product ?? 'card')
    ? { ...job, product: 'eddm cards' }
    : job;
