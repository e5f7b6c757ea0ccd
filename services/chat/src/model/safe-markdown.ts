/** Longest link that is waited for; what is longer is plain text. */
const MAX_LENGTH = 700;
/** Begins something that may have to be changed. */
const SPECIAL = /\\|!?\[|\]|<|https?:\/\/|www\./i;
/** The end of a text that may become special with what follows. */
const BEGINNING = /(?:\\|!|\]|h|ht|htt|https?|https?:|https?:\/|w|ww|www)$/i;
const ADDRESS = /^(?:https?:\/\/|www\.)[^\s<>()[\]"'`]*/i;
/** What two safe texts must not become where they meet. */
const UNSAFE_JOINT = /https?:\/\/|www\.|!\[|\]:|\]\(|<[a-z/!?]/gi;
const JOINT = 8;

interface Scanned {
  /** Undefined: more text is needed to decide. */
  out: string | undefined;
  /** Characters that `out` stands for. */
  length: number;
}

/**
 * Makes a model's markdown safe while it streams: links stay only where `allowed` gives their address, others become their
 * text; images and HTML are dropped. An unfinished link is held back until it ends or is too long to be one.
 */
export class SafeMarkdown {
  #held = '';
  /** The end of what was sent. */
  #tail = '';

  constructor(private readonly allowed: (target: string) => string | undefined) {}

  /** @returns what is safe to send now */
  push(text: string): string {
    this.#held += text;
    return this.#take(false);
  }

  /** The rest, after the last piece. */
  end(): string {
    return this.#take(true);
  }

  #take(isEnd: boolean): string {
    let out = '';
    const send = (safe: string) => {
      const joined = safe === '' ? '' : this.#joined(safe);
      this.#tail = (this.#tail + joined).slice(-JOINT);
      out += joined;
    };
    for (;;) {
      const found = SPECIAL.exec(this.#held);
      if (!found) {
        const begun = isEnd ? undefined : BEGINNING.exec(this.#held)?.index;
        send(this.#held.slice(0, begun));
        this.#held = begun === undefined ? '' : this.#held.slice(begun);
        return out;
      }
      send(this.#held.slice(0, found.index));
      this.#held = this.#held.slice(found.index);
      const isWhole = isEnd || this.#held.length > MAX_LENGTH;
      const { out: safe, length } = this.#scan(this.#held.slice(0, MAX_LENGTH), isWhole);
      if (safe === undefined) return out;
      send(safe);
      this.#held = this.#held.slice(length);
    }
  }

  /** What was dropped between two texts must not make a link of them. */
  #joined(safe: string): string {
    const joint = this.#tail.length;
    const isUnsafe = [...(this.#tail + safe.slice(0, JOINT)).matchAll(UNSAFE_JOINT)].some(
      ({ index, 0: { length } }) => index < joint && index + length > joint,
    );
    return isUnsafe ? ` ${safe}` : safe;
  }

  #scan(text: string, isEnd: boolean): Scanned {
    if (text.startsWith('\\'))
      return text.length > 1 || isEnd ? kept(/^\\[!-/:-@[-`{-~]?/.exec(text)?.[0] ?? '') : WAIT;
    // A link's definition begins with “[name]:”.
    if (text.startsWith(']'))
      return text.length === 1 && !isEnd
        ? WAIT
        : { out: text[1] === ':' || text[1] === '(' ? '] ' : ']', length: 1 };
    if (text.startsWith('<')) return scanTag(text, isEnd);
    if (text.startsWith('[') || text.startsWith('![')) return this.#scanLink(text, isEnd);
    const [address = ''] = ADDRESS.exec(text) ?? [];
    return address.length === text.length && !isEnd ? WAIT : this.#scanAddress(address);
  }

  #scanAddress(found: string): Scanned {
    const address = found.replace(/[.,;:!?*_]+$/, '');
    const isOurs = this.allowed(address) !== undefined;
    return { out: isOurs ? address : unlinked(address), length: Math.max(address.length, 1) };
  }

  #scanLink(text: string, isEnd: boolean): Scanned {
    const isImage = text.startsWith('!');
    const start = isImage ? 2 : 1;
    const close = closing(text, start, '[', ']');
    if (close === undefined) return isEnd ? { out: isImage ? '' : '\\[', length: start } : WAIT;
    if (close + 1 === text.length && !isEnd) return WAIT;
    const label = text.slice(start, close);
    if (text[close + 1] === '(') {
      const end = closing(text, close + 2, '(', ')');
      if (end === undefined && !isEnd) return WAIT;
      const inside = text.slice(close + 2, end ?? text.length).trim();
      const length = end === undefined ? text.length : end + 1;
      if (isImage) return { out: '', length };
      const [target = ''] = /^(?:<[^<>]*>|\S+)/.exec(inside) ?? [];
      const address = end === undefined ? undefined : this.allowed(target.replace(/^<|>$/g, ''));
      const plain = this.#plain(label);
      return { out: address === undefined ? plain : `[${plain}](${escaped(address)})`, length };
    }
    if (isImage) return { out: this.#plain(label), length: close + 1 };
    // “[text][reference]” would be a link if it were defined.
    if (text[close + 1] === '[') return { out: this.#plain(label), length: close + 1 };
    const isDefinition = text[close + 1] === ':';
    return { out: isDefinition ? `${this.#plain(label)} ` : `[${this.#plain(label)}]`, length: close + 1 };
  }

  /** The label of a link, without links of its own. */
  #plain(label: string): string {
    const inner = new SafeMarkdown(() => undefined);
    return unlinked((inner.push(label) + inner.end()).replace(/[\\[\]<>]/g, ''));
  }
}

const WAIT: Scanned = { out: undefined, length: 0 };
const kept = (text: string): Scanned => ({ out: text, length: text.length });

/** A tag or autolink is dropped; a “<” before anything else is a sign. */
function scanTag(text: string, isEnd: boolean): Scanned {
  if (text.length === 1 && !isEnd) return WAIT;
  if (!/^<[a-z/!?]/i.test(text)) return { out: /^<[\s\d=]/.test(text) ? '<' : '\\<', length: 1 };
  const end = text.indexOf('>');
  if (end < 0) return isEnd ? { out: '', length: 1 } : WAIT;
  const inside = text.slice(1, end);
  return { out: /^(?:https?:|www\.)[^\s<()[\]\\!]*$/i.test(inside) ? unlinked(inside) : '', length: end + 1 };
}

/** An address that no reader of markdown makes a link of. */
function unlinked(address: string): string {
  const plain = address.replace(/https?:\/\/|www\./gi, '');
  return plain === address ? plain : unlinked(plain);
}

const escaped = (address: string): string => address.replaceAll('(', '%28').replaceAll(')', '%29');

/** Place of the bracket that closes; undefined if the text ends before, or the line does twice. */
function closing(text: string, from: number, opens: string, closes: string): number | undefined {
  let depth = 1;
  for (let place = from; place < text.length; place++) {
    const sign = text[place];
    if (sign === '\\') place++;
    else if (sign === opens) depth++;
    else if (sign === closes && --depth === 0) return place;
  }
  return undefined;
}
