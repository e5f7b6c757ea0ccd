import { bindings } from '@printpartner/print-knowledge/binding';
import { printedPages } from '@printpartner/print-knowledge/booklets';
import { productDocument, provenanceOf, tradePractice } from '@printpartner/print-knowledge/figures';
import { countText, overlapAdvice, runThresholds, webQuoteFrom } from '@printpartner/print-knowledge/press';
import { AdviceList } from '../shell/advice-list.tsx';
import { footnotesOf } from '../shell/footnotes.ts';
import { Cite, SourceNotes } from '../shell/source-notes.tsx';
import { PageCountSheet } from './page-count-sheet.tsx';

const saddleRule = provenanceOf(bindings, 'saddle-stitch', 'pageMultiple');
const notes = footnotesOf(
  [productDocument, saddleRule, tradePractice, overlapAdvice].filter((from) => from !== undefined),
);
const saddle = bindings.rows.find(({ id }) => id === 'saddle-stitch');
const withCover = printedPages(16, 'plus');

export function Planning() {
  return (
    <>
      <PageCountSheet />
      <AdviceList
        className="mt-6"
        advice={[
          {
            title: 'Decide before you design',
            text: 'Who reads it, where they get it (by mail, on a table, from a rack), how many you need and how long it has to last. Size, stock and binding follow from that.',
          },
          {
            title: 'Fix the page count first',
            text: (
              <>
                Saddle-stitched pages come in fours: the count must be a multiple of {saddle?.pageMultiple}
                <Cite notes={notes} from={saddleRule} />. Every side counts, blank or not.
              </>
            ),
          },
          {
            title: 'Self cover or plus cover',
            text: (
              <span data-worked>
                A self cover is the outer sheet of the text stock: 16 pages are 16 printed pages. A plus cover
                is a heavier sheet with four pages of its own: 16 plus cover are{' '}
                {withCover.ok && withCover.value}.
              </span>
            ),
          },
          {
            title: 'Let the run choose the press',
            text: (
              <>
                Under {countText(runThresholds.sheetfedFrom)} copies digital, from there sheetfed offset, and
                from {countText(runThresholds.webFrom)} a web press
                <Cite notes={notes} from={productDocument} />; from {countText(webQuoteFrom)} on ask for both
                offset prices
                <Cite notes={notes} from={overlapAdvice} />. Ask for two or three quantities: the price a copy
                falls in steps
                <Cite notes={notes} from={tradePractice} />.
              </>
            ),
          },
          {
            title: 'Hold it in your hand',
            text: 'Ask for a blank dummy on the real stock. It shows weight, bulk and how far it opens.',
          },
          {
            title: 'If it mails, begin with the back cover',
            text: 'Place the mailing panel before you design around it, and plan for the tabs that hold a booklet shut.',
          },
        ]}
      />
      <SourceNotes notes={notes} className="mt-4" />
    </>
  );
}
