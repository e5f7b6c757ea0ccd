import { provenanceOf, footnotesOf } from '@printpartner/print-knowledge/figures';
import {
  glueSpot,
  mailSources,
  sealingRules,
  tabsFor,
  type FoldedPiece,
  type SealingRule,
} from '@printpartner/print-knowledge/mail';
import { gsmSource } from '@printpartner/print-knowledge/paper';
import { Field } from '../../../../ui/field.tsx';
import { Length } from '../../../../ui/length.tsx';
import { Select } from '../../../../ui/select.tsx';
import { TradeText } from '../../../../ui/trade-text.tsx';
import { VerdictNote } from '../../../../ui/verdict.tsx';
import { Cite } from '../../../../ui/source-notes.tsx';
import { StockPicker } from '../../stock/stock-picker.tsx';
import { keptStock } from '../../stock/kept-stock.ts';
import { CalculatorCard, CalculatorResult } from '../calculator-card.tsx';
import { CheckChip } from '../check-chip.tsx';
import { NumberField } from '../number-field.tsx';
import { useFields } from '../use-fields.ts';
import { useTypedMeasure } from '../use-typed-number.ts';
import { useMailPiece } from './use-mail-piece.ts';
import { TabDrawing } from './tab-drawing.tsx';

const kinds: Record<FoldedPiece['kind'], string> = {
  'self-mailer': 'Folded self-mailer',
  booklet: 'Booklet',
  'double-card': 'Double card',
};

const isKind = (text: string | undefined): text is FoldedPiece['kind'] =>
  text !== undefined && Object.hasOwn(kinds, text);
const panelLimits = { min: 2, max: 99, isWhole: true };

/** Number, size and placement of tabs, and whether the paper is heavy enough. */
export function MailTabsCalculator() {
  const field = useFields('mail-tabs');
  const fields = useMailPiece();
  const [stock, setStock] = keptStock(field('stock'), 'body');
  const chosenKind = field('kind');
  const kind = isKind(chosenKind.text) ? chosenKind.text : 'self-mailer';
  const optional = field('optional');
  const hasOptionalElements = optional.text === 'yes';
  const panels = useTypedMeasure('panels', '3', panelLimits, field('panels'));
  const isSelfMailer = kind === 'self-mailer';
  const { outcome: weight } = fields.weight;
  const isComplete = weight.ok && (!isSelfMailer || panels.outcome.ok);
  const sealing = weight.ok
    ? tabsFor({
        kind,
        weight: weight.value,
        gsm: stock.gsm,
        hasOptionalElements: isSelfMailer && hasOptionalElements,
        ...(isSelfMailer && panels.outcome.ok && { panels: panels.outcome.value }),
      })
    : weight;
  const found = isComplete && sealing.ok ? sealing.value : undefined;
  const isTooLight = found?.meetsMinPaper === false;
  const gsmFrom = gsmSource(stock);
  const notes = footnotesOf([mailSources.selfMailers, mailSources.booklets, mailSources.practice, gsmFrom]);
  const from = (rule: SealingRule, column: 'tabs' | 'minPaper' | 'glueSpots' | 'placement') =>
    provenanceOf(sealingRules, rule.id, column);
  return (
    <CalculatorCard id="mail-tabs" title="Tab picker" notes={notes}>
      <Field label="Piece">
        <Select value={kind} onChange={({ target }) => chosenKind.keep(target.value)}>
          {Object.entries(kinds).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <StockPicker label="Stock" value={stock} onChange={setStock} />
      <div className="grid grid-cols-2 gap-3">
        <NumberField label="Weight" unit="oz" value={fields.weight} />
        {isSelfMailer && <NumberField label="Panels" value={panels} />}
      </div>
      {isSelfMailer && (
        <CheckChip isOn={hasOptionalElements} onChange={(isOn) => optional.keep(isOn ? 'yes' : 'no')}>
          Die-cuts, perforations or loose parts
        </CheckChip>
      )}
      <CalculatorResult
        figure={found && (isTooLight ? 'Paper too light' : tabsText(found.rule))}
        unit={
          !isTooLight &&
          found?.rule.tabSize !== undefined && (
            <>
              of <Length value={found.rule.tabSize} />
            </>
          )
        }
        arithmetic={
          found && (
            <>
              {found.rule.name}
              {isTooLight && `: ${tabsText(found.rule)} on ${found.rule.minPaper}# book or heavier`}
              <Cite notes={notes} from={from(found.rule, 'tabs')} />
            </>
          )
        }
        reason={isComplete && !sealing.ok ? sealing.reason : undefined}
      />
      {found && (
        <>
          {found.minGsm !== undefined && (
            <VerdictNote verdict={found.meetsMinPaper ? 'pass' : 'fail'}>
              {stock.gsm} gsm
              <Cite notes={notes} from={gsmFrom} />
              {found.meetsMinPaper
                ? ` meets the ${found.rule.minPaper}# (${found.minGsm} gsm) minimum`
                : `. Too light: ${found.rule.minPaper}# book (${found.minGsm} gsm) is the minimum`}
              <Cite notes={notes} from={from(found.rule, 'minPaper')} />.
            </VerdictNote>
          )}
          <TabDrawing rule={found.rule} />
          <p className="type-data text-ink-2">
            <TradeText>{found.rule.placement}</TradeText>
            <Cite notes={notes} from={from(found.rule, 'placement')} />
          </p>
          {found.rule.glueSpots !== undefined && (
            <p className="type-data text-ink-2">
              Instead of tabs: a continuous glue line, or {found.rule.glueSpots} glue spots of{' '}
              <Length value={glueSpot.size} /> within <Length value={glueSpot.fromEdge} /> of the open edges
              <Cite notes={notes} from={from(found.rule, 'glueSpots')} />.
            </p>
          )}
        </>
      )}
    </CalculatorCard>
  );
}

const tabsText = ({ tabs }: SealingRule): string => `${tabs} ${tabs === 1 ? 'tab' : 'tabs'}`;
