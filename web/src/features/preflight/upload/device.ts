export interface Device {
  userAgent: string;
  platform: string;
  maxTouchPoints: number;
  /** Shorter side of the screen, CSS px. */
  shortSide: number;
  hasFinePointer: boolean;
}

/** Below it, a touch screen is a phone's or a small tablet's. */
const smallSide = 700;

/** iPads, iPhones, Macs with a touch screen (as an iPad calls itself), and small touch devices. */
export function isMobile({
  userAgent,
  platform,
  maxTouchPoints,
  shortSide,
  hasFinePointer,
}: Device): boolean {
  if (/iPad|iPhone|iPod/.test(userAgent)) return true;
  const isMac = platform.startsWith('Mac') || userAgent.includes('Macintosh');
  if (isMac && maxTouchPoints > 1) return true;
  return maxTouchPoints > 0 && !hasFinePointer && shortSide < smallSide;
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
