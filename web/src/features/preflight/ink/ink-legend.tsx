import { useId } from 'react';
import type { ProfileLimits } from '@printpartner/contracts/types';
import type { InkPage } from './ink-page.ts';
import { bandColors, bandPatterns, type InkBand, inkBands } from './heat-map.ts';

interface InkLegendProps {
  limits: ProfileLimits['ink'];
  page: Pick<InkPage, 'estimatedFor' | 'uncertain'>;
}

/** The colors of the heat map and the limits of the profile. */
export function InkLegend({ limits, page: { estimatedFor, uncertain } }: InkLegendProps) {
  return (
    <div className="type-note text-ink-2">
      <ul aria-label="Total ink coverage" className="flex flex-wrap gap-x-3.5 gap-y-1">
        {inkBands(limits).map((band) => (
          <li key={band.id} className="flex items-center gap-1.5 whitespace-nowrap">
            <Swatch id={band.id} />
            {band.name}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-ink-3">
        Type is only colored where its own inks exceed a limit.
        {estimatedFor && ` Inks of RGB and other converted colors are estimated for ${estimatedFor}.`}
        {uncertain.length > 0 && ` Uncertain on this page: ${uncertain.join(', ')}.`}
      </p>
    </div>
  );
}

const marks = {
  dots: <path d="M2 2h2v2h-2zM10 2h2v2h-2zM18 2h2v2h-2zM6 8h2v2h-2zM14 8h2v2h-2z" />,
  stripes: <path d="M0 12 12 0h4L4 12zM12 12 24 0v4l-8 8zM0 0h4L0 4z" />,
  'back-stripes': <path d="M0 0h4l12 12h-4zM12 0h4l8 8v4zM0 8l4 4H0z" />,
} as const;

function Swatch({ id }: { id: InkBand['id'] }) {
  const clip = useId();
  const pattern = bandPatterns[id];
  return (
    <svg width="24" height="12" viewBox="0 0 24 12" aria-hidden className="rounded-mark">
      <clipPath id={clip}>
        <rect width="24" height="12" rx="2" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="24" height="12" fill={bandColors[id]} />
        {pattern && <g fill={pattern.color}>{marks[pattern.kind]}</g>}
      </g>
    </svg>
  );
}
