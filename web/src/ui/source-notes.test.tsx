import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { footnotesOf, type Provenance } from '@printpartner/print-knowledge/figures';
import { Cite, Cites, SourceNotes } from './source-notes.tsx';

const mills: Provenance = { standing: 'sourced', source: 'Mill sheets', date: '2025-06' };
const practice: Provenance = { standing: 'practice', source: 'Trade practice', date: '2026-11' };

const lettersOf = (container: Element) =>
  [...container.querySelectorAll('[data-cite]')].map((one) => one.getAttribute('data-cite'));

describe('G11 source letters', () => {
  it('G11 throws for a source missing from the notes', () => {
    expect(() => render(<Cite notes={footnotesOf([mills])} from={practice} />)).toThrow(
      'Missing source note: “Trade practice”',
    );
  });

  it('G11 renders no letter without a source', () => {
    const { container } = render(<Cite notes={footnotesOf([mills])} from={undefined} />);
    expect(lettersOf(container)).toEqual([]);
  });

  it('G11 lists the letters of several sources in order, each once', () => {
    const { container } = render(
      <Cites notes={footnotesOf([mills, practice])} from={[practice, mills, practice]} />,
    );
    expect(lettersOf(container)).toEqual(['a', 'b']);
    expect(container.textContent).toBe('a note a, b note b');
  });

  it('G11 hides the letter of a single source, and names it without one', () => {
    const notes = footnotesOf([mills]);
    const { container } = render(
      <>
        <Cite notes={notes} from={mills} />
        <SourceNotes notes={notes} />
      </>,
    );
    expect(container.querySelector('sup')?.hidden).toBe(true);
    expect(container.querySelector('li')?.textContent).toBe('Mill sheets, read Jun 2025.');
  });

  it('G11 folds the sources of a table under their number', () => {
    render(<SourceNotes notes={footnotesOf([mills, practice])} />);
    expect(screen.getByText('2 sources').closest('details')?.open).toBe(false);
  });
});
