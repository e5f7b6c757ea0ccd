import type { ColorSpace } from '../interpreter/color-space.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { isNumber, type PdfDict, type PdfStream } from '../pdf/objects.ts';
import type { ColorModel } from './color-model.ts';
import { type KnownProfile, profileFrom } from './known-profiles.ts';
import { fromLab, white } from './lab.ts';
import { bytesOf, type PressCondition } from './press-condition.ts';
import { srgb } from './srgb.ts';

/** The color models of a document's color spaces, each read once. */
export class SourceModels {
  readonly #document: PdfDocument;
  readonly #profiles = new WeakMap<PdfStream, KnownProfile | null>();
  readonly #dicts = new WeakMap<PdfDict, ColorModel>();

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  /** The model of an RGB or Lab space; sRGB if its profile can't be read. */
  lightOf(space: ColorSpace): ColorModel {
    const { kind, profile, parameters } = space;
    if (kind === 'lab') return this.#fromDict(parameters ?? null, labModel);
    if (kind === 'rgb' && parameters) return this.#fromDict(parameters, calibratedModel);
    const model = profile ? this.#source(profile)?.model : null;
    return model?.components === 3 ? model : srgb;
  }

  /** The model of CMYK with a profile; null if it prints with the numbers as written. */
  inksOf({ profile }: ColorSpace, press: PressCondition): ColorModel | null {
    // Without an output intent, RIPs keep CMYK numbers.
    if (!profile || press.assumedName !== null) return null;
    const source = this.#source(profile);
    const isForeign = source?.model.components === 4 && !source.profile.isSameAs(press.profile);
    return isForeign ? source.model : null;
  }

  #source(stream: PdfStream): KnownProfile | null {
    const known = this.#profiles.get(stream);
    if (known !== undefined) return known;
    const bytes = bytesOf(this.#document, stream);
    const source = bytes && profileFrom(bytes);
    this.#profiles.set(stream, source);
    return source;
  }

  #fromDict(dict: PdfDict | null, make: (numbers: (key: string) => number[]) => ColorModel): ColorModel {
    const known = dict && this.#dicts.get(dict);
    if (known) return known;
    const model = make((key) => {
      const list = dict && this.#document.value(dict, key);
      return Array.isArray(list) ? list.map(this.#document.resolve).filter(isNumber) : [];
    });
    if (dict) this.#dicts.set(dict, model);
    return model;
  }
}

/** Lab with 0 to 1 per component: L from 0 to 100, a and b over their ranges. ISO 32000-1, 8.6.5.4. */
function labModel(numbers: (key: string) => number[]): ColorModel {
  const [aLow = -100, aHigh = 100, bLow = -100, bHigh = 100] = numbers('Range');
  const lab = new Float64Array(3);
  return {
    components: 3,
    toXyz: (from, into) => {
      lab[0] = (from[0] as number) * 100;
      lab[1] = aLow + (from[1] as number) * (aHigh - aLow);
      lab[2] = bLow + (from[2] as number) * (bHigh - bLow);
      fromLab(lab, into);
    },
    fromXyz: null,
    black: new Float64Array(3),
  };
}

/** CalRGB, its white point scaled to D50. ISO 32000-1, 8.6.5.3. */
function calibratedModel(numbers: (key: string) => number[]): ColorModel {
  const gamma = numbers('Gamma');
  const point = numbers('WhitePoint');
  const written = numbers('Matrix');
  const matrix = written.length === 9 ? written : [1, 0, 0, 0, 1, 0, 0, 0, 1];
  return {
    components: 3,
    toXyz: (from, into) => {
      for (let row = 0; row < 3; row += 1) {
        let sum = 0;
        for (let index = 0; index < 3; index += 1)
          sum += (matrix[3 * index + row] as number) * (from[index] as number) ** (gamma[index] ?? 1);
        into[row] = (sum / (point[row] || 1)) * (white[row] as number);
      }
    },
    fromXyz: null,
    black: new Float64Array(3),
  };
}
