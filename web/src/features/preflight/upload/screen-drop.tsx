import { useEffect, useEffectEvent, useState } from 'react';

interface ScreenDropProps {
  /** Takes no file now; a drop must not open it in place of the page all the same. */
  isBusy: boolean;
  onDrop: (file: File | undefined) => void;
}

/** Takes a file that is dropped anywhere, and says so while one hangs above the screen. */
export function ScreenDrop({ isBusy, onDrop }: ScreenDropProps) {
  const [isOver, setOver] = useState(false);

  const hover = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = isBusy ? 'none' : 'copy';
    setOver(!isBusy);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    setOver(false);
    if (!isBusy) onDrop(event.dataTransfer.files[0]);
  });

  useEffect(() => {
    // Leaving an element for its neighbor is no leaving: only the window's edge has nothing beyond it.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    window.addEventListener('dragenter', hover);
    window.addEventListener('dragover', hover);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragenter', hover);
      window.removeEventListener('dragover', hover);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);

  if (!isOver) return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-80 grid animate-appear place-items-center bg-sheet/90 p-4">
      <div className="grid size-full place-items-center rounded-sheet border-2 border-dashed border-cyan">
        <p className="type-title text-center">Drop the PDF to check it</p>
      </div>
    </div>
  );
}
