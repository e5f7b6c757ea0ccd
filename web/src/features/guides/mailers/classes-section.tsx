import { footnotesOf, provenanceOf } from '@printpartner/print-knowledge/figures';
import {
  eddmPreparation,
  entryTimes,
  largeFrom,
  mailShape,
  mailShapes,
} from '@printpartner/print-knowledge/mail';
import { InchSize, Length } from '../../../ui/length.tsx';
import { Cite } from '../../../ui/source-notes.tsx';
import { StatementList } from '../shell/statement-list.tsx';
import { Subsection } from '../shell/subsection.tsx';
import { ClassesTable } from './classes-table.tsx';
import { ProductRules } from './product-rules.tsx';
import { ShapesTable } from './shapes-table.tsx';

const shapeNotes = footnotesOf([
  provenanceOf(mailShapes, 'card', 'minHeight'),
  provenanceOf(mailShapes, 'letter', 'minThicknessLarge'),
]);
const entryNotes = footnotesOf([entryTimes.from]);
const eddmNotes = footnotesOf(eddmPreparation.map(({ from }) => from));

/** Postcard names, mail shapes and classes. */
export function ClassesSection() {
  return (
    <>
      <Subsection title="Postcard names" className="mt-7 first:mt-1">
        <p className="type-data mb-2 text-ink-2">
          These are printers’ names. The price depends on the USPS shape.
        </p>
        <ProductRules ids={['postcard', 'oversize', 'jumbo']} />
      </Subsection>
      <Subsection title="Shapes" notes={shapeNotes} className="mt-7 first:mt-1">
        <ShapesTable />
        <SmallestMail />
      </Subsection>
      <Subsection title="Classes" notes={entryNotes} className="mt-7 first:mt-1">
        <ClassesTable />
        <StatementList statements={[entryTimes]} notes={entryNotes} />
        <div className="mt-4">
          <ProductRules ids={['marketing-minimum']} />
        </div>
      </Subsection>
      <Subsection title="Preparing EDDM" notes={eddmNotes} className="mt-7 first:mt-1">
        <StatementList statements={eddmPreparation} notes={eddmNotes} />
      </Subsection>
    </>
  );
}

function SmallestMail() {
  const { minHeight, minLength } = mailShape('card');
  return (
    <p className="type-data mt-3 text-pretty text-ink-2">
      Mail up to <Length value={0.25} /> thick must be at least{' '}
      <InchSize height={minHeight} width={minLength} />
      <Cite notes={shapeNotes} from={provenanceOf(mailShapes, 'card', 'minHeight')} />. Large means over{' '}
      <Length value={largeFrom.height} /> high or <Length value={largeFrom.length} /> long
      <Cite notes={shapeNotes} from={provenanceOf(mailShapes, 'letter', 'minThicknessLarge')} />. The length
      of a card or letter is parallel to the address; the length of a flat is its longest side.
    </p>
  );
}
