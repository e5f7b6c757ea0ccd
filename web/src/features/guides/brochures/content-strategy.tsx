import { brochureRules } from '@printpartner/print-knowledge/brochures';
import { productDocument, footnotesOf } from '@printpartner/print-knowledge/figures';
import { productFigure } from '@printpartner/print-knowledge/mail';
import { fileRules } from '@printpartner/print-knowledge/production';
import { Length } from '../../../ui/length.tsx';
import { TradeText } from '../../../ui/trade-text.tsx';
import { AdviceList } from '../shell/advice-list.tsx';
import { Cite } from '../../../ui/source-notes.tsx';
import { PanelJobs } from './panel-jobs.tsx';

const [rules] = brochureRules.rows;
const [file] = fileRules.rows;
const practice = brochureRules.columns.clearOfFoldIn?.from;
const typeFrom = fileRules.columns.smallestTypePt.from;
const notes = footnotesOf([practice, brochureRules.columns.qrIn?.from, typeFrom, productDocument]);

export function ContentStrategy() {
  return (
    <>
      <PanelJobs />
      <AdviceList
        className="mt-6"
        notes={notes}
        advice={[
          {
            title: 'Give every panel one job',
            text: 'The cover gets people to pick it up, the inside tells the story in reading order, the back has your contact details.',
          },
          {
            title: 'Ask for one thing',
            text: (
              <>
                Say what the reader should do next. Make a QR code at least{' '}
                <Length value={rules.qrIn} decimals="all" /> wide
                <Cite notes={notes} from={brochureRules.columns.qrIn?.from} /> with a quiet zone of{' '}
                {rules.qrQuietModules} modules
                <Cite notes={notes} from={brochureRules.columns.qrQuietModules?.from} />.
              </>
            ),
          },
          {
            title: 'Stay clear of the folds',
            text: (
              <>
                Keep type and faces <Length value={rules.clearOfFoldIn} /> from every fold,{' '}
                <Length value={rules.clearOfFoldBetterIn} /> where you can
                <Cite notes={notes} from={practice} />: folds can be off by{' '}
                <Length value={rules.foldToleranceIn} /> either way
                <Cite notes={notes} from={brochureRules.columns.foldToleranceIn?.from} />.
              </>
            ),
          },
          {
            title: 'Set readable type',
            text: (
              <>
                Nothing under {file.smallestTypePt} pt
                <Cite notes={notes} from={typeFrom} />, larger for readers over 60.
              </>
            ),
          },
          {
            title: 'Plan the mailing panel first',
            text: (
              <>
                If it will be mailed, one outside panel is for the address: keep{' '}
                <TradeText>{productFigure('clear-area').product}</TradeText> clear
                <Cite notes={notes} from={productDocument} />. The mailing guide has the current rule.
              </>
            ),
          },
          {
            title: 'Send two pages',
            text: 'One page for the outside, one for the inside, with mirrored panel widths. Put fold marks outside the trim.',
          },
        ]}
      />
    </>
  );
}
