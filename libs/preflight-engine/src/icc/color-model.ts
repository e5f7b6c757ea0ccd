import { type Curve, curveAt } from './icc-curve.ts';
import type { IccProfile } from './icc-profile.ts';
import { type Pipeline, pipelineOf, type Stage } from './icc-pipeline.ts';
import { fromLab, toLab, white } from './lab.ts';

/** How a device's colors relate to XYZ under D50, relative to its white, relative colorimetric. */
export interface ColorModel {
  components: number;
  /** From 0 to 1 per component to X, Y, Z. */
  toXyz: Stage;
  /** Null for a profile that only describes input. */
  fromXyz: Stage | null;
  /** The darkest neutral color, X, Y, Z, for black point compensation. */
  black: Float64Array;
  /** The same for models of the same profile; by default the model itself. */
  origin?: object;
}

const MIDDLE_LIGHTNESS = 50;

/** The model of a profile; null if its tables are missing or malformed. */
export function modelOf(profile: IccProfile): ColorModel | null {
  const { components } = profile;
  const toXyz = tableToXyz(profile) ?? (components === 3 ? matrixToXyz(profile) : grayToXyz(profile));
  if (!toXyz) return null;
  const fromXyz = tableFromXyz(profile, ['B2A1', 'B2A0', 'B2A2']);
  return { components, toXyz, fromXyz, black: blackOf(profile, toXyz), origin: profile };
}

/** The black point as Little CMS finds it: that of CMYK by a round trip of the darkest Lab color, so that the ink limit counts. */
function blackOf(profile: IccProfile, toXyz: Stage): Float64Array {
  const { components } = profile;
  const device = new Float64Array(components).fill(components === 4 ? 1 : 0);
  const inks = components === 4 ? tableFromXyz(profile, ['B2A0', 'B2A1', 'B2A2']) : null;
  inks?.(new Float64Array(3), device);
  const lab = new Float64Array(3);
  const xyz = new Float64Array(3);
  toXyz(device, xyz);
  toLab(xyz, lab);
  fromLab(Float64Array.of(Math.min(MIDDLE_LIGHTNESS, Math.max(0, lab[0] as number)), 0, 0), xyz);
  return xyz;
}

const firstPipeline = (profile: IccProfile, names: readonly string[]): Pipeline | null => {
  for (const name of names) {
    const tag = profile.tag(name);
    const isFromLab = profile.connection === 'Lab' && name.startsWith('B2A');
    const pipeline = tag && pipelineOf(tag, isFromLab);
    if (pipeline) return pipeline;
  }
  return null;
};

/** XYZ is encoded with 1.0 at 32,768 of 65,535. */
const XYZ_SCALE = 65_535 / 32_768;
/** In the Lab encoding of version 2, 65,280 of 65,535 is 100. */
const LEGACY = 65_535 / 65_280;

function tableToXyz(profile: IccProfile): Stage | null {
  const pipeline = firstPipeline(profile, ['A2B1', 'A2B0', 'A2B2']);
  if (!pipeline || pipeline.inputs !== profile.components || pipeline.outputs !== 3) return null;
  const isLab = profile.connection === 'Lab';
  const scale = pipeline.isLegacyLab ? LEGACY : 1;
  const coded = new Float64Array(3);
  return (from, into) => {
    pipeline.run(from, coded);
    const [x, y, z] = [coded[0] as number, coded[1] as number, coded[2] as number];
    if (isLab) {
      coded[0] = x * scale * 100;
      coded[1] = y * scale * 255 - 128;
      coded[2] = z * scale * 255 - 128;
      fromLab(coded, into);
      return;
    }
    into[0] = x * XYZ_SCALE;
    into[1] = y * XYZ_SCALE;
    into[2] = z * XYZ_SCALE;
  };
}

function tableFromXyz(profile: IccProfile, names: readonly string[]): Stage | null {
  const pipeline = firstPipeline(profile, names);
  if (!pipeline || pipeline.inputs !== 3 || pipeline.outputs !== profile.components) return null;
  const isLab = profile.connection === 'Lab';
  const scale = pipeline.isLegacyLab ? LEGACY : 1;
  const coded = new Float64Array(3);
  return (from, into) => {
    if (isLab) {
      toLab(from, coded);
      coded[0] = (coded[0] as number) / 100 / scale;
      coded[1] = ((coded[1] as number) + 128) / 255 / scale;
      coded[2] = ((coded[2] as number) + 128) / 255 / scale;
    } else for (let index = 0; index < 3; index += 1) coded[index] = (from[index] as number) / XYZ_SCALE;
    pipeline.run(coded, into);
  };
}

function matrixToXyz(profile: IccProfile): Stage | null {
  const columns = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) => {
    const tag = profile.tag(name);
    return tag && tag.byteLength >= 20 ? [8, 12, 16].map((at) => tag.getInt32(at) / 65_536) : null;
  });
  const curves = ['rTRC', 'gTRC', 'bTRC'].map((name) => curveIn(profile, name));
  const [red, green, blue] = columns;
  const [r, g, b] = curves;
  if (!red || !green || !blue || !r || !g || !b) return null;
  return (from, into) => {
    const light = [r(from[0] as number), g(from[1] as number), b(from[2] as number)] as const;
    for (let index = 0; index < 3; index += 1)
      into[index] =
        (red[index] as number) * light[0] +
        (green[index] as number) * light[1] +
        (blue[index] as number) * light[2];
  };
}

function grayToXyz(profile: IccProfile): Stage | null {
  const curve = profile.components === 1 ? curveIn(profile, 'kTRC') : null;
  return (
    curve &&
    ((from, into) => {
      const light = curve(from[0] as number);
      for (let index = 0; index < 3; index += 1) into[index] = (white[index] as number) * light;
    })
  );
}

function curveIn(profile: IccProfile, name: string): Curve | null {
  const tag = profile.tag(name);
  return (tag && curveAt(tag, 0)?.curve) ?? null;
}
