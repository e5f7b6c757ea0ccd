import { useRef, useSyncExternalStore } from 'react';
import type { SpecEditor } from '../document/spec-editor.ts';
import { progressOf, type SectionProgress } from './progress.ts';

/** How far each section is filled in. Renders only when a count changes. */
export function useProgress(editor: SpecEditor): readonly SectionProgress[] {
  const last = useRef<{ counts: string; sections: readonly SectionProgress[] }>({ counts: '', sections: [] });
  return useSyncExternalStore(editor.subscribeRest, () => {
    const sections = progressOf(editor.sheet());
    const counts = sections.map(({ filled, total }) => `${filled}/${total}`).join(' ');
    if (counts !== last.current.counts) last.current = { counts, sections };
    return last.current.sections;
  });
}
