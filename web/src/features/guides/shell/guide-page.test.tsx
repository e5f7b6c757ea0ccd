import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';

// React Router needs them when it is loaded, and jsdom lacks them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
const { MemoryRouter } = await import('react-router');
const { GuidePage } = await import('./guide-page.tsx');

const parts = [
  {
    sections: [
      { id: 'weight', title: 'Weights', startsOpen: true, content: <p>Caliper of 80# text</p> },
      { id: 'finish', title: 'Finishes', startsOpen: true, content: <p>Gloss and matte</p> },
      { id: 'texture', title: 'Textures', content: <p>Laid and felt</p> },
    ],
  },
];

function openGuide({ isPhone, address = '/?tab=paper' }: { isPhone: boolean; address?: string }) {
  const media = { matches: isPhone, addEventListener() {}, removeEventListener() {} };
  Object.assign(window, { matchMedia: () => media });
  Element.prototype.scrollIntoView = () => {};
  render(
    <MemoryRouter initialEntries={[address]}>
      <GuidePage parts={parts} />
    </MemoryRouter>,
  );
}

const openSections = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => within(heading).getByRole('button'))
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map((button) => button.textContent);

const foldOf = (text: string) => screen.getByText(text).closest('[data-entries]');

describe('G1 sections of a guide', () => {
  afterEach(() => {
    cleanup();
    Reflect.deleteProperty(window, 'matchMedia');
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('G1 opens every starting section on a desk and only the first on a phone', () => {
    openGuide({ isPhone: false });
    expect(openSections()).toEqual(['Weights', 'Finishes']);
    cleanup();
    openGuide({ isPhone: true });
    expect(openSections()).toEqual(['Weights']);
  });

  it('G1 opens only the section of the address on a phone', () => {
    openGuide({ isPhone: true, address: '/?tab=paper&section=texture' });
    expect(openSections()).toEqual(['Textures']);
  });

  it('G1 keeps folded text findable, and opens the section in which the browser finds it', () => {
    openGuide({ isPhone: true });
    const fold = foldOf('Laid and felt');
    expect(fold?.getAttribute('hidden')).toBe('until-found');
    act(() => {
      fold?.dispatchEvent(new Event('beforematch'));
    });
    expect(openSections()).toEqual(['Weights', 'Textures']);
    expect(foldOf('Laid and felt')?.hasAttribute('hidden')).toBe(false);
  });

  it('G1 names the section of an entry that a search hit shows, until the user scrolls', () => {
    openGuide({ isPhone: true, address: '/?tab=paper&section=finish&entry=gloss' });
    const menu = screen.getByRole('button', { name: /^Sections/ });
    expect(menu.textContent).toContain('Finishes');
    // What follows the address marks the entry and scrolls to it.
    screen.getByText('Gloss and matte').setAttribute('data-shown-entry', '');
    const section = document.getElementById('section-finish');
    let top = 300;
    if (section) section.getBoundingClientRect = () => ({ top }) as DOMRect;
    fireEvent.scroll(document);
    fireEvent.scroll(document);
    expect(menu.textContent).toContain('Finishes');
    top = 900;
    fireEvent.scroll(document);
    expect(menu.textContent).toContain('Textures');
  });

  it('G1 lists the sections of a phone in a menu that opens them and closes on Escape', () => {
    openGuide({ isPhone: true });
    const menu = screen.getByRole('button', { name: /^Sections/ });
    // jsdom has no layout, so the rail of wider screens is there, too.
    const linkInMenu = (name: string) => screen.getAllByRole('link', { name })[0];
    fireEvent.click(menu);
    linkInMenu('Textures')?.focus();
    expect(document.activeElement?.textContent).toBe('Textures');
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(menu.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(menu);
    fireEvent.click(menu);
    const finishes = linkInMenu('Finishes');
    if (finishes) fireEvent.click(finishes);
    expect(menu.getAttribute('aria-expanded')).toBe('false');
    expect(openSections()).toEqual(['Weights', 'Finishes']);
  });
});
