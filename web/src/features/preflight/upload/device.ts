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

/** iPads, iPhones, and Macs with a touch screen, which iPads report themselves as. Full Scan isn't offered there. */
export function isAppleTouchDevice({ userAgent, platform, maxTouchPoints }: Device): boolean {
  if (/iPad|iPhone|iPod/.test(userAgent)) return true;
  const isMac = platform.startsWith('Mac') || userAgent.includes('Macintosh');
  return isMac && maxTouchPoints > 1;
}

/** Apple's touch devices and small ones of others, whose files are limited. */
export function isMobileDevice(device: Device): boolean {
  const { maxTouchPoints, hasFinePointer, shortSide } = device;
  return isAppleTouchDevice(device) || (maxTouchPoints > 0 && !hasFinePointer && shortSide < SMALL_SIDE);
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
