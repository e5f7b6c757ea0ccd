import type {
  DocumentFacts,
  PreflightMode,
  PreflightResult,
  UnreadableFacts,
} from '@printpartner/preflight-engine';

/** Orders to the engine's process. Paths are absolute. */
export type EngineOrder =
  | { kind: 'scan'; mode: PreflightMode; files: readonly string[] }
  | { kind: 'result'; mode: PreflightMode; file: string }
  | { kind: 'facts'; file: string };

export type Facts = DocumentFacts | UnreadableFacts;

/** Results by kind of order; `thrown` if the engine threw. */
export interface EngineAnswers {
  /** Wall time of each file, ms, and for which ones the engine threw. */
  scan: { fileMs: number[]; thrown: string[] };
  result: PreflightResult | { thrown: string };
  facts: Facts | { thrown: string };
}
