import { readFileSync } from 'node:fs';
import type { PdfDocument } from '../pdf/document.ts';
import { isDict, isName, isStream, type PdfDict } from '../pdf/objects.ts';
import { PdfError } from '../pdf/pdf-error.ts';
import type { ColorModel } from './color-model.ts';
import { Conversion } from './conversion.ts';
import type { IccProfile } from './icc-profile.ts';
import { profileFrom } from './known-profiles.ts';
import { srgb } from './srgb.ts';

/** The printing condition that colors are converted to. */
export class PressCondition {
  /** Name for messages; null for the output intent of the file. */
  readonly assumedName: string | null;
  readonly profile: IccProfile;
  readonly #model: ColorModel;
  readonly #toInks = new WeakMap<ColorModel, Conversion>();
  #toLight: Conversion | null = null;

  constructor(profile: IccProfile, model: ColorModel, assumedName: string | null) {
    this.profile = profile;
    this.#model = model;
    this.assumedName = assumedName;
  }

  /** The conversion of a device's colors to CMYK. */
  toInks(from: ColorModel): Conversion {
    const made = this.#toInks.get(from) ?? Conversion.between(from, this.#model);
    if (!made) throw new Error('The press profile has no table to CMYK');
    this.#toInks.set(from, made);
    return made;
  }

  /** From CMYK to sRGB, for RGB blending spaces. */
  get toLight(): Conversion {
    this.#toLight ??= Conversion.between(this.#model, srgb);
    if (!this.#toLight) throw new Error('sRGB has no conversion from XYZ');
    return this.#toLight;
  }
}

const DEFAULT_NAME = 'sheetfed printing on coated paper (CGATS TR 006)';
const file = new URL('../../data/coated-tr006.icc', import.meta.url);
let assumed: PressCondition | undefined;

/** The condition of files without a CMYK output intent. See data/README.md. */
export function assumedCondition(): PressCondition {
  assumed ??= conditionFrom(readFileSync(file), DEFAULT_NAME) ?? undefined;
  if (!assumed) throw new Error(`${file.pathname} isn't a CMYK profile`);
  return assumed;
}

/** The condition of the file's output intent if it has a readable CMYK profile, PDF/X first; otherwise the assumed one. */
export function conditionOf(document: PdfDocument): PressCondition {
  const list = document.value(document.catalog, 'OutputIntents');
  const intents = (Array.isArray(list) ? list : []).map((item) => document.resolve(item)).filter(isDict);
  const isForPrint = (intent: PdfDict) => isName(document.value(intent, 'S'), 'GTS_PDFX');
  for (const intent of [...intents.filter(isForPrint), ...intents]) {
    const profile = document.value(intent, 'DestOutputProfile');
    const condition = isStream(profile) && conditionFrom(bytesOf(document, profile), null);
    if (condition) return condition;
  }
  return assumedCondition();
}

function conditionFrom(bytes: Uint8Array | null, assumedName: string | null): PressCondition | null {
  const { profile, model } = (bytes && profileFrom(bytes)) ?? {};
  const isPress = model?.components === 4 && model.fromXyz !== null;
  return profile && isPress ? new PressCondition(profile, model, assumedName) : null;
}

/** Null if the stream can't be decoded. */
export function bytesOf(
  document: PdfDocument,
  stream: Parameters<PdfDocument['decode']>[0],
): Uint8Array | null {
  try {
    return document.decode(stream).bytes;
  } catch (error) {
    if (error instanceof PdfError) return null;
    throw error;
  }
}
