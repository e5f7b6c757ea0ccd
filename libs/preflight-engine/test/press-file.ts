import { type CheckId, type CheckResult, preflight, type PreflightOptions } from '../src/index.ts';
import { PdfBuilder } from './pdf-builder.ts';

/** 6 × 9 in with 0.125 in bleed on a larger sheet; all boxes are correct. */
export const GOOD_BOXES = '/MediaBox [0 0 468 684] /BleedBox [9 9 459 675] /TrimBox [18 18 450 666]';

export interface PageParts {
  content?: string;
  /** Boxes and other page entries. */
  entries?: string;
  resources?: string;
}

export interface FileParts {
  pages?: readonly PageParts[];
  /** Adds objects and returns catalog entries. */
  catalog?: (pdf: PdfBuilder) => string;
  /** Adds objects and returns resources for every page. */
  resources?: (pdf: PdfBuilder) => string;
  /** Adds objects and returns trailer entries. */
  trailer?: (pdf: PdfBuilder) => string;
  version?: string;
}

/** 10 × 10 pt of black in the middle of the page, so that it isn't blank. */
export const SOMETHING = '0 0 0 1 k 200 300 10 10 re f';

/** A file without problems, except for the given parts. */
export function pressFile({
  pages = [{}],
  catalog,
  resources,
  trailer,
  version = '1.4',
}: FileParts = {}): Buffer {
  const pdf = new PdfBuilder();
  const shared = resources?.(pdf) ?? '';
  const numbers = pages.map((page) => {
    const contents = pdf.stream(page.content ?? SOMETHING);
    const entries = page.entries ?? GOOD_BOXES;
    return pdf.add(
      `<< /Type /Page ${entries} /Resources << ${shared} ${page.resources ?? ''} >> /Contents ${contents} 0 R >>`,
    );
  });
  pdf.catalogEntries = catalog?.(pdf) ?? '';
  pdf.version = version;
  return pdf.finish(numbers, trailer?.(pdf));
}

/** The result of one check. */
export async function checked(
  id: CheckId,
  bytes: Buffer,
  options: PreflightOptions = {},
): Promise<CheckResult> {
  const { checks } = await preflight(bytes, { mode: 'quick', ...options });
  const result = checks.find((check) => check.id === id);
  if (!result) throw new Error(`no check ${id}`);
  return result;
}

/** A TrueType font, embedded by default; every glyph is half an em wide. */
export function font(pdf: PdfBuilder, { name = 'ABCDEF+Frutiger', isEmbedded = true } = {}): number {
  const program = isEmbedded ? pdf.stream('not looked into') : 0;
  const file = isEmbedded ? `/FontFile2 ${program} 0 R` : '';
  const descriptor = pdf.add(`<< /Type /FontDescriptor /FontName /${name} /Flags 32 ${file} >>`);
  const widths = Array.from({ length: 95 }, () => 500).join(' ');
  return pdf.add(
    `<< /Type /Font /Subtype /TrueType /BaseFont /${name} /FirstChar 32 /LastChar 126 /Widths [${widths}] /FontDescriptor ${descriptor} 0 R >>`,
  );
}

/** Resources with that font as F1. */
export const withFont = (pdf: PdfBuilder): string => `/Font << /F1 ${font(pdf)} 0 R >>`;

/** A raw image; quick mode doesn't read its samples. */
export function image(pdf: PdfBuilder, entries: string, bytes = 'x'): number {
  return pdf.stream(bytes, `/Type /XObject /Subtype /Image ${entries}`);
}

/** Content that paints XObject X1 at a size in points. */
export const painted = (width: number, height: number, name = 'X1'): string =>
  `q ${width} 0 0 ${height} 100 200 cm /${name} Do Q`;
