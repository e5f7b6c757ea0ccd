/** Paper stays white in the dark theme, so these are always the light theme's colors. */
export const paperColors = {
  trim: '#171717',
  bleed: '#00759c',
  safe: '#bc1a75',
  paper: '#ffffff',
  fail: '#b3200e',
  warning: '#8a5300',
  warningFill: '#f2a900',
  manual: '#3f52a3',
} as const;
