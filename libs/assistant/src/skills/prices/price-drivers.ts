import { estimate, savings } from '@printpartner/print-knowledge/pricing';
import { unitPrice } from '@printpartner/print-knowledge/figures';
import { asksYesNo } from '../../question/asked-form.ts';
import { has, type Question } from '../../question/question.ts';
import { answers, type Citation, type Skill } from '../skill.ts';
import { terms } from '../files/terms.ts';
import { matchOf } from './matched-models.ts';
import { productsOf } from './products.ts';
import { specText } from './run-price.ts';

const prices: Citation = { entry: 'Price range', place: 'Press and price' };

const drivers = terms(
  'drive, driver, affect, influence, determine, factor, depend, impact, go into, goes into',
  'calculate, figure out, come up with, set prices, make printing, why, matter, change, changes, what makes, makes a print, makes print',
);
const saving = terms(
  'save, saving, cut, reduce, lower, cheaper, bring down, less, trim, economize, shave',
  'under budget, over budget, keep',
);
const cost = terms('cost, price, pricing, money, budget, expense, expensive, bill, quote, cheaper');
const trust = terms(
  'firm, legally binding, binding price, binding quote, price binding, guarantee, guaranteed, exact, accurate, accuracy, final, official',
  'up to date, real, reliable, trust, current, how old, locked, tax, include shipping',
  'includes shipping, us dollars, dollars, euro, euros, currency, calculated, come from, price match, based on',
);

/** What moves a price, with the price of a known run as its source. */
function driverLines(): readonly string[] {
  const known = estimate('tri-fold', 5000);
  return known.ok ? known.value.drivers : [];
}

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

const isAbout = (question: Question): boolean =>
  has(question, ...cost) &&
  question.values.quantity === undefined &&
  !/\bbesides (?:the )?(?:cost|price)\b/.test(question.text);

const includes = terms('include, included, including, includes, cover the cost of');
const ours = terms(
  'your, the price, prices, these, those, this, that price, the estimate, the range, the cost, do, does, will',
);
const MORE_CHEAPER =
  /\b(?:bigger|larger|longer|higher|more)\b.*\b(?:quantit\w+|runs?|copies|pieces)\b.*\b(?:cheaper|less|lower)\b/;

/** `what drives the price of printing`, `how can I save money`, `do the prices include folding`. */
export const priceDrivers: Skill = {
  id: 'price-drivers',
  answer(question) {
    const isPrice =
      has(question, ...cost, 'range', 'shipping', 'design') && question.values.quantity === undefined;
    if (isWithShipping(question) || SHIPPING_EXTRA.test(question.text)) return included(question);
    if (isPrice && has(question, ...ours) && has(question, ...includes)) return included(question);
    if (WHY_LESS.test(question.text) || MORE_CHEAPER.test(question.text) || LONG_LESS.test(question.text))
      return longRuns(asksYesNo(question) ? '**Offset yes, digital hardly.** ' : '');
    if (GANG.test(question.text)) return gangRun();
    if (
      FEWER_INKS.test(question.text) &&
      question.values.quantity === undefined &&
      productsOf(question).length === 0
    )
      return answers(
        '**It may be.** Our prices are for color on both sides (4/4); fewer inks or one side only may cost less. Ask the printer for both.',
        [prices],
      );
    if (SPLIT.test(question.text)) return longRuns('**One run.** ');
    if (WHY_SHORT.test(question.text)) return longRuns();
    if (
      /\bcheapest (?:way|option) to (?:get|print|produce|make|do|run)\b/.test(question.text) &&
      !has(question, 'mail', 'mailing', 'ship', 'postage')
    )
      return waysToSave();
    if (has(question, 'postage', 'mail', 'mailing', 'plan', 'subscription', 'print partner'))
      return undefined;
    if (has(question, 'local') && has(question, ...cost, 'online')) return localShop();
    if (!isAbout(question)) return undefined;
    if (has(question, ...trust)) return trustworthy();
    const isHow = has(
      question,
      'how',
      'way',
      'tip',
      'what can',
      'help',
      'best',
      'idea',
      'advice',
      'any',
      'what makes',
      'save money',
      'cut costs',
      'reduce costs',
    );
    const isOther = has(question, 'how much', 'size', 'paper', 'coating', 'binding');
    if (isHow && has(question, ...saving) && !isOther) return waysToSave();
    if (!has(question, ...drivers) || has(question, 'unit cost', 'per piece')) return undefined;
    return answers(
      `**Quantity** first: setup is paid once, so each piece gets cheaper in a longer run. Then:\n${list(driverLines())}`,
      [prices],
    );
  },
};

const SHIPPING_EXTRA =
  /^(?:is|are|does|do)\b.*\b(?:shipping|tax|delivery)\b.*\b(?:extra|separate\w*|included?|on top)\b/;

/** `is that with shipping`, after a price. */
const isWithShipping = ({ text, leansOn }: Question): boolean =>
  /\b(?:with|plus|including|before|without|incl\.?) (?:the |any )?(?:shipping|tax|delivery|freight|mailing|postage)\b|\b(?:includ\w*|cover|covers) (?:the |any )?(?:shipping|tax|delivery|freight|mailing|postage|design|proofs?)\b/.test(
    text,
  ) &&
  (/\b(?:price|cost|range|quote|estimate)s?\b/.test(text) || leansOn !== undefined) &&
  !/\bhow much\b/.test(text);

/** What a price is for: the printing that its model names, and nothing else. */
function included(question: Question) {
  const specs = productsOf(question).flatMap((product) =>
    matchOf(product, question, question.values.sizes).models.slice(0, 1).map(specText),
  );
  const what =
    specs.length > 0
      ? ` The price is for ${specs.join(' and ')}.`
      : ' Each price names its stock, inks and folding.';
  return answers(
    `${!asksYesNo(question) ? '' : /\b(?:extra|separate\w*)\b/.test(question.text) ? '**Yes.** ' : '**No.** '}**Printing only**, in US dollars: no shipping, postage, tax, design or mailing services.${what} A planning range, not a quote.`,
    [prices],
  );
}

/** `why is it cheaper per piece to print more`. */
const WHY_LESS =
  /\bwhy\b.*\b(?:cheaper|less|lower|drop|drops|more|longer|larger|bigger)\b.*\b(?:per piece|each|a piece|apiece|unit|per copy|quantit\w+|runs?)\b/;

/** `why is it so expensive to print only 50`. */
const WHY_SHORT =
  /\bwhy\b.*\b(?:nearly|almost|about|practically|basically) (?:the same|as much)\b|\bwhy\b.*\bsame price\b|\b(?:why|how come)\b.*\b(?:expensive|pricey|insane|costs? so much|so much)\b.*\b(?:only|just|few|small|short|per piece|each)\b|\b(?:why|how come)\b.*\b(?:only|just|few|small|short)\b.*\b(?:expensive|pricey|insane|costs? so much|so much)\b/;

const GANG = /\bgang(?:ed|ing)?[- ]?runs?\b|\bgang(?:ing|ed) (?:jobs|sheets?|up)\b/;

const gangRun = () =>
  answers(
    'A **gang run** prints several jobs on one large sheet, so they share the setup: one of the ways to pay less. Stock, inks and schedule are the printer’s.',
    [prices],
  );

const LONG_LESS =
  /\b(?:bigger|larger|longer) (?:runs?|quantit\w+|orders?)\b.*\bcosts? less\b|\bmore copies\b.*\bcosts? less\b/;

/** `is printing one side cheaper`. */
const FEWER_INKS =
  /\b(?:one|single|1)[- ]?sided?\b.*\b(?:cheaper|less|save)\b|\b(?:cheaper|less|save)\b.*\b(?:(?:one|single|1)[- ]?sided?|black and white|one color|two colors)\b|\b(?:black and white|one color|two colors)\b.*\b(?:cheaper|less)\b/;

/** `is it cheaper to print 1,000 or two runs of 500`. */
const SPLIT =
  /\b(?:cheaper|better|cost|more|save|worth)\b.*\b(?:two|2|three|3|several|separate|split|multiple) (?:separate |smaller |print )?(?:runs?|orders?|batches)\b|\bsplit(?:ting)? (?:the |my |our |it |an? )?(?:runs?|orders?|job|into)\b/;

/** A run of half the quantity, and its price per piece. */
function longRuns(verdict = '') {
  const [few, many] = [2500, 5000].map((pieces) => estimate('tri-fold', pieces));
  if (!few?.ok || !many?.ok) return undefined;
  const example = `2,500 tri-folds cost about $${unitPrice(few.value.pieceUsd)} each, 5,000 about $${unitPrice(many.value.pieceUsd)}`;
  return answers(
    `${verdict}**Setup is paid once**: plates and makeready are most of the cost offset, and every additional sheet is cheap. ${example}, at the middle of our ranges. Digital has almost no setup, so its unit cost hardly changes.`,
    [prices, { entry: 'Sheetfed', place: 'Printing Presses' }],
  );
}

function waysToSave() {
  return answers(
    `**${savings.length} ways to pay less without losing quality:**\n${list(savings)}\n\nAsk for two or three quantities in the same quote: the price breaks show at once.`,
    [prices, { entry: 'Choose the press by quantity', place: 'Planning & Strategy' }],
  );
}

function localShop() {
  const [line = ''] = driverLines().filter((driver) => driver.startsWith('Printer'));
  return answers(
    `${line.replace('Printer: a', 'A').replace('the middle price', '**the middle of our price ranges**')}. The ranges are online prices; a local shop adds advice, proofs and checking.`,
    [prices],
  );
}

function trustworthy() {
  return answers(
    '**They are planning ranges, not quotes**: printing only, in US dollars, before tax, shipping and postage. Products from the survey rest on about 30 published price lists of Feb 11, 2026, and local prices may vary ±25%; business cards, folders, letterheads, envelopes and posters are typical online prices, unverified, ±40%. Add 3–5% to the surveyed prices for late 2026. Only a printer’s quote is binding: send your spec sheet to two or three.',
    [prices],
  );
}
