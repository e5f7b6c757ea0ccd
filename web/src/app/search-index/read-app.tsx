import type { User } from '@printpartner/contracts/types';
import type { SearchEntry } from '@printpartner/print-search/entries';
import { SessionContext } from '../../entities/session/session-context.ts';
import { ALL_CALCULATORS } from '../../features/guides/calculators/all-calculators.ts';
import { calculatorAddress, catalog } from '../../features/guides/calculators/catalog.ts';
import { tabs } from '../../features/home/tabs.ts';
import { PrivacyScreen } from '../../features/legal/privacy-screen.tsx';
import { SupportScreen } from '../../features/legal/support-screen.tsx';
import { TermsScreen } from '../../features/legal/terms-screen.tsx';
import { ChecklistPage } from '../../features/preflight/checklist/checklist-page.tsx';
import { SearchHelpScreen } from '../../features/search-help/search-help-screen.tsx';
import { SettingsDialog } from '../../features/settings/settings-dialog.tsx';
import { CLOSED_FOLD, entriesOf } from '../../ui/page-entries.ts';
import { textOf } from '../../ui/page-text.ts';
import { guideOf } from '../overlays/guide-tab.tsx';
import { specKindOf } from '../overlays/spec-tabs.ts';
import { readEntries } from './read-entries.ts';
import { openDialog, press, readRendered, until } from './rendered-page.tsx';

/** Everything that search finds in the app itself, read from its rendered screens. */
export async function readApp(): Promise<SearchEntry[]> {
  const entries: SearchEntry[] = [];
  for (const part of [readTabs, readGuides, readCalculators, readChecklist, readSettings, readDocuments])
    entries.push(...(await part()));
  return entries;
}

const readTabs = (): SearchEntry[] => [
  ...tabs.map(({ id, label }): SearchEntry => {
    const note = guideOf(id)?.band.note;
    return {
      kind: 'screen',
      title: label,
      path: [],
      lines: [note, specKindOf(id) && GET_QUOTES].filter((line) => line !== undefined),
      address: `/?tab=${id}`,
    };
  }),
  { kind: 'screen', title: 'Calculators', path: [], lines: [], address: `/${ALL_CALCULATORS}` },
  { kind: 'screen', title: 'AI Assistant', path: [], lines: [], address: '/?assistant=open' },
];

/** Quotes have no address of their own before there is a sheet. */
const GET_QUOTES = 'Get quotes: send a spec sheet to vendors by a link, and compare their prices.';

async function readGuides(): Promise<SearchEntry[]> {
  const entries: SearchEntry[] = [];
  for (const { id, label } of tabs) {
    const guide = guideOf(id);
    if (!guide) continue;
    const page = { kind: 'guide', path: [label], address: `/?tab=${id}` } as const;
    const read = await readRendered(<guide.Guide />, page.address, async (place) => {
      await until(() => place.querySelector(SECTION));
      for (const folds of [SECTION_CLOSED, CLOSED])
        for (const fold of place.querySelectorAll<HTMLElement>(folds)) press(fold);
      return readEntries(place, page);
    });
    entries.push(...read);
  }
  return entries;
}

const SECTION = 'section[id^=section-]';
const SECTION_CLOSED = `${SECTION} :is(h2, h3) [aria-expanded=false]`;
const CLOSED = `[data-entries] ${CLOSED_FOLD}`;

async function readCalculators(): Promise<SearchEntry[]> {
  const entries: SearchEntry[] = [];
  for (const { title: group, entries: calculators } of catalog) {
    for (const { id, title, load } of calculators) {
      const Calculator = await load();
      const lines = await readRendered(<Calculator />, '/', (place) =>
        [...place.querySelectorAll('label')].map((label) => label.textContent.trim()).filter(Boolean),
      );
      const address = `/${calculatorAddress(id)}`;
      entries.push({ kind: 'calculator', title, path: ['Calculators', group], lines, address });
    }
  }
  return entries;
}

function readChecklist(): Promise<SearchEntry[]> {
  const tab = tabs.find(({ id }) => id === 'preflight');
  const page = { kind: 'checklist', path: [tab?.label ?? ''], address: '/?tab=preflight' } as const;
  const screen = <ChecklistPage checked={new Set()} onCheckedChange={() => {}} onUpload={() => {}} />;
  return readRendered(screen, page.address, (place) => readEntries(place, page));
}

/** Nobody is signed in while the app is built. */
const nobody: User = { id: '', email: '', firstName: null, lastName: null, emailConfirmed: true };

async function readSettings(): Promise<SearchEntry[]> {
  const address = '/?settings=open';
  const ignore = () => {};
  const dialog = (
    <SessionContext value={{ user: nobody, isLoading: false, isUnreachable: false, lost: null }}>
      <SettingsDialog
        user={nobody}
        supportAddress=""
        tabColors={null}
        vendors={null}
        onOpenTutorial={ignore}
        onRearrange={ignore}
        onClose={ignore}
      />
    </SessionContext>
  );
  const sections = await readRendered(dialog, address, async (place) =>
    entriesOf(await until(() => openDialog(place)?.querySelector('[data-entries=dialog]'))),
  );
  return [
    { kind: 'screen', title: 'Settings', path: [], lines: [], address },
    ...sections.map(({ id, title, lines }): SearchEntry => ({
      kind: 'screen',
      title,
      path: ['Settings'],
      lines: lines.slice(0, 1),
      address: `${address}&detail=${id}`,
    })),
  ];
}

const documents = [
  { address: '/privacy', Screen: PrivacyScreen },
  { address: '/terms', Screen: TermsScreen },
  { address: '/support', Screen: SupportScreen },
  { address: '/search-help', Screen: SearchHelpScreen },
];

async function readDocuments(): Promise<SearchEntry[]> {
  const entries: SearchEntry[] = [];
  for (const { address, Screen } of documents) {
    const read = await readRendered(<Screen />, address, async (place) => {
      const title = textOf(place.querySelector('h1'));
      const page = { kind: 'screen', path: [title], address } as const;
      const passages = (await readEntries(place, page)).map((entry) => ({
        ...entry,
        lines: entry.lines.slice(0, MAX_LINES).map((line) => firstSentence(line)),
      }));
      return [{ ...page, title, path: [], lines: [] }, ...passages];
    });
    entries.push(...read);
  }
  return entries;
}

/** Enough to find a passage of a text page by. */
const MAX_LINES = 2;
const firstSentence = (text: string): string => /^.*?[.:](?= |$)/.exec(text)?.[0] ?? text;
