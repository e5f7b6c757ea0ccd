import { sessionStore } from '../../platform/storage/browser-storage.ts';

/** Enough to tell links apart; the rest of the token stays in the address. */
const TOKEN_CHARACTERS = 12;

export interface KeptAnswer<Draft, Field> {
  draft: Draft;
  /** What the visitor started from. Earlier builds of the page kept none. */
  base?: Draft;
  /** What was sent, perhaps without an answer. */
  sent?: readonly Draft[];
  /** Fields that were changed here and elsewhere, until the visitor has chosen. */
  unresolved?: readonly Field[];
  /** Revision of the sent answer that is merged in the draft; 0 if there was none. */
  revision: number;
  /** Version that the page showed when the draft was opened. */
  version: number;
}

interface AnswerForm<Draft, Field> {
  /** Begins the keys in the tab's storage. */
  name: string;
  empty: Draft;
  fields: readonly Field[];
}

/** The unsent answers to a noun's links in this tab, so that a reload loses nothing. Nobody else who uses the device sees them. */
export class KeptAnswers<Draft extends object, Field extends string> {
  constructor(private readonly form: AnswerForm<Draft, Field>) {}

  /** Null without one. */
  read(token: string): KeptAnswer<Draft, Field> | null {
    const kept = sessionStore.readJson<KeptAnswer<Draft, Field>>(this.keyOf(token));
    const { draft, base, sent = [], unresolved = [], revision, version } = kept ?? {};
    return this.isDraft(draft) && typeof revision === 'number' && typeof version === 'number'
      ? {
          draft,
          ...(this.isDraft(base) && { base }),
          sent: sent.filter((one) => this.isDraft(one)),
          unresolved: this.form.fields.filter((field) => unresolved.includes(field)),
          revision,
          version,
        }
      : null;
  }

  keep(token: string, answer: KeptAnswer<Draft, Field>): void {
    sessionStore.writeJson(this.keyOf(token), answer);
  }

  drop(token: string): void {
    sessionStore.remove(this.keyOf(token));
  }

  private keyOf(token: string): string {
    return `${this.form.name}:${token.slice(0, TOKEN_CHARACTERS)}`;
  }

  /** What an earlier build of the page kept may have another form. */
  private isDraft(kept: object | null | undefined): kept is Draft {
    const values = new Map<string, unknown>(Object.entries(kept ?? {}));
    return Object.entries(this.form.empty).every(([field, empty]) => {
      const value = values.get(field);
      return typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty);
    });
  }
}
