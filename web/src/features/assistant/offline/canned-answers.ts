import type { ChatSource } from '@printpartner/contracts/types';

export interface CannedAnswer {
  /** What is asked, as the screen offers it. */
  topic: string;
  /** Markdown. */
  response: string;
  sources: readonly ChatSource[];
}

/** Answers to the offline topics, stored on every device. The facts are the product's own. */
export const cannedAnswers: readonly CannedAnswer[] = [
  {
    topic: 'Paper types',
    response:
      'Common papers are **70# Text, 80# Text and 100# Text** for inside pages, brochures and letterheads, and **80# Cover, 100# Cover and 14pt Cover** for covers, cards and postcards.',
    sources: [{ title: 'Paper By Weight', address: '/?tab=paper&section=weight' }],
  },
  {
    topic: 'Binding options',
    response: '**Saddle stitch** fits 4-64 pages. **Perfect bound** fits 28+ pages.',
    sources: [{ title: 'Binding Options', address: '/?tab=binding' }],
  },
  {
    topic: 'Bleed requirements',
    response: 'Standard bleed is **0.125 inch on all sides**.',
    sources: [],
  },
  {
    topic: 'Postcard sizes',
    response: 'The economical postcard is **4x6 on 14pt**.',
    sources: [{ title: 'Postcard names', address: '/?tab=mailers&section=classes&entry=postcard-names' }],
  },
  {
    topic: 'Digital vs offset printing',
    response:
      '**Digital** printing suits 1-2,500 copies, **offset** 2,500+ and **web offset** 50,000+ copies.',
    sources: [{ title: 'Printing Presses', address: '/?tab=printing-presses' }],
  },
];

export const offlineTopics: readonly string[] = cannedAnswers.map(({ topic }) => topic);
