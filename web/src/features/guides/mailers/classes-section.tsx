import { provenanceOf } from '@printpartner/print-knowledge/figures';
import { eddmPreparation, largeFrom, mailShape, mailShapes } from '@printpartner/print-knowledge/mail';
import { InchSize, Length } from '../../../ui/length.tsx';
import { ShapeChart } from '../calculators/mail/shape-chart.tsx';
import { useMailPiece } from '../calculators/mail/use-mail-piece.ts';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';
import { StatementList } from '../shell/statement-list.tsx';
import { Subsection } from '../shell/subsection.tsx';
import { ClassesTable } from './classes-table.tsx';
import { classNotes as notes } from './mailers-notes.ts';
import { ProductRules } from './product-rules.tsx';
import { ShapesTable } from './shapes-table.tsx';

/** Postcard names, mail shapes and classes. */
export function ClassesSection() {
  const { piece } = useMailPiece();
  return (
    <>
      <Subsection title="Postcard names" className="mt-7 first:mt-1">
        <ProductRules ids={['postcard', 'oversize', 'jumbo']} notes={notes} />
        <p className="type-data mt-2 text-ink-2">
          These are printers’ names. The price depends on the USPS shape.
        </p>
      </Subsection>
      <Subsection title="Shapes" className="mt-7 first:mt-1">
        <ShapesTable />
        <SmallestMail />
        <div className="mt-5">
          <ShapeChart piece={piece.ok ? piece.value : undefined} notes={notes} />
        </div>
      </Subsection>
      <Subsection title="Classes" className="mt-7 first:mt-1">
        <ClassesTable />
        <div className="mt-4">
          <ProductRules ids={['marketing-minimum']} notes={notes} />
        </div>
      </Subsection>
      <Subsection title="Preparing EDDM" className="mt-7 first:mt-1">
        <StatementList statements={eddmPreparation} notes={notes} />
      </Subsection>
      <SourceNotes notes={notes} className="mt-4" />
    </>
  );
}

function SmallestMail() {
  const { minHeight, minLength } = mailShape('card');
  return (
    <p className="type-data mt-3 text-pretty text-ink-2">
      Mail up to <Length value={0.25} /> thick must be at least{' '}
      <InchSize height={minHeight} width={minLength} />
      <Cite notes={notes} from={provenanceOf(mailShapes, 'card', 'minHeight')} />. Large means over{' '}
      <Length value={largeFrom.height} /> high or <Length value={largeFrom.length} /> long
      <Cite notes={notes} from={provenanceOf(mailShapes, 'letter', 'minThicknessLarge')} />. The length of a
      card or letter is parallel to the address; the length of a flat is its longest side.
    </p>
  );
}
