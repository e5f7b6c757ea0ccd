import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react';
import { SpecScreen } from '../../features/specs/spec-screen.tsx';
import { WithDrafts } from './with-drafts.tsx';

type SpecScreenProps = ComponentProps<typeof SpecScreen>;
type OpenQuotes = SpecScreenProps['onOpenQuotes'];

/** A spec form, once drafts can be read. */
export function SpecsScreen({ onOpenQuotes, ...props }: SpecScreenProps) {
  const showQuotes = useQuotesOfShown(props.address.shown, onOpenQuotes);
  return (
    <WithDrafts>
      <SpecScreen {...props} onOpenQuotes={showQuotes} />
    </WithDrafts>
  );
}

/**
 * Opens the quotes of a sheet once the address names that sheet, so that Back returns to it: a sheet that was opened or
 * saved a moment ago isn't in the address yet.
 */
function useQuotesOfShown(shown: string | null, onOpenQuotes: OpenQuotes): OpenQuotes {
  const wanted = useRef<{ sheetId: string; asks: boolean } | null>(null);
  const openWanted = useEffectEvent((inAddress: string | null) => {
    if (wanted.current === null || wanted.current.sheetId !== inAddress) return;
    const { sheetId, asks } = wanted.current;
    wanted.current = null;
    onOpenQuotes(sheetId, asks);
  });
  useEffect(() => openWanted(shown), [shown]);
  return (sheetId, asks) => {
    // The caller may have been rendered before the address was written.
    const written = new URLSearchParams(window.location.search).get('sheet')?.toLowerCase();
    if (written === sheetId) onOpenQuotes(sheetId, asks);
    else wanted.current = { sheetId, asks };
  };
}
