import { expect, it } from '@jest/globals';
import { onePage } from '../../../test/pdf-builder.ts';
import { preflight } from '../../index.ts';

/** The looks of a page's inks. */
async function looksOf(spaces: string, content: string): Promise<Record<string, unknown>> {
  const looks: Record<string, unknown> = {};
  await preflight(onePage(content, '/MediaBox [0 0 200 200]', `<< /ColorSpace << ${spaces} >> >>`), {
    mode: 'full',
    onInkPage: (_, { art }) => {
      for (const { ink, look } of art) looks[ink] = look;
    },
  });
  return looks;
}

const tint = (c1: string) => `<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [${c1}] /N 1 >>`;
const PAINT = '/S cs 1 scn 10 10 50 50 re f';
/** Solid magenta and yellow on coated paper. */
const red = [expect.closeTo(220, -1.3), expect.closeTo(8, -1), expect.closeTo(19, -1)];

it('F9 a spot color looks like its alternate color', async () => {
  expect(await looksOf(`/S [/Separation /Warm /DeviceCMYK ${tint('0 1 1 0')}]`, PAINT)).toEqual({
    Warm: red,
  });
  const inRgb = `/S [/Separation /Sky /DeviceRGB << /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [0 0.5 1] /N 1 >>]`;
  expect(await looksOf(inRgb, PAINT)).toEqual({ Sky: [0, 128, 255] });
  const inLab = `/S [/Separation /Dark [/Lab << /WhitePoint [0.9642 1 0.8249] /Range [-128 127 -128 127] >>] << /FunctionType 2 /Domain [0 1] /C0 [100 0 0] /C1 [0 0 0] /N 1 >>]`;
  expect(await looksOf(inLab, PAINT)).toEqual({ Dark: [0, 0, 0] });
});

it('F9 process inks of a DeviceN space have no look, its spot color has one', async () => {
  // An exponential function has one input, so that only the first ink has a color of its own.
  const space = `/S [/DeviceN [/Warm /Black] /DeviceCMYK ${tint('0 1 1 0')}]`;
  const looks = await looksOf(space, '/S cs 1 1 scn 10 10 50 50 re f');
  expect(looks).toEqual({ Warm: red, Black: undefined });
});

it('F5 F9 a spot color without a readable alternate has no look', async () => {
  expect(await looksOf('/S [/Separation /Odd /DeviceCMYK 12]', PAINT)).toEqual({ Odd: undefined });
});
