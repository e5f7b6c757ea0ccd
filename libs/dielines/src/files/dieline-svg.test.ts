import { describe, expect, it } from '@jest/globals';
import { bookCover } from '../covers/book-cover.ts';
import { folderTemplate } from '../folders/templates.ts';
import { pocketFolder } from '../folders/pocket-folder.ts';
import { foldDummy } from '../folds/fold-dummy.ts';
import type { Dieline } from '../sheet/sheet.ts';
import { dielineSvg } from './dieline-svg.ts';

function buildCover(): Dieline {
  const cover = bookCover({ trimWidth: 6, trimHeight: 9, spine: 0.5, caliper: 0.012 });
  if (!cover.ok) throw new Error(cover.reason);
  return cover.value;
}

/** Paths of a layer with their points. */
function pathsOf(svg: string, layer: string) {
  const [, group = ''] = new RegExp(String.raw`<g id="${layer}"[^>]*>\n([\s\S]*?)</g>`).exec(svg) ?? [];
  return [...group.matchAll(/<path d="([^"]+)"([^>]*)\/>/g)].map(([, d = '', attributes = '']) => ({
    d,
    attributes,
    points: [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
  }));
}

const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

describe('G12 dielines as SVG', () => {
  it('G12 an SVG has the true size in inches and one user unit per point', () => {
    const svg = dielineSvg(buildCover(), 'inside');
    const [, width, height] = /width="([\d.]+)in" height="([\d.]+)in"/.exec(svg) ?? [];
    const [, boxWidth, boxHeight] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
    expect(Number(boxWidth)).toBeCloseTo(Number(width) * 72, 1);
    expect(Number(boxHeight)).toBeCloseTo(Number(height) * 72, 1);
    const points = pathsOf(svg, 'Cut').flatMap((path) => path.points);
    expect(span(points.map(([x]) => x)) / 72).toBeCloseTo(12.5, 6);
    expect(span(points.map(([, y]) => y)) / 72).toBeCloseTo(9, 6);
  });

  it('G12 an SVG has a named layer for each kind of line, the cut in front', () => {
    const svg = dielineSvg(buildCover(), 'inside');
    const layers = [...svg.matchAll(/<g id="(\w+)" inkscape:groupmode="layer" inkscape:label="(\w+)">/g)];
    expect(layers.map(([, id, label]) => [id, label])).toEqual(
      ['Notes', 'Safe', 'Glue', 'Bleed', 'Score', 'Cut'].map((name) => [name, name]),
    );
    expect(
      pathsOf(svg, 'Score').map(({ attributes }) => /dasharray="([^"]+)"/.exec(attributes)?.[1]),
    ).toEqual(['5 3 1.5 3 1.5 3', '5 3 1.5 3 1.5 3', '9 3 1.5 3', '9 3 1.5 3']);
    expect(pathsOf(svg, 'Bleed').map(({ attributes }) => attributes)).toEqual([
      ' fill="none" stroke="#00759C" stroke-width="0.5"',
    ]);
  });

  it('G12 an SVG has y down: the head of a folder is above its pockets', () => {
    const template = folderTemplate('pf05');
    const folder = template && pocketFolder(template);
    if (!folder?.ok) throw new Error('pf05 is a template');
    const svg = dielineSvg(folder.value, 'inside');
    const y = (name: string) => Number(new RegExp(`y="([\\d.]+)"[^>]*>${name}:`).exec(svg)?.[1]);
    expect(y('Left panel')).toBeLessThan(y('Left pocket'));
  });

  it('G12 glue is hatched only on the side of the sheet that has it', () => {
    const cover = buildCover();
    const hatch = pathsOf(dielineSvg(cover, 'inside'), 'Glue');
    const xs = hatch.flatMap(({ points }) => points.map(([x]) => x));
    expect(span(xs) / 72).toBeCloseTo(1, 6);
    expect(pathsOf(dielineSvg(cover, 'outside'), 'Glue')).toEqual([]);
  });

  it('G12 glue lines leave room for the label of the spine', () => {
    const svg = dielineSvg(buildCover(), 'inside');
    const [, x, y] = /translate\(([\d.]+) ([\d.]+)\) rotate\(-90\)"[^>]*>Spine: 0.5 in</.exec(svg) ?? [];
    const hatch = pathsOf(svg, 'Glue').map(({ points }) => points);
    expect(hatch.length).toBeGreaterThan(50);
    // The label is in the middle of the strip: no line may pass its baseline within the label.
    const passing = hatch.filter(([from, to]) => {
      if (!from || !to || from[0] === to[0]) return false;
      const at = from[1] + ((Number(x) - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
      const isBetween = (from[0] - Number(x)) * (to[0] - Number(x)) < 0;
      return isBetween && Math.abs(at - Number(y)) < 20;
    });
    expect(passing).toEqual([]);
  });

  it('G6 the outside of a tri-fold says so, with mountains and mirrored panels', () => {
    const dummy = foldDummy({
      fold: 'tri',
      flatWidth: 11,
      flatHeight: 8.5,
      allowance: 1 / 16,
      caliper: 0.006,
    });
    if (!dummy.ok) throw new Error(dummy.reason);
    const svg = dielineSvg(dummy.value, 'outside');
    expect(svg).toContain('>Tri-Fold, 11 × 8.5 in flat. Outside of the sheet</text>');
    expect(svg).toContain('>Flat 11 × 8.5 in</text>');
    expect(svg).toContain('>Finished 3.6875 × 8.5 in</text>');
    expect(svg).toContain('>Scale 1:1</text>');
    expect(svg).toContain('>Score, mountain: folds away from you</text>');
    expect(svg).not.toContain('Score, valley');
    const labels = [
      ...svg.matchAll(/x="([\d.]+)"[^>]*text-anchor="middle"[^>]*>(\w[\w ]+): ([\d.]+) × 8.5 in</g),
    ]
      .toSorted(([, one], [, other]) => Number(one) - Number(other))
      .map(([, , name, width]) => [name, width]);
    expect(labels).toEqual([
      ['Tuck panel', '3.625'],
      ['Back cover', '3.6875'],
      ['Front cover', '3.6875'],
    ]);
  });
});
