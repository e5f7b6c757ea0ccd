import { rounded } from '@printpartner/print-knowledge/figures';
import {
  foldPositions,
  panelFaces,
  panelsIn64ths,
  panelsInMillimeters,
  type FoldId,
} from '@printpartner/print-knowledge/folding';
import { Inches } from '../../../../ui/inches.tsx';
import { FlatSheet, onFace, type Face } from '../../folding/flat-sheet.tsx';
import { useLengthUnit } from '../../../../platform/measure/length-unit.ts';
import { Length } from '../../../../ui/length.tsx';

interface PanelListProps {
  fold: FoldId;
  face: Face;
  /** Unrounded inches, left to right on the outside. */
  widths: readonly number[];
  height: number;
}

/** Drawing width in the narrowest calculator, pixels. */
const MAX_WIDTH = 216;

/** Drawing, panels and fold positions of the outside or inside file. */
export function PanelList({ fold, face, widths, height }: PanelListProps) {
  const { widths: inFractions, addUp } = panelsIn64ths(widths);
  const flatWidth = widths.reduce((sum, width) => sum + width, 0);
  const scale = Math.min(20, MAX_WIDTH / flatWidth, 240 / height);
  const fractions = onFace(face, inFractions);
  const exact = onFace(face, widths);
  const millimeters = onFace(face, panelsInMillimeters(widths));
  const isMetric = useLengthUnit() === 'mm';
  const title = face === 'outside' ? 'Outside file' : 'Inside file';
  return (
    <section aria-label={title}>
      <h3 className="type-label mb-2 font-semibold">{title}, left to right</h3>
      <FlatSheet
        fold={fold}
        face={face}
        widths={inFractions}
        height={height}
        scale={scale}
        areNumbered
        label={`${title}, flat, to scale`}
      />
      <ol className="type-data mt-2 border-t border-rule">
        {panelFaces[fold][face].map((name, place) => (
          <li
            key={name}
            className={`grid gap-x-2 border-b border-rule py-1.5 ${isMetric ? 'grid-cols-[1rem_1fr_auto_auto_4.5rem]' : 'grid-cols-[1rem_1fr_auto_4.5rem]'}`}
          >
            <span className="text-ink-3">{place + 1}</span>
            <span>{name}</span>
            {isMetric && (
              <span className="text-right font-semibold tabular-nums">{millimeters[place]} mm</span>
            )}
            <span className={`text-right ${isMetric ? '' : 'font-semibold'}`}>
              <Inches value={fractions[place] ?? 0} />
            </span>
            <span className="text-right text-ink-2 tabular-nums">{rounded(exact[place] ?? 0, 4)} in</span>
          </li>
        ))}
      </ol>
      <p className="type-note mt-1.5 text-ink-3">
        Folds from the left edge:{' '}
        {foldPositions(addUp ? fractions : exact).map((at, place) => (
          <span key={at}>
            {place > 0 && ', '}
            <Length value={at} {...(!addUp && { decimals: 4 })} />
          </span>
        ))}
      </p>
    </section>
  );
}
