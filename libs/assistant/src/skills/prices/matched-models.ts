import { priceModels, type PriceModel } from '@printpartner/print-knowledge/pricing';
import { sizeOf, type TrimSize } from '@printpartner/spec-sheet/job';
import { has, type Question } from '../../question/question.ts';
import type { Product } from './products.ts';
import { terms } from '../files/terms.ts';

/** The price models that a question means, and what they leave open. */
export interface Match {
  models: readonly PriceModel[];
  /** The typed size has no price of its own: the models are the nearest. */
  isNearest: boolean;
  /** The typed page count has no price of its own. */
  otherPages?: number;
}

const PAGES =
  /(\d+)(?:[- ](?:pages?|pgs?|pp|p))? (?:or|vs|versus|and|to|than|instead of|rather than|compared to|over) (\d+)[- ]?(?:pages?|pgs?|pp|p)?\b|(\d+)[- ]?(?:pages?|pgs?|pp|p)\b/g;
const PAGE_WORD = /\b(?:pages?|pgs?|pp|p)\b|\dpp?\b/;

/** All page counts that the text names, `8 or 16 pages`. */
export function pagesIn({ text, values }: Question): readonly number[] {
  const matches = [...text.matchAll(PAGES)].filter(([found]) => PAGE_WORD.test(found));
  const found = matches.flatMap(([, one, other, only]) => [one, other, only]);
  const pages = found.flatMap((count) => (count === undefined ? [] : [Number(count)]));
  return [...new Set(pages.length > 0 ? pages : values.pages === undefined ? [] : [values.pages])];
}

const premium = terms('premium, luxury, soft touch, soft-touch, foil, spot uv, raised, ultra thick, 32 pt');

/** Card sizes of the mailing list are sold as postcards, too. */
const sizesOf = ({ id, name }: PriceModel): readonly TrimSize[] => {
  if (id.startsWith('business-card')) return [{ width: 3.5, height: 2 }];
  const size = sizeOf(name);
  return size ? [size] : [];
};

export function matchOf(product: Product, question: Question, sizes: readonly TrimSize[]): Match {
  const all = priceModels.rows.filter(({ id }) => product.models.some((start) => id.startsWith(start)));
  if (product.id === 'business-card') {
    const isThick = question.values.papers.some(({ unit, value }) => unit === 'points' && value > 16);
    const isPremium = isThick || has(question, ...premium);
    return { models: all.filter(({ id }) => id.endsWith('premium') === isPremium), isNearest: false };
  }
  if (product.id === 'booklet') return bookletMatch(all, pagesIn(question), sizes);
  const exact = sizes.flatMap((size) =>
    all.filter((model) => sizesOf(model).some((own) => isSame(own, size))).slice(0, 1),
  );
  if (exact.length > 0) return { models: exact, isNearest: false };
  if (sizes.length > 0 && all.some((model) => sizesOf(model).length > 0)) {
    const isFlatOfFolder = product.id === 'pocket-folder' || product.id === 'envelope';
    return { models: isFlatOfFolder ? all : nearest(all, sizes), isNearest: true };
  }
  const usual = product.id === 'postcard' ? all.filter(({ id }) => id.startsWith('postcard')) : all;
  return { models: usual, isNearest: false };
}

function bookletMatch(
  all: readonly PriceModel[],
  pages: readonly number[],
  sizes: readonly TrimSize[],
): Match {
  const isOtherSize = sizes.some((size) => !isSame(size, { width: 8.5, height: 11 }));
  const priced = pages.flatMap((count) => all.filter(({ id }) => id === `booklet-${count}`));
  if (pages.length === 0 || priced.length > 0) {
    return { models: pages.length === 0 ? all : priced, isNearest: isOtherSize };
  }
  const [wanted = 0] = pages;
  const closest = all.toSorted(
    (one, other) => Math.abs(pagesOf(one) - wanted) - Math.abs(pagesOf(other) - wanted),
  );
  return { models: closest.slice(0, 1), isNearest: isOtherSize, otherPages: wanted };
}

const pagesOf = ({ id }: PriceModel): number => Number(id.replace('booklet-', ''));

const area = ({ width, height }: TrimSize): number => width * height;

/** The next smaller and the next larger size that have a price. */
function nearest(models: readonly PriceModel[], [wanted]: readonly TrimSize[]): readonly PriceModel[] {
  if (!wanted) return [];
  const sized = models
    .flatMap((model) => sizesOf(model).map((size) => ({ model, by: area(size) - area(wanted) })))
    .toSorted((one, other) => one.by - other.by);
  const smaller = sized.findLast(({ by }) => by <= 0);
  const larger = sized.find(({ by }) => by > 0);
  return [smaller, larger].flatMap((one) => (one ? [one.model] : []));
}

const isSame = (one: TrimSize, other: TrimSize): boolean =>
  Math.abs(Math.min(one.width, one.height) - Math.min(other.width, other.height)) < 0.05 &&
  Math.abs(Math.max(one.width, one.height) - Math.max(other.width, other.height)) < 0.05;
