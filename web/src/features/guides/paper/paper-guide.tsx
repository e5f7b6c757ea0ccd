import { envelopeGroups, envelopes } from '@printpartner/print-knowledge/envelopes';
import { paperFinishes, paperWeights, textureCategories } from '@printpartner/print-knowledge/paper';
import { EnvelopeFitCalculator } from '../calculators/envelope-fit-calculator.tsx';
import { StockConverter } from '../calculators/stock-converter.tsx';
import { GuidePage } from '../shell/guide-page.tsx';
import type { GuidePart } from '../shell/guide-section.ts';
import { useOpenEntry } from '../shell/use-open-entry.ts';
import { EnvelopeDialog } from './envelopes/envelope-dialog.tsx';
import { EnvelopeGroupSection } from './envelopes/envelope-group-section.tsx';
import { FinishSection } from './finish-section.tsx';
import { MailThicknessNote } from './mail-thickness-note.tsx';
import { TextureSection } from './texture-section.tsx';
import { UseCaseSection } from './use-case-section.tsx';
import { WeightSection } from './weight-section.tsx';

const papers: GuidePart = {
  sections: [
    {
      id: 'weight',
      title: 'Paper By Weight',
      count: `${paperWeights.rows.length} papers`,
      startsOpen: true,
      content: <WeightSection />,
    },
    {
      id: 'finish',
      title: 'Paper By Finish',
      count: `${paperFinishes.rows.length} finishes`,
      content: <FinishSection />,
    },
    {
      id: 'texture',
      title: 'Paper By Texture',
      count: `${textureCategories.length} textures`,
      content: <TextureSection />,
    },
    { id: 'use-case', title: 'Paper By Use Case', count: 'by job', content: <UseCaseSection /> },
  ],
};

const startsOpen = ['business', 'a-series'];

/** The paper guide: papers by weight, finish, texture and use, and envelopes to scale. */
export function PaperGuide() {
  const { opened, open, close } = useOpenEntry();
  const enlarged = envelopes.rows.find(({ id }) => id === opened);
  const envelopePart: GuidePart = {
    title: 'Envelope Specifications',
    sections: envelopeGroups.map((group) => {
      const members = envelopes.rows.filter((envelope) => envelope.group === group.id);
      return {
        id: `${group.id}-envelopes`,
        title: group.title,
        count: `${members.length} sizes`,
        startsOpen: startsOpen.includes(group.id),
        content: <EnvelopeGroupSection group={group} onEnlarge={({ id }) => open(id)} />,
      };
    }),
  };
  return (
    <>
      <GuidePage
        parts={[papers, envelopePart]}
        aside={
          <>
            <StockConverter />
            <MailThicknessNote />
            <EnvelopeFitCalculator />
          </>
        }
      />
      {enlarged && <EnvelopeDialog envelope={enlarged} onClose={close} />}
    </>
  );
}
