/** Blends a component of the backdrop with one of the source, as light from 0 to 1. ISO 32000-1, 11.3.5. */
export type Blend = (backdrop: number, source: number) => number;

const screen: Blend = (backdrop, source) => backdrop + source - backdrop * source;
const hardLight: Blend = (backdrop, source) =>
  source <= 0.5 ? backdrop * 2 * source : screen(backdrop, 2 * source - 1);

const softLight: Blend = (backdrop, source) => {
  if (source <= 0.5) return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop);
  const lighter = backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : Math.sqrt(backdrop);
  return backdrop + (2 * source - 1) * (lighter - backdrop);
};

/** A map, because names in a file may equal JavaScript's built-in property names. */
const separable: ReadonlyMap<string, Blend> = new Map<string, Blend>([
  ['Multiply', (backdrop, source) => backdrop * source],
  ['Screen', screen],
  ['Overlay', (backdrop, source) => hardLight(source, backdrop)],
  ['Darken', Math.min],
  ['Lighten', Math.max],
  [
    'ColorDodge',
    (backdrop, source) => (backdrop <= 0 ? 0 : backdrop >= 1 - source ? 1 : backdrop / (1 - source)),
  ],
  [
    'ColorBurn',
    (backdrop, source) => (backdrop >= 1 ? 1 : 1 - backdrop >= source ? 0 : 1 - (1 - backdrop) / source),
  ],
  ['HardLight', hardLight],
  ['SoftLight', softLight],
  ['Difference', (backdrop, source) => Math.abs(backdrop - source)],
  ['Exclusion', (backdrop, source) => backdrop + source - 2 * backdrop * source],
]);

/** Null for Normal, nonseparable and unknown modes. */
export const separableBlend = (mode: string): Blend | null => separable.get(mode) ?? null;

/** Modes that apply to spot colors, because they leave what is under white unchanged; others are Normal there. */
export const keepsUnderWhite = (mode: string): boolean => mode === 'Multiply' || mode === 'Darken';

type Light = readonly [red: number, green: number, blue: number];

const luminosity = ([red, green, blue]: Light): number => 0.3 * red + 0.59 * green + 0.11 * blue;

const saturation = (light: Light): number => Math.max(...light) - Math.min(...light);

function clipped(light: Light): Light {
  const level = luminosity(light);
  const [low, high] = [Math.min(...light), Math.max(...light)];
  const fit = (value: number): number => {
    let fitted = value;
    if (low < 0) fitted = level + ((fitted - level) * level) / (level - low);
    if (high > 1) fitted = level + ((fitted - level) * (1 - level)) / (high - level);
    return fitted;
  };
  return [fit(light[0]), fit(light[1]), fit(light[2])];
}

function withLuminosity(light: Light, level: number): Light {
  const more = level - luminosity(light);
  return clipped([light[0] + more, light[1] + more, light[2] + more]);
}

function withSaturation(light: Light, range: number): Light {
  const [low, high] = [Math.min(...light), Math.max(...light)];
  const fit = (value: number): number => (high > low ? ((value - low) * range) / (high - low) : 0);
  return [fit(light[0]), fit(light[1]), fit(light[2])];
}

export type JointBlend = (backdrop: Light, source: Light) => Light;

const joint: ReadonlyMap<string, JointBlend> = new Map<string, JointBlend>([
  [
    'Hue',
    (backdrop, source) => withLuminosity(withSaturation(source, saturation(backdrop)), luminosity(backdrop)),
  ],
  [
    'Saturation',
    (backdrop, source) => withLuminosity(withSaturation(backdrop, saturation(source)), luminosity(backdrop)),
  ],
  ['Color', (backdrop, source) => withLuminosity(source, luminosity(backdrop))],
  ['Luminosity', (backdrop, source) => withLuminosity(backdrop, luminosity(source))],
]);

/** Blend modes of three components at once; null for others. */
export const jointBlend = (mode: string): JointBlend | null => joint.get(mode) ?? null;
