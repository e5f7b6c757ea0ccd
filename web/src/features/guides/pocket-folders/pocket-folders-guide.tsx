import { folderGeometry, folderPractice, folderTemplates } from '@printpartner/dielines';
import { footnotesOf, productDocument } from '@printpartner/print-knowledge/figures';
import { pressSheets } from '@printpartner/print-knowledge/press';
import { SourceNotes } from '../../../ui/source-notes.tsx';
import { SaveHelp } from '../dielines/save-help.tsx';
import { GuidePage } from '../shell/guide-page.tsx';
import { FolderTemplateCard } from './folder-template-card.tsx';

const notes = footnotesOf(
  [productDocument, folderGeometry, folderPractice, pressSheets.columns.acrossIn?.from].filter(
    (from) => from !== undefined,
  ),
);

/** The pocket folder guide: twelve templates, each with its flopped twin. */
export function PocketFoldersGuide() {
  return (
    <GuidePage
      parts={[
        {
          sections: folderTemplates.map((template, place) => ({
            id: template.id,
            title: template.title,
            startsOpen: place === 0,
            content: (
              <>
                <FolderTemplateCard template={template} notes={notes} />
                <SourceNotes notes={notes} className="mt-3" />
              </>
            ),
          })),
        },
      ]}
      aside={<SaveHelp />}
    />
  );
}
