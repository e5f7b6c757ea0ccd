import { around } from '../pdf/box-relations.ts';
import type { Box } from '../pdf/boxes.ts';
import { BorderCollector } from './collectors/border-collector.ts';
import { ColorCollector } from './collectors/color-collector.ts';
import { CropMarkCollector } from './collectors/crop-mark-collector.ts';
import { EdgeCollector } from './collectors/edge-collector.ts';
import { InkAreas } from './collectors/ink-areas.ts';
import { InkUseCollector } from './collectors/ink-use-collector.ts';
import { LineCollector } from './collectors/line-collector.ts';
import { NearTrimCollector } from './collectors/near-trim-collector.ts';
import { OverprintCollector } from './collectors/overprint-collector.ts';
import { PathCollector } from './collectors/path-collector.ts';
import { TextCollector } from './collectors/text-collector.ts';
import { TransparencyCollector } from './collectors/transparency-collector.ts';
import type { SurveyedPage } from './surveyed-page.ts';

/** Everything that collects the marks of one page, by what the checks ask about them. */
export class PageCollectors {
  readonly areas: InkAreas;
  readonly texts: TextCollector;
  readonly lines: LineCollector;
  readonly colors: ColorCollector;
  readonly inkUses: InkUseCollector;
  readonly transparency: TransparencyCollector;
  readonly edges: EdgeCollector;
  readonly nearTrim: NearTrimCollector;
  readonly borders: BorderCollector;
  readonly overprint: OverprintCollector;
  readonly paths: PathCollector;
  /** Only where crop marks may show the trim. */
  readonly cropMarks: CropMarkCollector | null;
  readonly #kept: number;
  #inkBox: Box | null = null;

  constructor({ media, trim, userUnit, budget, isTrimUnknown }: SurveyedPage) {
    const kept = budget.ofPage;
    this.#kept = kept;
    this.areas = new InkAreas(media, userUnit);
    this.texts = new TextCollector(userUnit, kept);
    this.lines = new LineCollector(userUnit, kept);
    this.colors = new ColorCollector(kept);
    this.inkUses = new InkUseCollector(trim, kept);
    this.transparency = new TransparencyCollector(kept);
    this.edges = new EdgeCollector(trim, userUnit);
    this.nearTrim = new NearTrimCollector(trim, userUnit, kept);
    this.borders = new BorderCollector(trim, userUnit);
    this.overprint = new OverprintCollector(trim, userUnit, kept);
    this.cropMarks = isTrimUnknown ? new CropMarkCollector(trim, userUnit) : null;
    this.paths = new PathCollector(trim, userUnit, this);
  }

  /** Adds to the box of all ink. */
  widen(box: Box): void {
    this.#inkBox = this.#inkBox ? around(this.#inkBox, box) : box;
  }

  finish() {
    return {
      kept: this.#kept,
      inkBox: this.#inkBox,
      ...this.texts.finish(),
      lines: this.lines.finish(),
      colors: this.colors.finish(),
      inks: this.inkUses.finish(),
      edges: this.edges.finish(),
      nearTrim: this.nearTrim.finish(),
      border: this.borders.finish(),
      transparency: this.transparency.finish(),
      transparencyCount: this.transparency.count,
      overprint: this.overprint.finish(),
    };
  }
}
