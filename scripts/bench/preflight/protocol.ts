import type {
  DocumentFacts,
  PreflightMode,
  PreflightResult,
  UnreadableFacts,
} from '@printpartner/preflight-engine';

/** Work for the engine's process. Paths are absolute. */
export type EngineOrder =
  | { kind: 'scan'; mode: PreflightMode; files: readonly string[] }
  | { kind: 'result'; mode: PreflightMode; file: string }
  | { kind: 'facts'; file: string };

export type Facts = DocumentFacts | UnreadableFacts;

/** By kind of order; `thrown` where the engine itself failed. */
export interface EngineAnswers {
  /** Wall time of all files one after another, in ms, and how many the engine threw at. */
  scan: { ms: number; thrown: number };
  result: PreflightResult | { thrown: string };
  facts: Facts | { thrown: string };
}
