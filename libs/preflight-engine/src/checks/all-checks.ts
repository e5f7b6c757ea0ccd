import { bleed } from './bleed.ts';
import type { Check } from './check.ts';
import { colorSpace } from './color-space.ts';
import { fileIntegrity } from './file-integrity.ts';
import { fonts } from './fonts.ts';
import { hairlines } from './hairlines.ts';
import { imageResolution } from './image-resolution.ts';
import { inkCoverage } from './ink-coverage.ts';
import { interactive } from './interactive.ts';
import { outputIntent } from './output-intent.ts';
import { overprint } from './overprint.ts';
import { pageBoxes } from './page-boxes.ts';
import { pageSize } from './page-size.ts';
import { safeMargin } from './safe-margin.ts';
import { textSize } from './text-size.ts';
import { transparency } from './transparency.ts';

/** All checks in display order. */
export const allChecks: readonly Check[] = [
  fileIntegrity,
  pageSize,
  pageBoxes,
  bleed,
  safeMargin,
  imageResolution,
  colorSpace,
  inkCoverage,
  fonts,
  textSize,
  hairlines,
  transparency,
  overprint,
  interactive,
  outputIntent,
];
