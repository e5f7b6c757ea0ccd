import { footnotesOf, statementsFrom, priceText } from '@printpartner/print-knowledge/figures';
import {
  addressRules,
  aspectLimits,
  currentPrices,
  foldedRules,
  nonmachinableFeatures,
  mailSources,
  productionRules,
} from '@printpartner/print-knowledge/mail';
import { Cite } from '../../../ui/source-notes.tsx';
import { StatementList } from '../shell/statement-list.tsx';
import { Subsection } from '../shell/subsection.tsx';
import { AddressTemplate } from './address-template.tsx';
import { ProductRules } from './product-rules.tsx';
import { SealingTable } from './sealing-table.tsx';

const stockNotes = footnotesOf(productionRules.map(({ from }) => from));
const addressNotes = footnotesOf([
  mailSources.addressSide,
  mailSources.barcode,
  mailSources.product,
  mailSources.indicia,
  mailSources.practice,
  mailSources.eddm,
]);
const foldNotes = footnotesOf(foldedRules.map(({ from }) => from));
const machineNotes = footnotesOf([mailSources.prices, mailSources.nonmachinable]);

/** Stock, address side, sealing and nonmachinable features. */
export function ProductionSection() {
  return (
    <>
      <Subsection title="Stock" notes={stockNotes} className="mt-7 first:mt-1">
        <ProductRules ids={['postcard-stock', 'flat-stock', 'folded-stock']} />
        <div className="mt-3">
          <StatementList statements={productionRules} notes={stockNotes} />
        </div>
      </Subsection>
      <Subsection title="Address side" notes={addressNotes} className="mt-7 first:mt-1">
        <AddressTemplate notes={addressNotes} />
        <div className="mt-4">
          <ProductRules ids={['clear-area']} />
        </div>
        <div className="mt-3">
          <StatementList statements={addressRules} notes={addressNotes} />
        </div>
      </Subsection>
      <Subsection title="Tabs and folds" notes={foldNotes} className="mt-7 first:mt-1">
        <ProductRules ids={['tabs']} />
        <div className="mt-4">
          <SealingTable />
        </div>
        <div className="mt-3">
          <StatementList statements={foldedRules} notes={foldNotes} />
        </div>
      </Subsection>
      <Subsection title="What makes a letter nonmachinable" notes={machineNotes} className="mt-7 first:mt-1">
        <Nonmachinable />
      </Subsection>
    </>
  );
}

function Nonmachinable() {
  const { nonmachinable } = currentPrices;
  return (
    <>
      {nonmachinable !== undefined && (
        <p className="type-body mb-2">
          Any one of these adds {priceText(nonmachinable)} to a First-Class letter
          <Cite notes={machineNotes} from={mailSources.prices} />:
        </p>
      )}
      <StatementList
        notes={machineNotes}
        statements={statementsFrom(
          mailSources.nonmachinable,
          `Length ÷ height below ${aspectLimits.min} or above ${aspectLimits.max}`,
          'Thinner than 0.009 in if over 4-1/4 in high or 6 in long; one reading of the rule rejects it entirely',
          ...nonmachinableFeatures.map(({ name }) => name),
          'Address parallel to the short side',
        )}
      />
    </>
  );
}
