import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { PictureProps } from '../picture/picture-props.ts';
import type { SolidScene } from './solid-scene.ts';

interface SolidCanvasProps extends PictureProps {
  Scene: typeof SolidScene;
  isHidden: boolean;
  /** The graphics context is gone, or back. */
  onLost: (isLost: boolean) => void;
  onUnavailable: () => void;
}

/** The canvas of the 3D picture. */
export function SolidCanvas({ Scene, isHidden, onLost, onUnavailable, ...picture }: SolidCanvasProps) {
  const { sheet, spacing, colliding, progress, camera, size, label } = picture;
  const place = useRef<HTMLDivElement>(null);
  const scene = useRef<SolidScene>(null);
  const report = useEffectEvent(onUnavailable);
  const reportLost = useEffectEvent(onLost);

  useLayoutEffect(() => {
    // A canvas of its own for each scene: a context that was given back can't be used again.
    const canvas = document.createElement('canvas');
    canvas.className = 'block';
    place.current?.append(canvas);
    try {
      scene.current = new Scene(canvas, (isLost) => reportLost(isLost));
    } catch {
      report();
    }
    return () => {
      scene.current?.dispose();
      scene.current = null;
      canvas.remove();
    };
  }, [Scene]);

  useLayoutEffect(() => {
    scene.current?.setPiece({ sheet, spacing, colliding });
  }, [sheet, spacing, colliding]);

  useLayoutEffect(() => {
    scene.current?.show({ progress, camera, size });
  });

  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the picture is a canvas, not a file
  return <div ref={place} role="img" aria-label={label} hidden={isHidden} className="on-paper" />;
}
