import { describe, expect, it } from '@jest/globals';
import type { ChatTurn } from '@printpartner/contracts/types';
import { createAnswerer } from '../../answerer/answerer.ts';

const answerer = createAnswerer([]);

/** The last answer of a conversation. */
function answerTo(...messages: readonly string[]): string {
  const history: ChatTurn[] = [];
  let last = '';
  for (const message of messages) {
    last = answerer.answer({
      message,
      history,
      now: new Date('2026-11-23T15:00:00Z'),
      timeZone: 'UTC',
    }).response;
    history.push({ role: 'user', content: message }, { role: 'model', content: last });
  }
  return last;
}

describe('another figure of the piece', () => {
  const thick = 'How thick is a 24 page 5.5x8.5 saddle stitched booklet, self cover, 80# gloss text?';

  it.each([
    [[thick, 'and what does it weigh?'], '1.51 oz'],
    [[thick, 'weight?', 'what would it cost to mail one?', 'how much for 500 of those?'], '$555'],
    [[thick, 'weight?', 'does it need tabs', 'how thick was it again, in mm'], '1.1 mm'],
    [['spine for 200 pages of 60# offset?', 'and if it goes to 300 pages', 'in mm?'], '17.7 mm'],
    [['what envelope for a 6x6 square invitation?', 'what does that cost to mail?'], '$1.69'],
    [['how much to send a 2 oz letter?', 'metered?', '50 of them?'], '$53.50'],
  ])('C3 answers the last of %j with %s', (messages, figure) => {
    expect(answerTo(...messages)).toContain(figure);
  });

  it('C3 leaves the piece before for another one', () => {
    expect(
      answerTo(
        'weight of a 32 page 8.5x11 catalog on 80# gloss text?',
        'postage for a 4x6 postcard',
        'how heavy is it?',
      ),
    ).toContain('0.19 oz');
  });
});

describe('sums of the figures', () => {
  const price = ['price to print 5,000 4x6 postcards', 'and the postage first class?'];

  it.each([
    [[...price, 'and the total?'], '$3,400 to $3,770'],
    [[...price, 'total?', 'does that include printing?'], '**Yes**'],
    [
      ['price of 1,000 16 page booklets 8.5x11', '2,500?', 'how much cheaper is each one?'],
      'About $0.51 less each',
    ],
    [['postage for 200 6x6 cards', 'and as 5x7 instead?', 'so how much do I save?'], '$98'],
    [['postage for a 6x11 postcard', 'so 82 cents each?'], '**Yes**'],
    [['postage for a 6x11 postcard', 'so 65 cents each?'], '**No**'],
  ])('C3 answers the last of %j with %s', (messages, figure) => {
    expect(answerTo(...messages)).toContain(figure);
  });

  it('C3 adds no postage of another piece to a price', () => {
    const total = answerTo(
      'price of 5,000 4x6 postcards',
      'postage for 300 9x12 envelopes of 1 oz',
      'total?',
    );
    expect(total).not.toContain('printing');
  });
});

describe('a verdict on the figure', () => {
  it.each([
    [['spine of 96 pages, 80# gloss text, 12pt C1S cover', 'wide enough to print on?'], '**Yes**'],
    [['spine of 96 pages, 80# gloss text, 12pt C1S cover', 'for a title too?'], '**No**'],
    [['resolution of 1200x1800 px at 8x12', 'is that good enough?'], 'Too low'],
    [['how thick is a 72 page saddle stitched book on 100# gloss text', 'is that ok?'], '**Borderline**'],
    [['what does a 9x12 envelope weigh', 'can I mail it with one stamp?'], '**No'],
  ])('C3 answers the last of %j with %s', (messages, verdict) => {
    expect(answerTo(...messages)).toContain(verdict);
  });
});
