import type { ChatSource } from '@printpartner/contracts';
import { fieldLimits } from '@printpartner/print-search/answers';

const BASE = 'https://print-partner.invalid';

/** Which links an answer may have: our screens, and pages that it cites. */
export class OwnLinks {
  readonly #cited = new Map<string, ChatSource>();
  readonly #used = new Map<string, ChatSource>();

  /** @param hasEntry whether a path and query lead to an entry of the guides */
  constructor(private readonly hasEntry: (address: string) => boolean) {}

  /** The answer may link to these. */
  cite(sources: readonly ChatSource[]): void {
    for (const source of sources) this.#cited.set(plainAddress(source.address), source);
  }

  /** The address as it is linked, or undefined if it may not be. */
  allowed(target: string): string | undefined {
    const address = plainAddress(target);
    const source = this.#cited.get(address);
    if (source) {
      this.#used.set(address, source);
      return source.address;
    }
    if (!address.startsWith('/')) return undefined;
    return this.hasEntry(target) || isCalculator(address) ? target : undefined;
  }

  /** The cited sources that the answer has linked to, in its order. */
  used(): ChatSource[] {
    return [...this.#used.values()];
  }
}

/** The same text for the same address, however it is escaped; '' for anything that isn't ours or https. */
function plainAddress(address: string): string {
  if (/[\s\\\p{Cc}]/u.test(address) || address.startsWith('//')) return '';
  const url = URL.parse(address, BASE);
  if (!url || url.protocol !== 'https:' || url.username !== '') return '';
  const query = [...url.searchParams].map(([name, value]) => `${name}=${value}`).join('&');
  const path = `${url.pathname}${query === '' ? '' : `?${query}`}`;
  return url.origin === BASE ? (address.startsWith('/') ? path : '') : `${url.origin}${path}${url.hash}`;
}

function isCalculator(address: string): boolean {
  const [, name] = /^\/\?calculators=([a-z-]+)(?:&|$)/.exec(address) ?? [];
  return name !== undefined && Object.hasOwn(fieldLimits, name);
}
