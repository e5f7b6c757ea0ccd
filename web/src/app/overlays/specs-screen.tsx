import type { ComponentProps } from 'react';
import { SpecScreen } from '../../features/specs/spec-screen.tsx';
import { WithDrafts } from './with-drafts.tsx';

/** A spec form, once drafts can be read. */
export function SpecsScreen(props: ComponentProps<typeof SpecScreen>) {
  return (
    <WithDrafts>
      <SpecScreen {...props} />
    </WithDrafts>
  );
}
