import { brochureRules } from '@printpartner/print-knowledge/brochures';
import { productDocument } from '@printpartner/print-knowledge/figures';
import { productFigure } from '@printpartner/print-knowledge/mail';
import { fileRules } from '@printpartner/print-knowledge/production';
import { Inches } from '../../../ui/inches.tsx';
import { TradeText } from '../../../ui/trade-text.tsx';
import { AdviceList } from '../shell/advice-list.tsx';
import { footnotesOf } from '../shell/footnotes.ts';
import { Cite, SourceNotes } from '../shell/source-notes.tsx';
import { PanelJobs } from './panel-jobs.tsx';

const [rules] = brochureRules.rows;
const [file] = fileRules.rows;
const practice = brochureRules.columns.clearOfFoldIn?.from;
const typeFrom = fileRules.columns.smallestTypePt.from;
const notes = footnotesOf([practice, typeFrom, productDocument].filter((from) => from !== undefined));

export function ContentStrategy() {
  return (
    <>
      <PanelJobs />
      <AdviceList
        className="mt-6"
        advice={[
          {
            title: 'Give every panel one job',
            text: 'The cover makes people pick it up, the inside tells the story in reading order, the back says how to reach you.',
          },
          {
            title: 'Ask for one thing',
            text: (
              <>
                Say what the reader should do next. A QR code is at least {rules.qrIn} in wide
                <Cite notes={notes} from={brochureRules.columns.qrIn?.from} /> and keeps{' '}
                {rules.qrQuietModules} modules free around it
                <Cite notes={notes} from={brochureRules.columns.qrQuietModules?.from} />.
              </>
            ),
          },
          {
            title: 'Stay clear of the folds',
            text: (
              <>
                Keep type and faces <Inches value={rules.clearOfFoldIn} /> in from every fold
                <Cite notes={notes} from={practice} />: a machine may miss it by{' '}
                <Inches value={rules.foldToleranceIn} /> in either way
                <Cite notes={notes} from={brochureRules.columns.foldToleranceIn?.from} />.
              </>
            ),
          },
          {
            title: 'Set type to be read',
            text: (
              <>
                Nothing under {file.smallestTypePt} pt
                <Cite notes={notes} from={typeFrom} />, and more for readers over sixty.
              </>
            ),
          },
          {
            title: 'Plan the mailing panel first',
            text: (
              <>
                If it mails, one outside panel belongs to the address: keep{' '}
                <TradeText>{productFigure('clear-area').product}</TradeText> free
                <Cite notes={notes} from={productDocument} />. The mailing guide has today’s rule.
              </>
            ),
          },
          {
            title: 'Send two pages',
            text: 'One page is the outside, one the inside; the inside mirrors the panel widths of the outside. Mark folds outside the trim.',
          },
        ]}
      />
      <SourceNotes notes={notes} className="mt-4" />
    </>
  );
}
