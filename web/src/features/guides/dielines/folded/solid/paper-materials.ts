import { BackSide, Color, FrontSide, LineBasicMaterial, MeshLambertMaterial, type Side } from 'three';

/** What the paper and its lines look like. */
export interface PaperLook {
  inside: MeshLambertMaterial;
  outside: MeshLambertMaterial;
  lines: LineBasicMaterial;
}

/** Share of the fail color on panels that collide. */
const FAIL_TINT = 0.16;

/** White inside, gray outside, dark lines, as the drawn paper of the page; tinted where panels collide. */
export class PaperMaterials {
  readonly plain: PaperLook;
  readonly colliding: PaperLook;

  /** @param style of an element inside `.on-paper` */
  constructor(style: CSSStyleDeclaration) {
    const [sheet, board, ink, fail] = ['--sheet', '--board', '--ink', '--fail'].map(
      (token) => new Color(style.getPropertyValue(token).trim()),
    );
    this.plain = buildLook(sheet, board, ink);
    this.colliding = buildLook(tinted(sheet, fail), tinted(board, fail), fail);
  }

  dispose(): void {
    for (const { inside, outside, lines } of [this.plain, this.colliding]) {
      inside.dispose();
      outside.dispose();
      lines.dispose();
    }
  }
}

const buildLook = (inside?: Color, outside?: Color, lines?: Color): PaperLook => ({
  inside: paper(FrontSide, inside),
  outside: paper(BackSide, outside),
  lines: new LineBasicMaterial({ color: lines }),
});

/** Set back a little, so that the lines on it are seen from both sides. */
const paper = (side: Side, color?: Color) =>
  new MeshLambertMaterial({
    color,
    side,
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
  });

/** Mixed as the browser mixes the colors of the still drawing. */
const tinted = (color?: Color, tint?: Color): Color | undefined =>
  color &&
  tint &&
  color
    .clone()
    .convertLinearToSRGB()
    .lerp(tint.clone().convertLinearToSRGB(), FAIL_TINT)
    .convertSRGBToLinear();
