import { useMemo, useState } from 'react';
import type { PreflightCheck } from '@printpartner/contracts/types';
import type { PlacedFinding } from '../pages/page-view.ts';
import { inListOrder, placeFindings } from './check-groups.ts';

/** What the detail panel shows: a finding, or a check that has none. */
export interface Chosen {
  check: PreflightCheck;
  finding: PlacedFinding | null;
}

/** The one finding that list, pages and detail are about. */
export function useSelection(checks: readonly PreflightCheck[], onChoose: () => void) {
  const ordered = useMemo(() => inListOrder(checks), [checks]);
  const findings = useMemo(() => placeFindings(checks), [checks]);
  const stops = useMemo(() => stopsOf(ordered, findings), [ordered, findings]);
  const [chosen, setChosen] = useState<Chosen | undefined>(() => stops[0] ?? firstOf(ordered));
  const [hovered, setHovered] = useState<PlacedFinding | null>(null);
  const place = stops.findIndex((stop) => stop.check === chosen?.check && stop.finding === chosen.finding);

  function choose(next: Chosen) {
    setChosen(next);
    onChoose();
  }

  function chooseCheck(check: PreflightCheck) {
    choose({ check, finding: findings.find((finding) => finding.check === check) ?? null });
  }

  /** Answers what is chosen after it; undefined at either end. */
  function step(by: 1 | -1): Chosen | undefined {
    const next = place < 0 ? undefined : stops[place + by];
    if (next) choose(next);
    return next;
  }

  return {
    ordered,
    findings,
    chosen,
    hovered,
    setHovered,
    chooseCheck,
    chooseFinding: (finding: PlacedFinding) => choose({ check: finding.check, finding }),
    step,
    hasPrevious: place > 0,
    hasNext: place >= 0 && place < stops.length - 1,
  };
}

export type Selection = ReturnType<typeof useSelection>;

/** One after another through all that is not passed. */
function stopsOf(ordered: readonly PreflightCheck[], findings: readonly PlacedFinding[]): Chosen[] {
  return ordered
    .filter(({ status }) => status !== 'pass')
    .flatMap((check): Chosen[] => {
      const own = findings.filter((finding) => finding.check === check);
      return own.length > 0 ? own.map((finding) => ({ check, finding })) : [{ check, finding: null }];
    });
}

/** Where all is passed, the first check with what it saw. */
function firstOf(ordered: readonly PreflightCheck[]): Chosen | undefined {
  const [check] = ordered;
  return check && { check, finding: null };
}
