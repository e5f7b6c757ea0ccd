import type { Skill } from '../skill.ts';
import { addressOrientation } from './address-orientation.ts';
import { addressSide, coatedAddressSide } from './address-side.ts';
import { darkEnvelope } from './dark-envelope.ts';
import { bulkMinimum } from './bulk-minimum.ts';
import { classRules, datedClass } from './class-rules.ts';
import { comparedWeights } from './compared-weights.ts';
import { eddmPostage } from './eddm-postage.ts';
import { eddm } from './eddm.ts';
import { envelopeFacts } from './envelope-facts.ts';
import { envelopeFit } from './envelope-fit.ts';
import { envelopeWeight } from './envelope-weight.ts';
import { fitsInSize } from './fits-in-size.ts';
import { letterShape, namedShape } from './letter-shape.ts';
import { mailGlossary } from './mail-glossary.ts';
import { mailWeight, weighedPieces } from './mail-weight.ts';
import { nonmachinable } from './nonmachinable.ts';
import { postage } from './postage.ts';
import { permitTotal } from './permit-fees.ts';
import { plainPostage } from './plain-postage.ts';
import { priceDates } from './price-dates.ts';
import { privateContent } from './private-content.ts';
import { pieceTabs, sealingTabs } from './sealing-tabs.ts';
import { severalQuestions } from './several-questions.ts';
import { shapeLimits } from './shape-limits.ts';
import { sortedMailing } from './sorted-mailing.ts';
import { stampPrices } from './stamp-prices.ts';
import { strategy } from './strategy.ts';
import { thicknessCheck } from './thickness-check.ts';
import { unlistedPrices } from './unlisted-prices.ts';
import { weighedSheets } from './weighed-sheets.ts';

/** Questions that name so exactly what of the mail they ask that another subject can hardly mean them. */
export const exactMailSkills: readonly Skill[] = [
  unlistedPrices,
  privateContent,
  datedClass,
  darkEnvelope,
  fitsInSize,
  sortedMailing,
  bulkMinimum,
  permitTotal,
  severalQuestions,
  comparedWeights,
  envelopeWeight,
  weighedSheets,
  weighedPieces,
  pieceTabs,
  addressOrientation,
  coatedAddressSide,
  namedShape,
  plainPostage,
];

/** The first that has an answer wins: particular terms before sizes, sizes before advice. */
export const mailSkills: readonly Skill[] = [
  envelopeFit,
  mailGlossary,
  sealingTabs,
  eddm,
  addressSide,
  nonmachinable,
  mailWeight,
  priceDates,
  thicknessCheck,
  shapeLimits,
  eddmPostage,
  stampPrices,
  postage,
  classRules,
  envelopeFacts,
  letterShape,
  strategy,
];
