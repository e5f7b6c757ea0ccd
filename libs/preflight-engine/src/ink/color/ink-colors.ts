import { Conversion } from '../../icc/conversion.ts';
import { type PressCondition } from '../../icc/press-condition.ts';
import type { SourceModels } from '../../icc/source-models.ts';
import { srgb } from '../../icc/srgb.ts';
import type { ColorSpace } from '../../interpreter/color-space.ts';
import type { ProcessModel } from '../raster/ink-raster.ts';
import type { FlatSamples } from './flat-samples.ts';
import { type ConvertRow, convertedRow, grayRow, inkRow, lackingRow } from './pixel-rows.ts';
import type { PlaneNames } from '../raster/plane-names.ts';
import type { Look, SpotLooks } from './spot-looks.ts';
import { ESTIMATED_BIT, uncertainties } from '../raster/uncertainty.ts';

/** Converts colors of one space to inks. */
export interface ColorInks {
  /** Planes that a color may print on. */
  planes: readonly number[];
  /**
   * Converts one color (0 to 255 per component, starting at an index) to one value per plane.
   * @param isPixel interpolate, because there are many
   * @returns its uncertainties
   */
  convert(samples: ArrayLike<number>, at: number, into: number[], isPixel: boolean): number;
  /** The same for the pixels of a row, where there is a faster way. */
  convertRow?: ConvertRow;
}

type Convert = ColorInks['convert'];

const inkPlanes = [0, 1, 2, 3];
const lightPlanes = [0, 1, 2];
const blackPlane = [3];

/** How colors print in the printing condition of a document. */
export class InkColors {
  readonly press: PressCondition;
  readonly looks: SpotLooks;
  readonly #models: SourceModels;
  readonly #toLight = new WeakMap<object, Conversion>();

  constructor(press: PressCondition, models: SourceModels, looks: SpotLooks) {
    this.press = press;
    this.looks = looks;
    this.#models = models;
  }

  /** Null for spaces without direct color values: patterns and indexed spaces. */
  of(space: ColorSpace, names: PlaneNames, model: ProcessModel): ColorInks | null {
    const { kind, inks } = space;
    if (kind === 'separation' || kind === 'devicen') {
      this.looks.note(space, (samples) => this.#lookOf(samples));
      return model === 'cmyk' ? namedInks(inks, names) : this.#namedLight(inks, names);
    }
    if (kind === 'pattern' || kind === 'indexed') return null;
    return model === 'cmyk' ? this.#inksOf(space) : this.#lightFor(space);
  }

  /** From one process model to the other, three or four values from an index on, as in the planes of a raster. */
  between(from: ProcessModel): Convert {
    return from === 'cmyk' ? this.#lacking(this.press.toLight) : this.#printed(this.press.toInks(srgb), true);
  }

  /** The conversion of light to inks. */
  get fromLight(): Conversion {
    return this.press.toInks(srgb);
  }

  #lookOf({ space, samples }: FlatSamples): Look {
    const lacking = [0, 0, 0];
    this.#lightOf(space)(samples, 0, lacking, false);
    const [red, green, blue] = lacking.map((value) => Math.round(Math.min(255, Math.max(0, 255 - value))));
    return [red as number, green as number, blue as number];
  }

  #inksOf(space: ColorSpace): ColorInks {
    const { kind } = space;
    if (kind === 'gray' || kind === 'icc-gray')
      return { planes: blackPlane, convert: fromGray, convertRow: grayRow };
    const isInk = kind === 'cmyk' || kind === 'icc-cmyk';
    const source = isInk ? this.#models.inksOf(space, this.press) : this.#models.lightOf(space);
    if (!source) return { planes: inkPlanes, convert: fromCmyk, convertRow: inkRow };
    const conversion = this.press.toInks(source);
    return {
      planes: inkPlanes,
      convert: this.#printed(conversion, false),
      convertRow: convertedRow(conversion, this.printedDoubts),
    };
  }

  /** @param isLacking the samples are what the light lacks */
  #printed(conversion: Conversion, isLacking: boolean): Convert {
    const doubts = this.printedDoubts;
    const light = new Float64Array(3);
    return (samples, at, into, isPixel) => {
      let [from, start] = [samples, at];
      if (isLacking) {
        for (let index = 0; index < 3; index += 1) light[index] = 255 - (samples[at + index] as number);
        [from, start] = [light, 0];
      }
      const inks = isPixel ? conversion.pixel(from, start) : conversion.color(from, start);
      for (let index = 0; index < inks.length; index += 1) into[index] = inks[index] as number;
      return doubts;
    };
  }

  /** The uncertainties of a color that was converted to inks. */
  get printedDoubts(): number {
    return this.press.assumedName === null ? 0 : ESTIMATED_BIT;
  }

  #lightFor(space: ColorSpace): ColorInks {
    const convert = this.#lightOf(space);
    if (convert === complement) return { planes: lightPlanes, convert, convertRow: lackingRow };
    if (convert === lightFromGray) return { planes: lightPlanes, convert, convertRow: grayRow };
    return { planes: lightPlanes, convert };
  }

  #lightOf(space: ColorSpace): Convert {
    const { kind } = space;
    if (kind === 'gray' || kind === 'icc-gray') return lightFromGray;
    if (kind === 'cmyk' || kind === 'icc-cmyk') return this.#lacking(this.press.toLight);
    const source = this.#models.lightOf(space);
    if (source === srgb) return complement;
    const made = this.#toLight.get(source) ?? Conversion.between(source, srgb);
    if (!made) return complement;
    this.#toLight.set(source, made);
    return this.#lacking(made);
  }

  /** What the converted light lacks. */
  #lacking(conversion: Conversion): Convert {
    return (samples, at, into, isPixel) => {
      const light = isPixel ? conversion.pixel(samples, at) : conversion.color(samples, at);
      into[0] = 255 - (light[0] as number);
      into[1] = 255 - (light[1] as number);
      into[2] = 255 - (light[2] as number);
      return 0;
    };
  }

  /** Process inks among named ones become light; spot colors keep their planes. */
  #namedLight(inks: readonly string[], names: PlaneNames): ColorInks {
    const named = namedInks(inks, names);
    const spots = named.planes.filter((plane) => plane > 3);
    if (spots.length === named.planes.length) return named;
    const toLight = this.#lacking(this.press.toLight);
    const [values, process]: [number[], number[]] = [[], [0, 0, 0, 0]];
    const convert: Convert = (samples, at, into, isPixel) => {
      const doubts = named.convert(samples, at, values, isPixel);
      process.fill(0);
      let next = lightPlanes.length;
      named.planes.forEach((plane, index) => {
        if (plane > 3) into[next++] = values[index] as number;
        else process[plane] = values[index] as number;
      });
      return toLight(process, 0, into, isPixel) | doubts;
    };
    return { planes: [...lightPlanes, ...spots], convert };
  }
}

const fromGray: Convert = (samples, at, into) => {
  into[0] = 255 - (samples[at] ?? 255);
  return 0;
};

const lightFromGray: Convert = (samples, at, into) => {
  into[0] = into[1] = into[2] = 255 - (samples[at] ?? 255);
  return 0;
};

const complement: Convert = (samples, at, into) => {
  for (let index = 0; index < 3; index += 1) into[index] = 255 - (samples[at + index] ?? 255);
  return 0;
};

const fromCmyk: Convert = (samples, at, into) => {
  for (let index = 0; index < 4; index += 1) into[index] = samples[at + index] ?? 0;
  return 0;
};

/** `None` prints on no plate, `All` on every process plate. */
function namedInks(inks: readonly string[], names: PlaneNames): ColorInks {
  if (inks[0] === 'All') return { planes: inkPlanes, convert: onAll };
  const printed = inks.flatMap((ink, index) =>
    ink === 'None' ? [] : [{ index, plane: names.planeOf(ink) }],
  );
  const kept = printed.filter(({ plane }) => plane >= 0);
  const doubts = kept.length < printed.length ? uncertainties['too many spot colors'] : 0;
  const convert: Convert = (samples, at, into) => {
    kept.forEach(({ index }, to) => void (into[to] = samples[at + index] ?? 0));
    return doubts;
  };
  return { planes: kept.map(({ plane }) => plane), convert };
}

const onAll: Convert = (samples, at, into) => {
  for (const plane of inkPlanes) into[plane] = samples[at] ?? 0;
  return 0;
};
