import { bindings } from '@printpartner/print-knowledge/binding';
import { printedPages } from '@printpartner/print-knowledge/booklets';
import {
  productDocument,
  provenanceOf,
  tradePractice,
  footnotesOf,
  countText,
} from '@printpartner/print-knowledge/figures';
import { overlapAdvice, runThresholds, webQuoteFrom } from '@printpartner/print-knowledge/press';
import { AdviceList } from '../shell/advice-list.tsx';
import { Cite } from '../../../ui/source-notes.tsx';
import { PageCountSheet } from './page-count-sheet.tsx';

const saddleRule = provenanceOf(bindings, 'saddle-stitch', 'pageMultiple');
const notes = footnotesOf([productDocument, saddleRule, tradePractice, overlapAdvice]);
const saddle = bindings.rows.find(({ id }) => id === 'saddle-stitch');
const withCover = printedPages(16, 'plus');

export function Planning() {
  return (
    <>
      <PageCountSheet />
      <AdviceList
        className="mt-6"
        notes={notes}
        advice={[
          {
            title: 'Decide before you design',
            text: 'Who reads it, where they get it (mail, table, rack), how many you need and how long it must last. These determine size, stock and binding.',
          },
          {
            title: 'Fix the page count first',
            text: (
              <>
                Saddle-stitched pages come in fours: the count must be a multiple of {saddle?.pageMultiple}
                <Cite notes={notes} from={saddleRule} />. Every side counts, even blank ones.
              </>
            ),
          },
          {
            title: 'Self cover or plus cover',
            text: (
              <>
                A self cover is the outer sheet of text stock. A plus cover is a separate, heavier four-page
                sheet.{' '}
                <span data-worked>
                  16 pages self cover are 16 printed pages, 16 plus cover are{' '}
                  {withCover.ok && withCover.value}.
                </span>
              </>
            ),
          },
          {
            title: 'Choose the press by quantity',
            text: (
              <>
                Digital under {countText(runThresholds.sheetfedFrom)} copies, then sheetfed offset, and web
                offset from {countText(runThresholds.webFrom)}
                <Cite notes={notes} from={productDocument} />; from {countText(webQuoteFrom)} get quotes for
                both kinds of offset
                <Cite notes={notes} from={overlapAdvice} />. Ask for two or three quantities: unit cost drops
                at breaks
                <Cite notes={notes} from={tradePractice} />.
              </>
            ),
          },
          {
            title: 'Get a dummy',
            text: 'Ask for a blank dummy on the actual stock. It shows weight, bulk and how far it opens.',
          },
          {
            title: 'If it mails, start with the back cover',
            text: 'Place the mailing panel before you design around it, and plan for the tabs that seal the booklet.',
          },
        ]}
      />
    </>
  );
}
