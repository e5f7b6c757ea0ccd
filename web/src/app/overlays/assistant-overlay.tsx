import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { SpecKind } from '@printpartner/contracts/spec-fields';
import { useUser } from '../../entities/session/session-context.ts';
import { AssistantPanel } from '../../features/assistant/panel/assistant-panel.tsx';
import { AddToSpecs } from '../../features/assistant/specs/add-to-specs.tsx';
import { findTab } from '../../features/home/tabs.ts';
import { rememberLast } from '../../features/specs/document/spec-document.ts';
import { useFirstIdle } from '../../platform/lazy/use-first-idle.ts';
import type { TabEntry } from '../home/tab-entry.ts';
import { specTabOf } from './spec-tabs.ts';

const loadAnswerer = async () => (await import('./device-answerer.ts')).deviceAnswerer();

/** The assistant, with what it needs of other features. */
export function AssistantOverlay({ onClose }: { onClose: () => void }) {
  const { id: userId } = useUser();
  const navigate = useNavigate();
  const isIdle = useFirstIdle();
  useEffect(() => {
    // It is loaded ahead, because it can't be loaded once the connection is gone.
    if (isIdle) void loadAnswerer().catch(() => undefined);
  }, [isIdle]);

  /** What it opens returns to the conversation, by Back and by its own close button. */
  const follow = useCallback(
    (address: string) => {
      const state: TabEntry & { followedAt: number } = {
        cameFromHome: true,
        jobs: 0,
        followedAt: Date.now(),
      };
      void navigate(address, { state });
    },
    [navigate],
  );

  function openDraft(form: SpecKind) {
    // Otherwise the form would open the sheet that was open last.
    rememberLast(userId, { kind: form, sheetId: null });
    follow(`/?tab=${specTabOf(form)}`);
  }

  return (
    <AssistantPanel
      userId={userId}
      loadAnswerer={loadAnswerer}
      tabIcon={(tab) => findTab(tab)?.Icon}
      renderAddToSpecs={(specs) => <AddToSpecs specs={specs} onOpen={() => openDraft(specs.form)} />}
      onFollow={follow}
      onClose={onClose}
    />
  );
}
