import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { AnalysisOrder, Analyzed } from './analysis-messages.ts';
import { AnalysisProcess } from './analysis-process.ts';

export interface AnalysisLimits {
  /** Files looked at side by side. */
  workers: number;
  /** Most ms that one may take. */
  limitMs: number;
}

export const ANALYSIS_LIMITS = Symbol('analysis limits');

/** Processes that stand ready; as many as files may be looked at side by side. */
@Injectable()
export class AnalysisPool implements OnApplicationShutdown {
  private readonly idle: AnalysisProcess[] = [];
  private readonly all = new Set<AnalysisProcess>();

  constructor(private readonly limitMs: number) {}

  /** @throws AnalysisDied, AnalysisTimedOut, AnalysisBroken, and the signal's reason */
  async run(
    order: AnalysisOrder,
    onProgress: (page: number, pages: number) => void,
    signal: AbortSignal,
  ): Promise<Analyzed> {
    const analysis = this.idle.pop() ?? new AnalysisProcess(this.limitMs);
    this.all.add(analysis);
    try {
      return await analysis.run(order, onProgress, signal);
    } finally {
      this.idle.push(analysis);
    }
  }

  onApplicationShutdown(): void {
    for (const analysis of this.all) analysis.close();
  }
}
