import type { PdfDocument } from '../pdf/document.ts';
import {
  isDict,
  isName,
  isNumber,
  isStream,
  type PdfDict,
  type PdfStream,
  PdfString,
} from '../pdf/objects.ts';
import { latin1 } from '../pdf/chars.ts';
import { PdfError } from '../pdf/pdf-error.ts';
import { type ProfileHeader, readProfileHeader } from '../icc/profile-header.ts';

export interface OutputIntentFact {
  /** GTS_PDFX, GTS_PDFA1, ISO_PDFE1 … */
  subtype: string;
  /** Printing condition, such as CGATS TR 001 or FOGRA39. */
  condition: string;
  /** Whether the condition is one of the ICC's registry, so that it needs no profile. */
  isRegistered: boolean;
  hasProfile: boolean;
  /** Whether its profile is cut off or no profile. */
  isProfileDamaged: boolean;
  /** Components of its profile by the PDF: 1, 3 or 4; null if unknown. */
  components: number | null;
  /** Components by the profile itself; null if unknown. */
  profileComponents: number | null;
}

/** How the names of the registry's conditions begin; some programs leave its name out. */
const REGISTERED = /^(?:CGATS|SWOP|GRACoL|FOGRA|IFRA|JC|EUROSB|PSO|CRPC|OFCOM)/i;

export function outputIntentsOf(document: PdfDocument): OutputIntentFact[] {
  const list = document.value(document.catalog, 'OutputIntents');
  if (!Array.isArray(list)) return [];
  return list
    .map((item) => document.resolve(item))
    .filter(isDict)
    .map((intent) => {
      const subtype = document.value(intent, 'S');
      const profile = document.value(intent, 'DestOutputProfile');
      const components = isStream(profile) ? document.value(profile.dict, 'N') : null;
      const header = isStream(profile) ? headerOf(document, profile) : null;
      return {
        subtype: isName(subtype) ? subtype.name : '',
        condition:
          textAt(document, intent, 'OutputConditionIdentifier') ||
          textAt(document, intent, 'OutputCondition'),
        isRegistered:
          /color\.org/i.test(textAt(document, intent, 'RegistryName')) ||
          REGISTERED.test(textAt(document, intent, 'OutputConditionIdentifier')),
        hasProfile: isStream(profile),
        isProfileDamaged: isStream(profile) && header === null,
        components: isNumber(components) ? components : null,
        profileComponents: header?.components ?? null,
      };
    });
}

function headerOf(document: PdfDocument, profile: PdfStream): ProfileHeader | null {
  try {
    return readProfileHeader(document.decode(profile).bytes);
  } catch (error) {
    if (error instanceof PdfError) return null;
    throw error;
  }
}

/** The PDF/X version claimed in the Info dictionary or the metadata. */
export function pdfxClaimOf(document: PdfDocument): string | null {
  const info = document.resolve(document.trailer.get('Info'));
  const written = isDict(info)
    ? textAt(document, info, 'GTS_PDFXConformance') || textAt(document, info, 'GTS_PDFXVersion')
    : '';
  if (written) return written;
  const metadata = metadataOf(document);
  const found = /GTS_PDFXVersion(?:=["']|>)([^"'<]+)/.exec(metadata)?.[1];
  return found?.trim() ?? null;
}

/** The file's XMP metadata as text; '' if there is none. */
export function metadataOf(document: PdfDocument): string {
  const stream = document.value(document.catalog, 'Metadata');
  if (!isStream(stream)) return '';
  try {
    return Buffer.from(document.decode(stream).bytes).toString('utf8');
  } catch (error) {
    if (error instanceof PdfError) return '';
    throw error;
  }
}

function textAt(document: PdfDocument, dict: PdfDict, key: string): string {
  const value = document.value(dict, key);
  return value instanceof PdfString ? textOf(value.bytes) : '';
}

/** A text string: UTF-16 or UTF-8 with a byte order mark, otherwise approximately Latin 1. */
export function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return Buffer.from(bytes.subarray(2)).swap16().toString('utf16le');
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return Buffer.from(bytes.subarray(3)).toString('utf8');
  return latin1(bytes);
}
