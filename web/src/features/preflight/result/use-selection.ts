import { useMemo, useState } from 'react';
import type { PreflightCheck } from '@printpartner/contracts/types';
import { type PlacedFinding, inListOrder, placeFindings } from '../pages/placed-finding.ts';

/** What the detail panel shows: a finding, or a check without findings. */
export interface Chosen {
  check: PreflightCheck;
  finding: PlacedFinding | null;
}

/** The finding or check selected in list, pages and detail alike. */
export function useSelection(checks: readonly PreflightCheck[], onChoose: () => void) {
  const ordered = useMemo(() => inListOrder(checks), [checks]);
  const findings = useMemo(() => placeFindings(checks), [checks]);
  const stops = useMemo(() => stopsOf(ordered, findings), [ordered, findings]);
  const [chosen, setChosen] = useState<Chosen | undefined>(() => stops[0] ?? firstCheck(ordered));
  const [hovered, setHovered] = useState<PlacedFinding | null>(null);
  const index = stops.findIndex((stop) => stop.check === chosen?.check && stop.finding === chosen.finding);

  function choose(next: Chosen) {
    setChosen(next);
    onChoose();
  }

  function chooseCheck(check: PreflightCheck) {
    choose({ check, finding: findings.find((finding) => finding.check === check) ?? null });
  }

  /** Returns the new choice; undefined at either end. */
  function step(by: 1 | -1): Chosen | undefined {
    const next = index < 0 ? undefined : stops[index + by];
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
    hasPrevious: index > 0,
    hasNext: index >= 0 && index < stops.length - 1,
  };
}

export type Selection = ReturnType<typeof useSelection>;

/** Every finding, and every check that did not pass without one. */
function stopsOf(ordered: readonly PreflightCheck[], findings: readonly PlacedFinding[]): Chosen[] {
  return ordered
    .filter(({ status }) => status !== 'pass')
    .flatMap((check): Chosen[] => {
      const own = findings.filter((finding) => finding.check === check);
      return own.length > 0 ? own.map((finding) => ({ check, finding })) : [{ check, finding: null }];
    });
}

/** Selected when every check passed. */
function firstCheck(ordered: readonly PreflightCheck[]): Chosen | undefined {
  const [check] = ordered;
  return check && { check, finding: null };
}
