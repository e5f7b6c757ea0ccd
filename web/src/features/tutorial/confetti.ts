import { flightOf, PARTICLE_COUNT } from './confetti-flight.ts';

const inks = ['var(--cyan)', 'var(--magenta)', 'var(--yellow)', 'var(--ink)'] as const;

/** Shows 80 particles in the four ink colors, once. Does nothing when the user prefers reduced motion. */
export async function throwConfetti(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const layer = document.createElement('div');
  layer.dataset['confetti'] = '';
  layer.ariaHidden = 'true';
  layer.className = 'pointer-events-none fixed inset-0 z-60 overflow-hidden';
  const particles = Array.from({ length: PARTICLE_COUNT }, (_, place) => {
    const particle = document.createElement('span');
    particle.className = 'absolute top-1/2 left-1/2 h-1.5 w-2.5';
    particle.style.backgroundColor = inks[place % inks.length] ?? inks[0];
    return particle;
  });
  layer.append(...particles);
  document.body.append(layer);
  const flights = particles.map((particle) => {
    const { keyframes, timing } = flightOf(Math.random);
    return particle.animate(keyframes, timing).finished;
  });
  await Promise.allSettled(flights);
  layer.remove();
}
