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
