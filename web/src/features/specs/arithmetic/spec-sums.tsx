import { SpecArithmetic, type SpecArithmeticProps } from './spec-arithmetic.tsx';
import { SpecDrawing } from './spec-drawing.tsx';

export type SpecSumsProps = Omit<SpecArithmeticProps, 'children'>;

/** Drawing and arithmetic of a sheet. */
export function SpecSums({ sheet, layout }: SpecSumsProps) {
  return (
    <SpecArithmetic sheet={sheet} layout={layout}>
      <SpecDrawing sheet={sheet} />
    </SpecArithmetic>
  );
}
