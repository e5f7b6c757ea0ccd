import type { Skill } from '../skill.ts';
import { bleedSizes } from './bleed-sizes.ts';
import { bleedTopics } from './bleed-topics.ts';
import { colorTopics } from './color-topics.ts';
import { effectiveResolution } from './effective-resolution.ts';
import { followedTopic } from './followed-topic.ts';
import { inkTopics } from './ink-topics.ts';
import { imageTopics, resampledImages } from './image-topics.ts';
import { mistakesTopics } from './mistakes-topics.ts';
import { pageTopics } from './page-topics.ts';
import { pdfTopics } from './pdf-topics.ts';
import { preflightNot } from './preflight-not.ts';
import { preflightUse } from './preflight-use.ts';
import { preflightTopics } from './preflight-topics.ts';
import { perforations, pressTopics } from './press-topics.ts';
import { typedLimits } from './typed-limits.ts';
import { typeTopics } from './type-topics.ts';
import { usualSizes } from './usual-sizes.ts';

/** Arithmetic of pixels and bleed: sizes in such questions are no mailpieces. */
export const fileSizes: readonly Skill[] = [
  perforations,
  resampledImages,
  usualSizes,
  effectiveResolution,
  bleedSizes,
  typedLimits,
];

/** The first that has an answer wins. */
export const filesSkills: readonly Skill[] = [
  ...preflightNot,
  ...preflightUse,
  ...preflightTopics,
  ...pressTopics,
  ...typeTopics,
  ...inkTopics,
  ...colorTopics,
  ...imageTopics,
  ...bleedTopics,
  ...pageTopics,
  ...pdfTopics,
  ...mistakesTopics,
];

/** Follow-ups that nothing else answers, about the subject of the question before. */
export const followedFiles: readonly Skill[] = [followedTopic('followed-file-topic', filesSkills)];
