import { useState } from 'react';
import { useLazyCode } from '../../../../../platform/lazy/use-lazy-code.ts';
import { SolidCanvas } from '../solid/solid-canvas.tsx';
import { StillDrawing } from '../still/still-drawing.tsx';
import type { PictureProps } from './picture-props.ts';

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
