import type { JobSpec } from '../job/job-spec.ts';
import type { Box, Boxes } from '../pdf/boxes.ts';
import type { PdfErrorCode } from '../pdf/pdf-error.ts';
import type { ProfileId } from '../profile/profile.ts';

/** `quick` reads structure and operators; `full` adds pixels and geometry. */
export type PreflightMode = 'quick' | 'full';

/** `manual`: too little evidence for a verdict; someone must check. */
export type CheckStatus = 'pass' | 'warning' | 'fail' | 'manual';

/** Severity of a finding. */
export type Severity = Exclude<CheckStatus, 'pass'>;

/** All checks in display order. */
export const checkNames = {
  'file-integrity': 'File Integrity & Security',
  'page-size': 'Page Count & Size',
  'page-boxes': 'Page Boxes',
  bleed: 'Bleed',
  'safe-margin': 'Safe Margin',
  'image-resolution': 'Image Resolution',
  'color-space': 'Color Space',
  'ink-coverage': 'Total Ink Coverage',
  fonts: 'Fonts Embedded',
  'text-size': 'Text Size',
  hairlines: 'Hairlines',
  transparency: 'Transparency & Layers',
  overprint: 'Overprint & Blacks',
  interactive: 'Interactive Content',
  'output-intent': 'Output Intent & PDF/X',
} as const;

export type CheckId = keyof typeof checkNames;

export type Unit = 'ppi' | 'pt' | '%' | 'pages' | 'inks' | '';

/** A number with its unit; `''` for counts and ratios. */
export interface Measure {
  value: number;
  unit: Unit;
}

/** A problem, where it is and how to fix it. */
export interface Finding {
  check: CheckId;
  /** Distinguishes kinds of findings within a check that need different fixes. */
  kind?: string;
  /** A difference from the spec sheet: the limit is what was ordered. */
  fromJob?: boolean;
  severity: Severity;
  /** Page number, from 1; null for the entire file. */
  page: number | null;
  /** Position in page units, with the file's origin and before rotation; null without a position. */
  box: Box | null;
  /**
   * The first position on each further page, for a finding that covers several pages; at most a hundred pages, and at
   * most 2,000 places in all findings of a check. The box is null where the page has no position.
   */
  alsoOn?: { page: number; box: Box | null }[];
  /** Number of pages that it is true of, listed in `alsoOn` or not; absent for one. */
  pageCount?: number;
  /** The object: `image 604 × 453`, `font Minion Pro`, `layer Dieline`. Names are cut to 120 characters. */
  object: string;
  /** The first words of the text found, at most 60 characters; absent if the file doesn't say which characters they are. */
  quote?: string;
  measured: Measure | null;
  limit: Measure | null;
  /** The problem, in one or two sentences. */
  message: string;
  /** How to fix it in the original program, in one or two sentences. */
  advice: string;
}

export interface LowResImage {
  name: string;
  /** Such as `112 ppi`. */
  resolution: string;
  page: number;
  box: Box;
  /** Pixels. */
  width: number;
  height: number;
}

/** Counts of all findings, listed or not. */
export interface Tally extends Record<Severity, number> {
  /** Some page's marks were cut at the limit, so there may be more findings. */
  isAtLeast: boolean;
  /** Worst severity per page, up to the last page with a finding: `f`ail, `w`arning, `m`anual, `-` for none. */
  pages: string;
}

export interface CheckResult {
  id: CheckId;
  name: (typeof checkNames)[CheckId];
  status: CheckStatus;
  /** One or two sentences. */
  message: string;
  details?: string;
  /** Worst first, at most 100 per check. */
  findings: Finding[];
  /** Number of findings beyond those listed. */
  findingsLeftOut: number;
  tally: Tally;
  /** The images below the limit, at most 100. */
  lowResImages?: LowResImage[];
}

export interface PageSummary {
  /** Page number, from 1. */
  number: number;
  /** Degrees clockwise. */
  rotate: number;
  /** Size of a page unit, 1/72 in. */
  userUnit: number;
  boxes: Boxes;
}

export interface PreflightResult {
  /** The worst status of the checks: fail, warning, manual, pass. */
  status: CheckStatus;
  mode: PreflightMode;
  profile: ProfileId;
  /** The spec sheet that it was checked against; null without one. */
  job: JobSpec | null;
  /** The job that the file looks like, to offer in place of one; null if it isn't clear. Nothing is checked against it. */
  guess: JobSpec | null;
  /** Whether the file could be opened; `error` has the reason. */
  opens: boolean;
  passwordNeeded: boolean;
  error: { code: PdfErrorCode; message: string } | null;
  /** Bytes. */
  fileSize: number;
  pdfVersion: string;
  pageCount: number;
  /** The first 5,000 pages. */
  pages: PageSummary[];
  /** Process inks in CMYK order, then spot colors by name; at most 64. */
  inks: string[];
  /** Number of inks beyond those listed. */
  inksLeftOut: number;
  /** Always all checks, in order. */
  checks: CheckResult[];
}
