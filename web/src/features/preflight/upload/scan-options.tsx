import { useState } from 'react';
import type { PreflightMode, PreflightProfile } from '@printpartner/contracts/types';
import { modeNames, profiles } from '../../../entities/preflight-result/profiles.ts';
import { VerdictNote } from '../../../ui/verdict.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { FULL_ON_MOBILE } from './file-rules.ts';

interface ModeChoiceProps {
  mode: PreflightMode;
  isQuickOnly: boolean;
  onChoose: (mode: PreflightMode) => void;
}

/** Quick Scan or Full Scan; on Apple's touch devices, trying Full Scan explains why it isn't available. */
export function ModeChoice({ mode, isQuickOnly, onChoose }: ModeChoiceProps) {
  const [isRejected, setRejected] = useState(false);
  return (
    <ChoiceGroup
      legend="Scan"
      className="grid-cols-2"
      chosen={mode}
      onChoose={onChoose}
      onUnavailable={() => setRejected(true)}
      choices={[
        { id: 'quick', name: modeNames.quick, note: 'Structure, fonts, sizes' },
        { id: 'full', name: modeNames.full, note: 'Ink and margins too', isUnavailable: isQuickOnly },
      ]}
    >
      {isQuickOnly && !isRejected && <p className="type-note mt-2 text-ink-2">Full Scan requires desktop.</p>}
      <div role="alert" className={isRejected ? 'mt-2' : ''}>
        {isRejected && <VerdictNote verdict="warning">{FULL_ON_MOBILE}</VerdictNote>}
      </div>
    </ChoiceGroup>
  );
}

interface ProfileChoiceProps {
  profile: PreflightProfile;
  onChoose: (profile: PreflightProfile) => void;
}

/** The printing method to check against. */
export function ProfileChoice({ profile, onChoose }: ProfileChoiceProps) {
  return (
    <ChoiceGroup
      legend="Printed as"
      className="grid-cols-1 md:grid-cols-2"
      choices={profiles}
      chosen={profile}
      onChoose={onChoose}
    />
  );
}
