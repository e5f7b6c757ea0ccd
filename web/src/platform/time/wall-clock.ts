/**
 * The instant of a local date and time in a zone, ms since 1970; NaN for an invalid one. A time that daylight saving
 * skips moves forward; of a repeated time the first is used.
 */
export function instantOf(date: string, time: string, timeZone: string): number {
  const wall = Date.parse(`${date}T${time}:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time) || Number.isNaN(wall))
    return Number.NaN;
  const before = offsetAt(wall - DAY_MS, timeZone);
  const after = offsetAt(wall + DAY_MS, timeZone);
  // Two readings: take the earlier. None (a skipped time): the old offset moves it forward.
  const readings = [wall - before, wall - after].filter((at) => at + offsetAt(at, timeZone) === wall);
  return readings.length > 0 ? Math.min(...readings) : wall - before;
}

const DAY_MS = 86_400_000;

/** The zone's offset from UTC at an instant, ms. */
function offsetAt(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return wall - Math.floor(at / 1000) * 1000;
}
