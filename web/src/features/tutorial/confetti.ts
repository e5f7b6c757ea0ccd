import { flightOf, particleCount } from './confetti-flight.ts';

const inks = ['var(--cyan)', 'var(--magenta)', 'var(--yellow)', 'var(--ink)'] as const;

/** Throws 80 scraps of the four inks over everything, once; nothing for those who want no motion. */
export async function throwConfetti(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const layer = document.createElement('div');
  layer.dataset['confetti'] = '';
  layer.ariaHidden = 'true';
  layer.className = 'pointer-events-none fixed inset-0 z-60 overflow-hidden';
  const scraps = Array.from({ length: particleCount }, (_, place) => {
    const scrap = document.createElement('span');
    scrap.className = 'absolute top-1/2 left-1/2 h-1.5 w-2.5';
    scrap.style.backgroundColor = inks[place % inks.length] ?? inks[0];
    return scrap;
  });
  layer.append(...scraps);
  document.body.append(layer);
  const flights = scraps.map((scrap) => {
    const { keyframes, timing } = flightOf(Math.random);
    return scrap.animate(keyframes, timing).finished;
  });
  await Promise.allSettled(flights);
  layer.remove();
}
