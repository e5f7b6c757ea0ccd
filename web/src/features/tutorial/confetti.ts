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

export const PARTICLE_COUNT = 80;

interface Flight {
  keyframes: Keyframe[];
  timing: KeyframeAnimationOptions;
}

/**
 * The animation of one particle, thrown up from the middle of the screen: it rises, drifts, turns, falls and fades.
 *
 * @param random returns a new number from 0 to 1 on each call
 */
export function flightOf(random: () => number): Flight {
  const between = (from: number, to: number) => from + (to - from) * random();
  const drift = between(-46, 46);
  const rise = between(10, 46);
  const turn = between(-720, 720);
  const at = (x: number, y: number, angle: number) => `translate(${x}vw, ${y}vh) rotate(${angle}deg)`;
  return {
    keyframes: [
      { transform: at(0, 0, 0), opacity: 1, easing: 'ease-out' },
      { transform: at(drift * 0.7, -rise, turn * 0.4), opacity: 1, offset: 0.35, easing: 'ease-in' },
      { transform: at(drift, 50, turn), opacity: 0 },
    ],
    timing: { duration: between(1400, 2400), fill: 'both' },
  };
}
