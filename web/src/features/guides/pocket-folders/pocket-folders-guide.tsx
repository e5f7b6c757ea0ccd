import { folderTemplates } from '@printpartner/dielines';
import { SaveHelp } from '../dielines/save-help.tsx';
import { GuidePage } from '../shell/guide-page.tsx';
import { FolderTemplateCard } from './folder-template-card.tsx';

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
            content: <FolderTemplateCard template={template} />,
          })),
        },
      ]}
      aside={<SaveHelp />}
    />
  );
}
