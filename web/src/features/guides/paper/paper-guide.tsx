import { envelopeGroups, envelopes } from '@printpartner/print-knowledge/envelopes';
import { paperFinishes, paperWeights, textureCategories, stockOf } from '@printpartner/print-knowledge/paper';
import { largeFrom, mailShape, mailShapes } from '@printpartner/print-knowledge/mail';
import { provenanceOf } from '@printpartner/print-knowledge/figures';
import { EnvelopeFitCalculator } from '../calculators/envelope-fit-calculator.tsx';
import { StockConverter } from '../calculators/stock-converter.tsx';
import { GuidePage } from '../shell/guide-page.tsx';
import type { GuidePart } from '../shell/guide-section.ts';
import { useOpenEntry } from '../shell/use-open-entry.ts';
import { EnvelopeDialog } from './envelopes/envelope-dialog.tsx';
import { EnvelopeGroupSection } from './envelopes/envelope-group-section.tsx';
import { FinishSection } from './finish-section.tsx';
import { TextureSection } from './texture-section.tsx';
import { UseCaseSection } from './use-case-section.tsx';
import { WeightSection } from './weight-section.tsx';
import { Length, Size } from '../../../ui/length.tsx';
import { TradeNote } from '../shell/trade-note.tsx';

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

/** Warns that a common cover stock is too thin for a large card. */
function MailThicknessNote() {
  const from = provenanceOf(mailShapes, 'letter', 'minThicknessLarge');
  const gloss = stockOf('100-gloss-cover');
  if (!from || !gloss) return null;
  return (
    <TradeNote from={from}>
      USPS requires <Length value={mailShape('letter').minThicknessLarge} decimals="all" /> for cards over{' '}
      <span className="whitespace-nowrap">
        <Size sides={[largeFrom.height, largeFrom.length]} />
      </span>
      . {gloss.name} at <Length value={gloss.caliperIn} decimals={4} /> is too thin.
    </TradeNote>
  );
}
