import { coatingBadge, coatings, type Coating } from '@printpartner/print-knowledge/coatings';
import { footnotesOf, provenanceOf, type Footnotes } from '@printpartner/print-knowledge/figures';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CostLevel } from '../shell/cost-level.tsx';
import { FactCard } from '../shell/fact-card.tsx';
import { Cite } from '../../../ui/source-notes.tsx';
import { dryTimeText } from './dry-time-scale.tsx';

interface CoatingCardProps {
  coating: Coating;
  onOpen: () => void;
}

export function CoatingCard({ coating, onOpen }: CoatingCardProps) {
  const from = (column: 'costLevel' | 'dryTime') => provenanceOf(coatings, coating.id, column);
  const notes = footnotesOf([from('costLevel'), from('dryTime')]);
  return (
    <FactCard
      title={coating.name}
      notes={notes}
      facts={[
        { label: 'Appearance', value: coating.appearance },
        { label: 'Durability', value: coating.durability },
        {
          label: 'Dry time',
          value: (
            <>
              {dryTimeText(coating.dryTime)}
              <Cite notes={notes} from={from('dryTime')} />
            </>
          ),
        },
        { label: 'Applications', value: inOneLine(coating.applications) },
        { label: 'Advantages', value: inOneLine(coating.advantages) },
      ]}
      footer={
        <Button variant="outline" size="small" aria-haspopup="dialog" onClick={onOpen}>
          Details<span className="sr-only"> of {coating.name}</span>
        </Button>
      }
    >
      <CostBadge coating={coating} notes={notes} />
      <p className="mt-2">{coating.description}</p>
    </FactCard>
  );
}

/** Comma-separated with one initial capital; acronyms such as `UV` stay uppercase. */
const inOneLine = (items: readonly string[]): string =>
  items
    .map((item, place) =>
      place === 0 ? item : item.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase()),
    )
    .join(', ');

/** Cost level as $ signs, with its badge. */
export function CostBadge({ coating, notes }: { coating: Coating; notes: Footnotes }) {
  return (
    <span className="type-label flex items-center gap-2">
      <span>
        <CostLevel level={coating.costLevel} />
        <Cite notes={notes} from={provenanceOf(coatings, coating.id, 'costLevel')} />
      </span>
      <Badge>{coatingBadge(coating.costLevel)}</Badge>
    </span>
  );
}
