import { BuiltFraction } from '../../../ui/inches.tsx';
import type { DrawnScale } from './drawn-scale.ts';

/** `8 ×`, `1⁄8 ×` */
export function Magnification({ scale: { times, per } }: { scale: DrawnScale }) {
  return (
    <span className="whitespace-nowrap">
      {per === 1 ? times : <BuiltFraction numerator={times} denominator={per} />} ×
    </span>
  );
}
