import { afterEach, describe, expect, it } from '@jest/globals';
import { entriesOf, ownLinesOf } from './page-entries.ts';

afterEach(() => document.body.replaceChildren());

function pageOf(html: string): HTMLElement {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = html;
  return page;
}

/** `id | path › title | lines`, an entry each. */
const read = (html: string): string[] =>
  entriesOf(pageOf(html)).map(({ id, path, title, lines }) =>
    [id, [...path, title].join(' › '), lines.join(' / ')].join(' | '),
  );

describe('G10 entries of a page', () => {
  it('G10 a card has its texts and facts, and no badge in its title', () => {
    const card = `<article>
      <div class="flex"><h3>Saddle Stitch</h3><span data-badge>Low cost</span></div>
      <div><p>Two wires through the fold.</p></div>
      <dl>
        <div><dt>Pages</dt><dd>8–64</dd></div>
        <div><dt>Size</dt><dd>5-1/2 <span data-fraction="x">?</span></dd></div>
        <div><dt>Spine</dt><dd>–</dd></div>
      </dl>
      <button type="button">Details</button>
    </article>`;
    expect(read(card)).toEqual([
      'saddle-stitch | Saddle Stitch | Low cost / Two wires through the fold. / Pages: 8–64 / Size: 5-1/2 x / Spine: –',
    ]);
  });

  it('G10 a row has its cells with the names of the columns', () => {
    const table = `<h3>Grades</h3><table>
      <caption>Weights</caption>
      <thead><tr><th>Stock</th><th>Caliper, pt</th><th>gsm</th><th>Use</th></tr></thead>
      <tbody>
        <tr><th>80# Text<span class="type-note">coated</span></th><td>4.4</td><td>118</td><td>–</td></tr>
        <tr><th>80# Cover</th><td>9.5</td><td>216</td><td>Covers</td></tr>
        <tr><td>no name</td></tr>
      </tbody></table>`;
    expect(read(table)).toEqual([
      'grades | Grades | Stock, Caliper, pt, gsm, Use / Stock: no name',
      '80-text | Grades › 80# Text | Caliper, pt: 4.4 / gsm: 118',
      '80-cover | Grades › 80# Cover | Caliper, pt: 9.5 / gsm: 216 / Use: Covers',
    ]);
  });

  it('G10 a heading has what follows it up to the next heading', () => {
    const text = `<p>Above.</p><h3>Collect</h3><p>Email.</p><ul><li>Name</li><li>Company</li></ul><h3>Keep</h3><p>30 days.</p>`;
    expect(read(text)).toEqual(['collect | Collect | Email. / Name / Company', 'keep | Keep | 30 days.']);
    expect(ownLinesOf(pageOf(text))).toEqual(['Above.']);
  });

  it('G10 an item with a name has its other text', () => {
    expect(
      read('<ol><li data-entry><span data-entry-name>Indicia</span> <span>1 × 1 in</span></li></ol>'),
    ).toEqual(['indicia | Indicia | 1 × 1 in']);
  });

  it('G10 what follows a heading is below it, not below the one before', () => {
    const rows = (name: string) => `<table><tbody><tr><th>${name}</th><td>1</td></tr></tbody></table>`;
    expect(read(`<h3>A</h3>${rows('a')}<h3>B</h3>${rows('b')}`)).toEqual([
      'a | A | ',
      'a-2 | A › a | 1',
      'b | B | ',
      'b-2 | B › b | 1',
    ]);
  });

  it('G10 a heading beside a badge has what follows their line', () => {
    expect(
      read('<section><div class="flex"><h3>EDDM</h3><span>Retail</span></div><p>No list.</p></section>'),
    ).toEqual(['eddm | EDDM | No list.']);
  });

  it('G10 a definition is an entry with its text', () => {
    expect(
      read('<dl><div><dt>Indicia</dt><dd>1/2 in clear.</dd></div><div><dt>None</dt><dd>-</dd></div></dl>'),
    ).toEqual(['indicia | Indicia | 1/2 in clear.', 'none | None | ']);
  });

  it('G10 items of a checklist are entries below their group', () => {
    const list = `<fieldset><legend>Type</legend>
      <label><input type="checkbox">All fonts embedded</label>
      <label><input type="checkbox">8 pt or more</label>
    </fieldset><section><h3>Page</h3><ul><li data-entry>Trim size</li><li>not an entry</li></ul></section>`;
    expect(read(list)).toEqual([
      'type | Type | ',
      'all-fonts-embedded | Type › All fonts embedded | ',
      '8-pt-or-more | Type › 8 pt or more | ',
      'page | Page | not an entry',
      'trim-size | Page › Trim size | ',
    ]);
  });

  it('G10 a button that opens a dialog is an entry by its name', () => {
    const page =
      '<button aria-haspopup="dialog"><span class="type-subhead">Fixes</span><span>20 items</span></button>';
    const [entry] = entriesOf(pageOf(page));
    expect(entry).toMatchObject({ id: 'fixes', title: 'Fixes', lines: ['Fixes20 items'] });
  });

  it('G10 drawings, sources, controls, calculators and worked examples are left out', () => {
    const hidden = [
      '<svg><text>drawn</text></svg>',
      '<nav><h3>Rail</h3></nav>',
      '<div data-calculator><h3>Spine width</h3><p>0.1 in</p></div>',
      '<p data-worked>16 pages</p>',
      '<p data-unsearched>turn your phone</p>',
      '<div class="md:hidden"><h3>Again</h3></div>',
      '<section aria-label="Sources"><h3>Sources</h3></section>',
      '<p>Text<sup data-cite>a</sup><span class="sr-only">hidden</span>.</p>',
      '<label for="q">Quantity</label><select><option>1</option></select>',
      '<button>More</button>',
    ];
    expect(read(`<h3>Bleed</h3>${hidden.join('')}`)).toEqual(['bleed | Bleed | Text.']);
  });

  it('G10 entries of one title have ids of their own, in their order', () => {
    const ids = entriesOf(pageOf('<h3>Uncoated</h3><h3>Uncoated</h3><h3>¼</h3><h3>uncoated</h3>')).map(
      ({ id }) => id,
    );
    expect(ids).toEqual(['uncoated', 'uncoated-2', 'entry', 'uncoated-3']);
  });
});
