import { useState } from 'react';
import { Download } from 'lucide-react';
import type { Dieline } from '@printpartner/dielines';
import { saveFile } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { Face } from './flat/drawing-frame.ts';

/** Saves the dieline as PDF, both sides, or as SVG of the side that is shown. */
export function DielineDownloads({ dieline, face }: { dieline: Dieline; face: Face }) {
  const [busy, setBusy] = useState<'pdf' | 'svg'>();

  async function download(kind: 'pdf' | 'svg') {
    setBusy(kind);
    try {
      const { writeDieline } = await import('./write-dieline.ts');
      const name = kind === 'svg' ? `${fileName(dieline)}-${face}` : fileName(dieline);
      saveFile(`${name}.${kind}`, await writeDieline(dieline, kind, face));
    } catch {
      toast({
        title: 'The file wasn’t made',
        description: 'Check your connection and try again.',
        variant: 'destructive',
      });
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-2">
        <Button
          icon={<Download size={16} strokeWidth={1.6} aria-hidden />}
          busy={busy === 'pdf'}
          busyLabel="Writing..."
          onClick={() => void download('pdf')}
        >
          PDF
        </Button>
        <Button
          variant="outline"
          icon={<Download size={16} strokeWidth={1.6} aria-hidden />}
          busy={busy === 'svg'}
          busyLabel="Writing..."
          onClick={() => void download('svg')}
        >
          SVG
        </Button>
      </div>
      <p className="type-note text-pretty text-ink-3">
        True size, with a layer for each kind of line. The PDF has both sides, the SVG the one that is shown.
        In the PDF, cut and score are the spot colors CutContour and Crease, which overprint.
      </p>
    </div>
  );
}

/** `9x12-two-4-in-pockets`. */
const fileName = ({ title }: Dieline): string =>
  title
    .toLowerCase()
    .replaceAll('×', 'x')
    .replaceAll(/(\d) x (\d)/g, '$1x$2')
    .replaceAll(/[^a-z\d.]+/g, '-')
    .replaceAll(/^-|-$/g, '');
