import type { ReactNode } from 'react';

interface CalculatorResultProps {
  /** The large figure; left out while what was typed makes none. */
  figure?: ReactNode;
  unit?: ReactNode;
  /** How the figure comes about: `100 × 1406.139 ÷ 520 in² = 270.4`. */
  arithmetic?: ReactNode;
  /** Why there is no figure, where no field has said so. */
  reason?: string | undefined;
}

/** A calculator's answer, read out when it changes. */
export function CalculatorResult({ figure, unit, arithmetic, reason }: CalculatorResultProps) {
  return (
    <div>
      <output className="block min-h-11">
        {figure === undefined ? (
          <span className="type-body text-ink-2">{reason}</span>
        ) : (
          <>
            <span className="type-figure">{figure}</span>
            {unit !== undefined && <span className="type-body ml-1 text-ink-2"> {unit}</span>}
          </>
        )}
      </output>
      {figure !== undefined && arithmetic !== undefined && (
        <p className="type-note mt-1 text-ink-3 tabular-nums">{arithmetic}</p>
      )}
    </div>
  );
}
