import { useState } from 'react';
import type { Sheet } from '@printpartner/dielines';
import { useLazyCode } from '../../../../../platform/lazy/use-lazy-code.ts';
import { SolidCanvas } from '../solid/solid-canvas.tsx';
import { StillDrawing } from '../still/still-drawing.tsx';
import type { Camera, Size } from './projection.ts';

export interface PictureProps {
  sheet: Sheet;
  /** Inches between two places of the stack. */
  spacing: number;
  /** 0 flat, 1 folded. */
  progress: number;
  /** Ids of the panels that have no room. */
  colliding: ReadonlySet<string>;
  camera: Camera;
  size: Size;
  /** Accessible name. */
  label: string;
}

/** The piece in 3D; a drawing from the same camera until that is ready, or instead of it. */
export function FoldedPicture(props: PictureProps) {
  const [isUnavailable, setUnavailable] = useState(false);
  const [isLost, setLost] = useState(false);
  const code = useLazyCode(() => import('../solid/solid-scene.ts'), {
    isRetried: true,
    // The drawing stays until then.
    onFailure: () => undefined,
  });
  const isSolid = code !== null && !isUnavailable;
  return (
    <>
      {(!isSolid || isLost) && <StillDrawing {...props} />}
      {isSolid && (
        <SolidCanvas
          {...props}
          Scene={code.SolidScene}
          isHidden={isLost}
          onLost={setLost}
          onUnavailable={() => setUnavailable(true)}
        />
      )}
    </>
  );
}
