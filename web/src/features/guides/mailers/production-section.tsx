import { statementsFrom, priceText } from '@printpartner/print-knowledge/figures';
import {
  addressRules,
  aspectLimits,
  currentPrices,
  foldedRules,
  nonmachinableFeatures,
  mailSources,
  productionRules,
} from '@printpartner/print-knowledge/mail';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';
import { StatementList } from '../shell/statement-list.tsx';
import { Subsection } from '../shell/subsection.tsx';
import { AddressTemplate } from './address-template.tsx';
import { productionNotes as notes } from './mailers-notes.ts';
import { ProductRules } from './product-rules.tsx';
import { SealingTable } from './sealing-table.tsx';

/** Stock, address side, sealing and nonmachinable features. */
export function ProductionSection() {
  return (
    <>
      <Subsection title="Stock" className="mt-7 first:mt-1">
        <ProductRules ids={['postcard-stock', 'flat-stock', 'folded-stock']} notes={notes} />
        <div className="mt-3">
          <StatementList statements={productionRules} notes={notes} />
        </div>
      </Subsection>
      <Subsection title="Address side" className="mt-7 first:mt-1">
        <AddressTemplate notes={notes} />
        <div className="mt-4">
          <ProductRules ids={['clear-area']} notes={notes} />
        </div>
        <div className="mt-3">
          <StatementList statements={addressRules} notes={notes} />
        </div>
      </Subsection>
      <Subsection title="Tabs and folds" className="mt-7 first:mt-1">
        <ProductRules ids={['tabs']} notes={notes} />
        <div className="mt-4">
          <SealingTable />
        </div>
        <div className="mt-3">
          <StatementList statements={foldedRules} notes={notes} />
        </div>
      </Subsection>
      <Subsection title="What makes a letter nonmachinable" className="mt-7 first:mt-1">
        <Nonmachinable />
      </Subsection>
      <SourceNotes notes={notes} className="mt-4" />
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
          <Cite notes={notes} from={mailSources.prices} />:
        </p>
      )}
      <StatementList
        notes={notes}
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
