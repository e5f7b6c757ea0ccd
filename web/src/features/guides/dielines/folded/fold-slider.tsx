import { useId } from 'react';
import { foldedSoFar } from './fold-words.ts';

interface FoldSliderProps {
  /** 0 flat, 100 folded. */
  percent: number;
  onChange: (percent: number) => void;
  /** How many turns it takes to fold the piece; a mark stands between two of them. */
  turns: number;
}

/** Pixels. The thumb's middle stays half of it inside both ends of the track. */
const THUMB = 20;

const track =
  '[&::-webkit-slider-runnable-track]:h-0.5 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-edge [&::-moz-range-track]:h-0.5 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-edge';
const thumb =
  '[&::-webkit-slider-thumb]:-mt-[9px] [&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-sheet [&::-webkit-slider-thumb]:bg-ink [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-sheet [&::-moz-range-thumb]:bg-ink';

/** Folds a piece up. */
export function FoldSlider({ percent, onChange, turns }: FoldSliderProps) {
  const id = useId();
  const marks = Array.from({ length: turns - 1 }, (_, place) => (place + 1) / turns);
  return (
    <div className="grid gap-1.5">
      <div className="type-note flex justify-between">
        <label htmlFor={id} className="font-semibold">
          Fold
        </label>
        <span aria-hidden className="text-ink-2 tabular-nums inline-block first-letter:uppercase">
          {foldedSoFar(percent)}
        </span>
      </div>
      <div className="relative">
        {marks.map((share) => (
          <span
            key={share}
            className="absolute top-1/2 h-2.5 w-px -translate-y-1/2 bg-edge"
            style={{ left: `calc(${THUMB / 2}px + (100% - ${THUMB}px) * ${share})` }}
          />
        ))}
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={1}
          value={percent}
          aria-valuetext={foldedSoFar(percent)}
          onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
          className={`relative block h-10 w-full cursor-pointer appearance-none rounded-control bg-transparent ${track} ${thumb}`}
        />
      </div>
    </div>
  );
}
