import type { Steps } from './steps.ts';

export const hairlinesSteps: Steps = {
  indesign: [
    'Select the line and set 0.25 pt or more in the Stroke panel.',
    'Look for strokes called Hairline in imported art and tables.',
    'Check scaled objects: Adjust Stroke Weight when Scaling changes them.',
  ],
  illustrator: [
    'Choose Select, Same, Stroke Weight on one of them.',
    'Set 0.25 pt or more in the Stroke panel.',
    'Before you scale, look at Scale Strokes & Effects in Preferences.',
  ],
  canva: [
    'Select the line and raise its weight to 1 or more.',
    'Replace thin lines in uploaded art where it was made.',
    'Avoid very thin typefaces at small sizes.',
  ],
  word: [
    'Select the border or line and set ¼ pt or more; ½ pt is safe.',
    'Set table borders under Table Design, Pen Weight.',
    'Charts: set their lines under Format, Shape Outline, Weight.',
  ],
};
