import { folds } from '@printpartner/print-knowledge/folding';
import { useSearch } from '../../../platform/navigation/use-search.ts';
import { CoverDieline } from './cover-dieline.tsx';
import { filledFields } from './dieline-address.ts';
import { FoldDieline } from './fold-dieline.tsx';
import { FolderDieline } from './folder-dieline.tsx';
import { UnknownDieline } from './unknown-dieline.tsx';

interface DielineScreenProps {
  /** The kind in the address: `folder`, `fold` or `cover`. */
  kind: string;
  onClose: () => void;
}

/** The dieline that the address names, with its values. Another address opens another one. */
export function DielineScreen({ kind, onClose }: DielineScreenProps) {
  const search = useSearch();
  const key = search.toString();
  const fold = search.get('fold');
  if (kind === 'fold' && fold !== null && !folds.rows.some(({ id }) => id === fold))
    return <UnknownDieline />;
  if (kind === 'fold')
    return <FoldDieline key={key} filled={filledFields<'fold'>(search)} onClose={onClose} />;
  if (kind === 'cover')
    return <CoverDieline key={key} filled={filledFields<'cover'>(search)} onClose={onClose} />;
  if (kind !== 'folder') return <UnknownDieline />;
  return <FolderDieline key={key} filled={filledFields<'folder'>(search)} onClose={onClose} />;
}
