/** On paper, which stays white in the dark too: the light colors of the design guide, whatever the theme. */
export const paperInks = {
  trim: '#171717',
  bleed: '#00759c',
  safe: '#bc1a75',
  paper: '#ffffff',
  fail: '#b3200e',
  warning: '#8a5300',
  warningFill: '#f2a900',
  manual: '#3f52a3',
} as const;
