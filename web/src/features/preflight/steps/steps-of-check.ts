import type { PrintSize } from '../result/print-size.ts';
import { bleedSteps } from './bleed.ts';
import { colorSpaceSteps } from './color-space.ts';
import { fileIntegritySteps } from './file-integrity.ts';
import { fontsSteps } from './fonts.ts';
import { hairlinesSteps } from './hairlines.ts';
import { imageResolutionSteps } from './image-resolution.ts';
import { inkCoverageSteps } from './ink-coverage.ts';
import { interactiveSteps } from './interactive.ts';
import { outputIntentSteps } from './output-intent.ts';
import { overprintSteps } from './overprint.ts';
import { pageBoxesSteps } from './page-boxes.ts';
import { pageSizeSteps } from './page-size.ts';
import { safeMarginSteps } from './safe-margin.ts';
import { textSizeSteps } from './text-size.ts';
import { transparencySteps } from './transparency.ts';
import type { Steps } from './steps.ts';

const byCheck: Readonly<Record<string, Steps>> = {
  'file-integrity': fileIntegritySteps,
  'page-size': pageSizeSteps,
  'page-boxes': pageBoxesSteps,
  bleed: bleedSteps,
  'safe-margin': safeMarginSteps,
  'color-space': colorSpaceSteps,
  'ink-coverage': inkCoverageSteps,
  fonts: fontsSteps,
  'text-size': textSizeSteps,
  hairlines: hairlinesSteps,
  transparency: transparencySteps,
  interactive: interactiveSteps,
  'output-intent': outputIntentSteps,
};

/** What to do about a finding; undefined for a check, or a kind of finding, that is not known here. */
export function stepsOfFinding(
  checkId: string,
  size: PrintSize | null,
  kind: string | undefined,
): Steps | undefined {
  if (checkId === 'overprint') return kind === undefined ? undefined : overprintSteps[kind];
  return checkId === 'image-resolution' ? imageResolutionSteps(size) : byCheck[checkId];
}
