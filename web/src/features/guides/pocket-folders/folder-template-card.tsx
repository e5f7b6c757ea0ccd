import {
  construction,
  folderGeometry,
  folderPractice,
  pocketFolder,
  type Dieline,
  type FolderTemplate,
} from '@printpartner/dielines';
import { footnotesOf, productDocument, type Footnotes } from '@printpartner/print-knowledge/figures';
import { pressSheets, printableArea, type PressSheet } from '@printpartner/print-knowledge/press';
import { dielineAddress } from '@printpartner/print-search/answers';
import { buttonLook } from '../../../ui/button.tsx';
import { Length, Size } from '../../../ui/length.tsx';
import { Link } from '../../../ui/link.tsx';
import { Cite } from '../../../ui/source-notes.tsx';
import { DielineDrawing } from '../dielines/flat/dieline-drawing.tsx';
import { DrawingFrame, drawnSheet } from '../dielines/flat/drawing-frame.ts';
import { allLayers } from '../dielines/flat/layer-names.ts';
import { FactCard, type Fact } from '../shell/fact-card.tsx';

interface FolderTemplateCardProps {
  template: FolderTemplate;
}

const sheetFrom = pressSheets.columns.acrossIn?.from;

/** Pixels per inch: all twelve at one scale. */
const SCALE = 15;

/** A template with its drawing, its sizes, and links to it and its flopped twin. */
export function FolderTemplateCard({ template }: FolderTemplateCardProps) {
  const folder = pocketFolder(template);
  if (!folder.ok) throw new Error(folder.reason);
  const dieline = folder.value;
  const drawn = drawnSheet(dieline.sheet, 'inside');
  const notes = footnotesOf([
    productDocument,
    folderGeometry,
    ...(template.pockets.length > 0 ? [folderPractice] : []),
    sheetFrom,
  ]);
  return (
    <FactCard
      title={template.title}
      notes={notes}
      drawing={
        <div className="mb-3 grid place-items-center rounded-control bg-board p-4 *:h-auto *:max-w-full">
          <DielineDrawing
            drawn={drawn}
            frame={new DrawingFrame(drawn.bounds, SCALE)}
            shown={allLayers}
            label={`${template.title}, flat, seen from the inside`}
            areNamed={false}
          />
        </div>
      }
      facts={factsOf(template, dieline, notes)}
      footer={
        <div className="flex flex-wrap gap-2">
          <TemplateLink template={template} isFlopped={false} />
          <TemplateLink template={template} isFlopped />
        </div>
      }
    >
      {template.description}
    </FactCard>
  );
}

function TemplateLink({
  template: { id, title },
  isFlopped,
}: {
  template: FolderTemplate;
  isFlopped: boolean;
}) {
  return (
    <Link
      to={dielineAddress('folder', isFlopped ? { template: id, flop: '1' } : { template: id })}
      state={{ cameFromHome: true }}
      className={buttonLook(isFlopped ? 'outline' : 'primary', 'small')}
    >
      {isFlopped ? 'View Flopped' : 'View Template'}
      <span className="sr-only"> {title}</span>
    </Link>
  );
}

function factsOf(
  { finished, pockets, pocketSize, isVertical }: FolderTemplate,
  { sheet }: Dieline,
  notes: Footnotes,
): Fact[] {
  const { trim, bounds } = drawnSheet(sheet, 'inside');
  const press = smallestPressSheet(bounds.right - bounds.left, bounds.top - bounds.bottom);
  const cite = <Cite notes={notes} from={folderGeometry} />;
  return [
    {
      label: 'Finished',
      value: (
        <>
          <Size sides={[finished.width, finished.height]} />
          <Cite notes={notes} from={productDocument} />
        </>
      ),
    },
    {
      label: 'Flat, trimmed',
      value: (
        <>
          <Size sides={[trim.right - trim.left, trim.top - trim.bottom]} />
          {cite}
        </>
      ),
    },
    {
      label: isVertical ? 'Pocket width' : pockets.length > 1 ? 'Pocket heights' : 'Pocket height',
      value:
        pocketSize === undefined ? (
          'No pocket'
        ) : (
          <>
            <Length value={pocketSize} />
            {cite}
          </>
        ),
    },
    ...(pockets.length > 0
      ? [
          {
            label: 'Glue tabs',
            value: (
              <>
                <Length value={construction.tabDepth} /> deep
                <Cite notes={notes} from={folderPractice} />
              </>
            ),
          },
        ]
      : []),
    {
      label: 'Smallest press sheet',
      value: press ? (
        <>
          <Size
            sides={[Math.min(press.acrossIn, press.aroundIn), Math.max(press.acrossIn, press.aroundIn)]}
          />
          , {press.press === 'digital' ? 'digital' : 'sheetfed'}
          <Cite notes={notes} from={sheetFrom} />
        </>
      ) : (
        'None of the common sheets: ask your printer'
      ),
    },
  ];
}

/** The smallest common press sheet on which a flat piece with its bleed fits, in either direction; inches. */
function smallestPressSheet(widthIn: number, heightIn: number): PressSheet | undefined {
  const fits = (sheet: PressSheet) => {
    const { acrossIn, aroundIn } = printableArea(sheet);
    return (widthIn <= acrossIn && heightIn <= aroundIn) || (heightIn <= acrossIn && widthIn <= aroundIn);
  };
  return pressSheets.rows
    .filter(fits)
    .toSorted((one, other) => one.acrossIn * one.aroundIn - other.acrossIn * other.aroundIn)[0];
}
