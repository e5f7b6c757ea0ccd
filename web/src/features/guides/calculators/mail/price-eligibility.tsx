import { Check, X } from 'lucide-react';
import {
  limitSource,
  type Eligibility,
  type LimitCheck,
  type PriceCategory,
} from '@printpartner/print-knowledge/mail';
import { rounded, type Footnotes, hundredthsText } from '@printpartner/print-knowledge/figures';
import { Cite } from '../../../../ui/source-notes.tsx';
import { FoldSummary } from '../fold-out.tsx';
import { Length } from '../../../../ui/length.tsx';

const categoryNames: Record<PriceCategory, string> = {
  card: 'Card',
  'commercial-card': 'Card, commercial',
  letter: 'Letter',
  flat: 'Flat, First-Class',
  'marketing-flat': 'Flat, Marketing Mail',
  'eddm-flat': 'EDDM',
};

/** Every price category: whether the piece qualifies, and its distance to each limit. */
export function PriceCategories({
  eligibility,
  notes,
}: {
  eligibility: readonly Eligibility[];
  notes: Footnotes;
}) {
  return (
    <div>
      <h3 className="type-label">Price categories and limits</h3>
      <ul className="mt-1 border-t border-rule">
        {eligibility.map((one) => (
          <li key={one.category} className="border-b border-rule">
            <Category eligibility={one} notes={notes} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Category({ eligibility, notes }: { eligibility: Eligibility; notes: Footnotes }) {
  const { category, isEligible, limits, reasons } = eligibility;
  const Icon = isEligible ? Check : X;
  return (
    <details className="group">
      <FoldSummary className="type-data py-1.5">
        <Icon
          size={16}
          strokeWidth={2}
          aria-hidden
          className={`shrink-0 ${isEligible ? 'text-pass' : 'text-ink-3'}`}
        />
        <span className={`min-w-0 ${isEligible ? 'font-semibold' : 'text-ink-2'}`}>
          {categoryNames[category]}
        </span>
        <span className="ml-auto text-right text-ink-2">
          {isEligible ? 'Qualifies' : <FirstReason eligibility={eligibility} />}
        </span>
      </FoldSummary>
      <dl className="type-note pb-2 pl-6 text-ink-2">
        {limits.map((check) => (
          <div key={`${check.measure} ${check.kind}`} className="flex justify-between gap-3 py-0.75">
            <dt>
              <LimitName check={check} />
            </dt>
            <dd className="tabular-nums">
              <Clearance check={check} />
              <Cite notes={notes} from={limitSource(category, check)} />
            </dd>
          </div>
        ))}
      </dl>
      {reasons.map(({ short, text }) => (
        <p key={short} className="type-note pb-2 pl-6 text-ink-2">
          {text}
        </p>
      ))}
    </details>
  );
}

/** The first reason a piece doesn't qualify. */
function FirstReason({ eligibility: { limits, reasons } }: { eligibility: Eligibility }) {
  const unmet = limits.find(({ isMet, kind }) => !isMet && kind !== 'one over');
  if (!unmet) return <span className="first-letter:uppercase">{reasons[0]?.short ?? 'too small'}</span>;
  return (
    <>
      <Measure value={Math.abs(unmet.clearance)} unit={unitOf(unmet)} />{' '}
      {failures[`${unmet.measure} ${unmet.kind}`]}
    </>
  );
}

const failures: Record<string, string> = {
  'height at most': 'too tall',
  'height at least': 'too short',
  'length at most': 'too long',
  'length at least': 'too short',
  'thickness at most': 'too thick',
  'thickness at least': 'too thin',
  'weight at most': 'too heavy',
  'weight below': 'too heavy',
};

const measureNames = { height: 'Height', length: 'Length', thickness: 'Thickness', weight: 'Weight' };
const kindNames = { 'at least': 'at least', 'at most': 'at most', below: 'below', 'one over': 'over' };

/** `Length, at most 6 in`. */
function LimitName({ check }: { check: LimitCheck }) {
  return (
    <>
      {measureNames[check.measure]}, {kindNames[check.kind]}{' '}
      <Measure value={check.limit} unit={unitOf(check)} />
    </>
  );
}

/** Distance to a limit, negative when exceeded: `+1/4 in`, `−3 in`. */
function Clearance({ check }: { check: LimitCheck }) {
  const isExceeded = !check.isMet && check.kind !== 'one over';
  return (
    <span className={`whitespace-nowrap ${isExceeded ? 'font-semibold text-fail' : ''}`}>
      {check.clearance < 0 ? '−' : check.clearance > 0 && '+'}
      <Measure value={Math.abs(check.clearance)} unit={unitOf(check)} />
    </span>
  );
}

/** Inches from 1/16 in multiples of 1/64 as fractions, everything else as decimals. */
function Measure({ value, unit }: { value: number; unit: 'in' | 'oz' }) {
  if (unit === 'oz') return <span className="whitespace-nowrap">{hundredthsText(value)} oz</span>;
  const isFraction = value >= 1 / 16 && Number.isInteger(value * 64);
  return (
    <Length
      value={isFraction ? value : Number(rounded(value, 4))}
      {...(!isFraction && { decimals: 'all' })}
    />
  );
}

const unitOf = ({ measure }: LimitCheck) => (measure === 'weight' ? 'oz' : 'in');
