export interface Device {
  userAgent: string;
  platform: string;
  maxTouchPoints: number;
  /** Shorter side of the screen, CSS px. */
  shortSide: number;
  hasFinePointer: boolean;
}

/** CSS px. Touch screens below this are phones or small tablets. */
const SMALL_SIDE = 700;

/** iPads, iPhones, Macs with a touch screen (iPads report themselves as Macs), and small touch devices. */
export function isMobileDevice({
  userAgent,
  platform,
  maxTouchPoints,
  shortSide,
  hasFinePointer,
}: Device): boolean {
  if (/iPad|iPhone|iPod/.test(userAgent)) return true;
  const isMac = platform.startsWith('Mac') || userAgent.includes('Macintosh');
  if (isMac && maxTouchPoints > 1) return true;
  return maxTouchPoints > 0 && !hasFinePointer && shortSide < SMALL_SIDE;
}

export function thisDevice(): Device {
  return {
    userAgent: navigator.userAgent,
    platform: navigator.platform,
    maxTouchPoints: navigator.maxTouchPoints,
    shortSide: Math.min(window.screen.width, window.screen.height),
    hasFinePointer: window.matchMedia('(pointer: fine)').matches,
  };
}
