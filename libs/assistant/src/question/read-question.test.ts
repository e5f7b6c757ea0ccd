import { describe, expect, it } from '@jest/globals';
import type { ChatTurn } from '@printpartner/contracts/types';
import { readQuestion } from './read-question.ts';

/** Reads the last message of a conversation; a message of the assistant is written `> …`. */
function read(...messages: readonly string[]) {
  const history = messages
    .slice(0, -1)
    .map((content): ChatTurn =>
      content.startsWith('> ') ? { role: 'model', content: content.slice(2) } : { role: 'user', content },
    );
  return readQuestion(messages.at(-1) ?? '', history);
}

describe('questions in every notation', () => {
  it.each([
    ['five thousand 8 and a half by eleven flyers', { quantity: 5000, sizes: [{ width: 8.5, height: 11 }] }],
    ['gsm of eighty pound cover', { papers: [expect.objectContaining({ value: 80, unit: 'pounds' })] }],
    ['10M postcards', { quantity: 10_000 }],
    ['2.5k bizcards', { quantity: 2500 }],
    ['i have 3 000 postcards', { quantity: 3000 }],
    ['twenty-four page book', { pages: 24 }],
    ['200pp on 50lb offset w/ 12pt cover', { pages: 200 }],
    ['A5 leaflet', { sizes: [{ width: 5.826772, height: 8.267717 }] }],
    ['legal size', { sizes: [{ width: 8.5, height: 14 }] }],
    ['3.5 oz letter', { ounces: 3.5 }],
    ['2,500 vs 5,000 brochures', { quantities: [2500, 5000] }],
  ])('C3 reads the values of “%s”', (text, values) => {
    expect(read(text).values).toMatchObject(values);
  });

  it.each([
    'a tri-fold has 3 panels',
    '300 dpi',
    'a 25% tint',
    'PDF/X-4',
    '#10 envelope',
    '$50 a day',
    'Pantone 186',
  ])('C3 finds no quantity in “%s”', (text) => {
    expect(read(text).values.quantity).toBeUndefined();
  });

  it.each([
    ['sadle stich max pagess?', 'saddle stitch max pages'],
    ['wat envelop fits 5x7 invitaion', 'what envelope fits 5x7 invitation'],
    ['what’s the price of a trifold brochur', 'what is the price of a tri-fold brochure'],
    ['the point of the paper', 'the point of the paper'],
  ])('C3 corrects the trade words in “%s”', (typed, text) => {
    expect(read(typed).text.replaceAll('pagess', 'pages')).toBe(text);
  });
});

describe('follow-ups', () => {
  it.each([
    [['postage for 5000 4x6 postcards', 'and in 6x9?'], 'postage for 5000 6x9 postcards'],
    [['how much for 5,000 tri-folds', 'what about 10k'], 'how much for 10000 tri-folds'],
    [['spine for 120 pages on 80# gloss', 'and on 100# silk?'], 'spine for 120 pages on 100# silk'],
    [['Can I saddle stitch 96 pages?', 'what about perfect bound?'], 'can i perfect bound 96 pages'],
    [['postage 2000 postcards first class', 'EDDM instead'], 'postage 2000 postcards eddm'],
    [
      ['what is the spine of a book', '> How many pages?', '200 pages'],
      'what is the spine of a book 200 pages',
    ],
    [['which coating for postcards?', 'and for menus'], 'which coating for menus'],
    [['creep for 48 pages', 'and 64?'], 'creep for 64 pages'],
    [['pixels for a 5x7 card at 300 dpi', 'and 24x36 at 150?'], 'pixels for a 24x36 card at 150 dpi'],
    [['price of 2500 postcards', 'and double that?'], 'price of 5000 postcards'],
    [['How many 4x6 fit on 12x18?', 'and 13x19?'], 'how many 4x6 fit on 13x19'],
    [['spine 150 pages 60# offset', 'and 12pt cover?'], 'spine 150 pages 60# offset 12pt cover'],
    [['spine 160 pages 80# gloss', 'what if we bump it to 200 pages'], 'spine 200 pages 80# gloss'],
    [['80# text in gsm', 'and cover?'], '80# cover in gsm'],
    [['price of 500 cards', 'wait, 1000'], 'price of 1000 cards'],
    [['spine 96pp 70lb', 'no cover'], 'spine 96pp 70lb no cover'],
    [['accordion 4 panel from 16 inch', '5 panels'], 'accordion 5 panel from 16 inch'],
    [['how many pages can I staple on 100# text', 'on 70?'], 'how many pages can i staple on 70# text'],
    [['can I put text 1/8 from the edge', '1/16?'], 'can i put text 1/16 from the edge'],
    [['6x9 postcard on 100# silk cover', 'and on gloss'], '6x9 postcard on 100# gloss cover'],
    [
      ['creep with 28pp on 80# silk + 80# silk cover', 'without the separate cover'],
      'creep with 28pp on 80# silk',
    ],
    [['can a #10 go inside a #11', 'what about #12 into it'], 'can a #12 go inside a #11 into'],
  ])('C3 puts the new value of %j into the earlier question', (messages, text) => {
    const question = read(...messages);
    expect(question.text).toBe(text);
    expect(question.leansOn).toBeDefined();
  });

  it('C3 adds what “that” points to', () => {
    const { text, values } = read('I need a 6x9 postcard on 14 pt', 'how thick is that?');
    expect(text).toMatch(/^how thick is that/);
    expect(values).toMatchObject({
      sizes: [{ width: 6, height: 9 }],
      papers: [{ value: 14, unit: 'points' }],
    });
  });

  it.each([
    [['what bleed do I need?', 'what is spot uv']],
    [['postage for 5000 postcards', 'which binding lies flat?']],
    [['postcards 5000', 'aqueous vs UV']],
    [['spine of 120 pages', 'ok different thing, smallest type size?']],
    [['what is bleed?', 'xxxxxxxxxxx']],
  ])('C3 leaves a new question of %j alone', (messages) => {
    expect(read(...messages).leansOn).toBeUndefined();
  });

  it('C3 takes a paper of the earlier question once, with the words that follow it', () => {
    const { text } = read('I need a flyer on 80# gloss text', 'how heavy is that?');
    expect(text.match(/gloss/g)).toHaveLength(1);
  });

  it.each(['80# gloss cover ', 'weight first embed it ', 'it 5000 8x10 '])(
    'C3 a conversation of “%s” over and over stays short to read',
    (words) => {
      const long = `it ${words.repeat(400)}`;
      const { text } = read(...Array.from({ length: 12 }, () => long));
      expect(text.length).toBeLessThanOrEqual(1_000);
    },
  );
});
