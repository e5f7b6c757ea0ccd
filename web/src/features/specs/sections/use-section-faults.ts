import { useMemo } from 'react';
import type { SpecKey, SpecSectionId } from '@printpartner/contracts/spec-fields';
import { shownSections } from '@printpartner/spec-sheet/fields';
import type { SpecEditor } from '../document/spec-editor.ts';
import { useCoverType, useEditorState } from '../document/use-editor.ts';

/** Why a section needs the user, in a few words. */
export type SectionFaults = Readonly<Partial<Record<SpecSectionId, string>>>;

/** The sections with a field that isn't saved until the user has done something about it. */
export function useSectionFaults(editor: SpecEditor): SectionFaults {
  const conflicts = useEditorState(editor, (state) => state.conflicts);
  const refused = useEditorState(editor, (state) => state.refused);
  const cover = useCoverType(editor);
  return useMemo(() => {
    const faultOf = (key: SpecKey) => {
      if (conflicts[key] !== undefined) return 'Changed elsewhere';
      return refused.includes(key) ? 'Not saved' : undefined;
    };
    const faults = shownSections(editor.kind, cover).map(({ section, fields }) => {
      const all = fields.map(({ key }) => faultOf(key)).filter((fault) => fault !== undefined);
      return [section.id, all[0]] as const;
    });
    return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
  }, [editor, conflicts, refused, cover]);
}
