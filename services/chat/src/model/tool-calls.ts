import type { ChatCompletionChunk } from 'openai/resources/chat/completions';

export interface ToolCall {
  id: string;
  name: string;
  /** JSON as the model wrote it. */
  arguments: string;
}

type ToolCallPiece = ChatCompletionChunk.Choice.Delta.ToolCall;

/** Puts tool calls together that arrive in pieces, mixed. */
export class ToolCallAssembler {
  readonly #calls: (ToolCall & { index: number })[] = [];

  add(piece: ToolCallPiece): void {
    const call = this.#callOf(piece);
    const { name, arguments: text } = piece.function ?? {};
    // Some endpoints repeat the name in every piece.
    if (name && name !== call.name) call.name += name;
    if (text) call.arguments += text;
  }

  /** All calls so far, each with an id. */
  all(): ToolCall[] {
    return this.#calls.map(({ id, name, arguments: text }, place) => ({
      id: id || `call_${place}`,
      name,
      arguments: text,
    }));
  }

  /** Some endpoints give every call the index 0, but an id of its own; others leave out the index. */
  #callOf({ index, id }: ToolCallPiece): ToolCall {
    const known = this.#calls.findLast((call) => call.index === (index ?? call.index));
    if (known && (!id || !known.id || known.id === id)) {
      if (id) known.id = id;
      return known;
    }
    const begun = { index: index ?? this.#calls.length, id: id ?? '', name: '', arguments: '' };
    this.#calls.push(begun);
    return begun;
  }
}
