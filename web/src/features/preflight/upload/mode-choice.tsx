import { useState } from 'react';
import type { PreflightMode } from '@printpartner/contracts/types';
import { VerdictNote } from '../../../ui/verdict.tsx';
import { modeNames } from '../profiles.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { fullOnMobile } from './file-rules.ts';

interface ModeChoiceProps {
  mode: PreflightMode;
  isMobile: boolean;
  isDisabled: boolean;
  onChoose: (mode: PreflightMode) => void;
}

export function ModeChoice({ mode, isMobile, isDisabled, onChoose }: ModeChoiceProps) {
  const [isRefused, setRefused] = useState(false);
  return (
    <ChoiceGroup
      legend="Scan"
      className="grid-cols-2"
      chosen={mode}
      isDisabled={isDisabled}
      onChoose={onChoose}
      onRefused={() => setRefused(true)}
      choices={[
        { id: 'quick', name: modeNames.quick, note: 'Structure, fonts, sizes' },
        { id: 'full', name: modeNames.full, note: 'Ink and margins too', isRefused: isMobile },
      ]}
    >
      {isMobile && !isRefused && <p className="type-note mt-2 text-ink-2">Full Scan requires desktop.</p>}
      <div role="alert" className={isRefused ? 'mt-2' : ''}>
        {isRefused && <VerdictNote verdict="warning">{fullOnMobile}</VerdictNote>}
      </div>
    </ChoiceGroup>
  );
}
