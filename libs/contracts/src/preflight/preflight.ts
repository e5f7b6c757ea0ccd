import { z } from 'zod';
import { limits } from '../limits.ts';

/** One upload and what came of it; made by the browser. */
export const preflightSessionId = z.uuid();

export const preflightMode = z.enum(['quick', 'full']);
export type PreflightMode = z.output<typeof preflightMode>;

export const preflightProfile = z.enum(['digital', 'sheetfed', 'web-offset', 'newspaper', 'large-format']);
export type PreflightProfile = z.output<typeof preflightProfile>;

export const preflightStatus = z.enum(['pass', 'warning', 'fail', 'manual']);
export type PreflightStatus = z.output<typeof preflightStatus>;

/** x0, y0, x1, y1 in the page's own units, y upward. */
export const pageBox = z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly();

const measure = z.object({
  value: z.number(),
  unit: z.enum(['ppi', 'pt', '%', 'pages', 'inks', '']),
  /** As it is said of its check: `0.118 in` of bleed. */
  text: z.string(),
});

const severity = z.enum(['warning', 'fail', 'manual']);
export type PreflightSeverity = z.output<typeof severity>;

export const preflightFinding = z.object({
  severity,
  /** Of a check that finds several: which of them, as what to do differs. */
  kind: z.string().optional(),
  /** From 1; null where it is the file's. */
  page: z.int().nullable(),
  box: pageBox.nullable(),
  /** The first place on each further page, of what runs through a file; the first hundred pages. */
  alsoOn: z.array(z.object({ page: z.int(), box: pageBox })).optional(),
  object: z.string(),
  measured: measure.nullable(),
  limit: measure.nullable(),
  message: z.string(),
  advice: z.string(),
});
export type PreflightFinding = z.output<typeof preflightFinding>;

/** Of all that a check found, listed or not. */
const tally = z.object({
  fail: z.int(),
  warning: z.int(),
  manual: z.int(),
  /** A page holds more marks than are counted: there may be more than these. */
  isAtLeast: z.boolean(),
  /** The worst of each page from the first to the last with a finding: `f`ail, `w`arning, `m`anual, `-` for none. */
  pages: z.string().regex(/^[fwm-]*$/),
});

export const preflightCheck = z.object({
  id: z.string(),
  name: z.string(),
  status: preflightStatus,
  message: z.string(),
  details: z.string().optional(),
  /** Worst first. */
  findings: z.array(preflightFinding),
  findingsLeftOut: z.int(),
  tally,
  /** Of the check Image Resolution alone. */
  lowResImages: z
    .array(
      z.object({
        name: z.string(),
        /** Such as `112 ppi`. */
        resolution: z.string(),
        page: z.int(),
        box: pageBox,
        /** Pixels. */
        width: z.int(),
        height: z.int(),
      }),
    )
    .optional(),
});
export type PreflightCheck = z.output<typeof preflightCheck>;

export const preflightPage = z.object({
  number: z.int(),
  /** Degrees clockwise. */
  rotate: z.int(),
  /** Of one unit, 1/72 in. */
  userUnit: z.number(),
  boxes: z.object({
    MediaBox: pageBox,
    CropBox: pageBox,
    BleedBox: pageBox,
    TrimBox: pageBox,
    ArtBox: pageBox,
  }),
});
export type PreflightPage = z.output<typeof preflightPage>;

const limit = z.object({ fail: z.number(), warn: z.number() });

/** What a way of printing asks for, as the checks judge by it. */
export const profileLimits = z.object({
  /** ppi at the printed size: of images with tones, and of 1-bit ones. */
  resolution: limit,
  bitmapResolution: limit,
  /** Per cent, all inks at one place. */
  ink: limit.extend({
    /** How much a sum of inks of a byte each may seem larger than it is, per cent; so much more is not above. */
    rounding: z.number(),
    /** Share of a line of text that its letters cover. */
    letters: z.number(),
  }),
  /** pt. */
  textSize: limit,
  stroke: limit,
});
export type ProfileLimits = z.output<typeof profileLimits>;

export const preflightResult = z.object({
  sessionId: preflightSessionId,
  filename: z.string(),
  /** Such as `18.4 MB`. */
  fileSize: z.string(),
  pageCount: z.int(),
  status: preflightStatus,
  /** The whole in one sentence. */
  verdict: z.string(),
  /** How many of the fifteen checks ended in each verdict. */
  counts: z.record(preflightStatus, z.int()),
  mode: preflightMode,
  profile: preflightProfile,
  limits: profileLimits,
  opens: z.boolean(),
  passwordNeeded: z.boolean(),
  pdfVersion: z.string(),
  inks: z.array(z.string()),
  pages: z.array(preflightPage),
  /** Always fifteen. */
  checks: z.array(preflightCheck),
});
export type PreflightResult = z.output<typeof preflightResult>;

/** A result as a PDF, by the name of the file that it is of. */
export const preflightReport = z.object({ filename: z.string(), pdf: z.base64() });

/** How far a session is. */
export const preflightProgress = z.object({
  state: z.enum(['waiting', 'working', 'done', 'failed']),
  /** Pages looked at so far. */
  page: z.int(),
  /** 0 while nobody knows. */
  pages: z.int(),
});
export type PreflightProgress = z.output<typeof preflightProgress>;

/** Fields of the form beside the file. */
export const preflightForm = z.object({
  sessionId: preflightSessionId,
  mode: preflightMode,
  profile: preflightProfile.default('sheetfed'),
  password: z.string().max(limits.pdfPasswordMax).optional(),
});

/** A file that lies in the store. */
export const storedUpload = z.object({
  key: z.string().regex(/^[0-9a-f-]{36}\.pdf$/),
  filename: z.string().min(1).max(limits.filenameMax),
  /** Bytes. */
  size: z.int().min(1),
});
