import type { Box, Boxes } from '../pdf/boxes.ts';
import type { PdfErrorCode } from '../pdf/pdf-error.ts';
import type { ProfileId } from '../profile/profile.ts';

/** `quick` reads structure and operators; `full` adds pixels and geometry. */
export type PreflightMode = 'quick' | 'full';

/** `manual`: there is no evidence, or too little of it; somebody has to look. */
export type CheckStatus = 'pass' | 'warning' | 'fail' | 'manual';

/** Of something that is found. */
export type Severity = Exclude<CheckStatus, 'pass'>;

/** The fifteen checks, in the order in which they are shown. */
export const checkNames = {
  'file-integrity': 'File Integrity & Security',
  'page-size': 'Page Count & Size',
  'page-boxes': 'Page Boxes',
  bleed: 'Bleed',
  'safe-margin': 'Safe Margin',
  'image-resolution': 'Image Resolution',
  'color-space': 'Colour Space',
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

/** A figure with its unit; `''` where it is a count or has none. */
export interface Measure {
  value: number;
  unit: Unit;
}

/** One thing that is wrong, where it is, and what to do about it. */
export interface Finding {
  check: CheckId;
  /** Of a check that finds several: which of them, as what to do differs. */
  kind?: string;
  severity: Severity;
  /** From 1; null where it is the file's. */
  page: number | null;
  /** In the page's own units, origin and rotation as the file has them; null where it is no place. */
  box: Box | null;
  /** The first place on each further page, of what runs through a file; the first hundred pages. */
  alsoOn?: { page: number; box: Box }[];
  /** What it is: `image 604 × 453`, `font Minion Pro`, `layer Dieline`. */
  object: string;
  measured: Measure | null;
  limit: Measure | null;
  /** What is wrong, a sentence. */
  message: string;
  /** What to do about it in the program that made the file, a sentence. */
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

/** Of all that a check found, listed or not. */
export interface Tally extends Record<Severity, number> {
  /** A page holds more marks than are counted: there may be more than these. */
  isAtLeast: boolean;
  /** The worst of each page from the first to the last with a finding: `f`ail, `w`arning, `m`anual, `-` for none. */
  pages: string;
}

export interface CheckResult {
  id: CheckId;
  name: (typeof checkNames)[CheckId];
  status: CheckStatus;
  /** One sentence. */
  message: string;
  details?: string;
  /** Worst first, at most 100 a check. */
  findings: Finding[];
  /** How many more there are. */
  findingsLeftOut: number;
  tally: Tally;
  lowResImages?: LowResImage[];
}

export interface PageSummary {
  /** From 1. */
  number: number;
  /** Degrees clockwise. */
  rotate: number;
  /** Of one unit, 1/72 in. */
  userUnit: number;
  boxes: Boxes;
}

export interface PreflightResult {
  /** The worst of the checks: fail, else warning, else manual, else pass. */
  status: CheckStatus;
  mode: PreflightMode;
  profile: ProfileId;
  /** Whether the file could be read at all; `error` says why not. */
  opens: boolean;
  passwordNeeded: boolean;
  error: { code: PdfErrorCode; message: string } | null;
  /** Bytes. */
  fileSize: number;
  pdfVersion: string;
  pageCount: number;
  pages: PageSummary[];
  /** Process inks in their order, then spot inks by name. */
  inks: string[];
  /** Always fifteen, in order. */
  checks: CheckResult[];
}
