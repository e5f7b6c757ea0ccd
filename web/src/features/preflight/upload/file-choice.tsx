import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FileText, Upload } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { CropFrame } from '../../../ui/empty-frame.tsx';
import { isLarge, megabytes } from './file-rules.ts';

interface FileChoiceProps {
  file: File | null;
  isMobile: boolean;
  isDisabled: boolean;
  onChoose: (file: File | undefined) => void;
}

/** The chosen file, or the button that picks one. */
export function FileChoice({ file, isMobile, isDisabled, onChoose }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (
    <Button
      variant="outline"
      size={file ? 'small' : 'normal'}
      disabled={isDisabled}
      icon={file ? undefined : <Upload size={16} strokeWidth={1.6} aria-hidden />}
      onClick={() => input.current?.click()}
    >
      {file ? 'Change' : 'Choose a PDF'}
    </Button>
  );
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        aria-label="PDF file"
        hidden
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          // Otherwise choosing the same file again would fire no change event.
          currentTarget.value = '';
          if (chosen) onChoose(chosen);
        }}
      />
      {file ? (
        <div className="flex items-center gap-3 rounded-control border border-rule bg-sunk px-3.5 py-2.5">
          <FileText size={18} strokeWidth={1.6} className="shrink-0 text-ink-2" aria-hidden />
          <p className="type-data min-w-0 flex-1">
            <span className="block truncate font-semibold">{file.name}</span>
            <span className="text-ink-2">{megabytes(file.size)}</span>
            {isMobile && isLarge(file) && <span className="text-ink-2">, best checked on a desktop</span>}
          </p>
          {choose}
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-sheet border border-dashed border-edge bg-sunk px-5 py-5">
          <CropFrame className="max-md:hidden" />
          <div className="min-w-0 flex-1 basis-52">
            {choose}
            <p className="type-note mt-2.5 text-ink-2">
              <span className="max-md:hidden">Or drop it anywhere on this screen. </span>
              {isMobile && 'Files of 10 MB or more are best checked on a desktop.'}
            </p>
          </div>
        </div>
      )}
    </>
  );
}

interface ScreenDropProps {
  /** Drops are ignored, but still must not navigate to the file. */
  isBusy: boolean;
  onDrop: (file: File | undefined) => void;
}

/** Accepts a file dropped anywhere on the screen. */
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
    // Moving between elements fires dragleave too; only leaving the window has no related target.
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
