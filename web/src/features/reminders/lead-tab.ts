const lockName = 'print-partner:reminders';

/**
 * Of all tabs of a browser one leads: the one that came into view last. `onChange` tells this tab when
 * it starts and stops to lead. Without Web Locks (plain http, old browsers) each tab leads.
 */
export function followLead(onChange: (isLead: boolean) => void): () => void {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) {
    onChange(true);
    return () => onChange(false);
  }
  const lead = new LeadSeeker(locks, onChange);
  const claimIfVisible = () => {
    if (document.visibilityState === 'visible') lead.claim();
  };
  if (document.visibilityState === 'visible') lead.claim();
  else lead.queue();
  document.addEventListener('visibilitychange', claimIfVisible);
  // Of two windows side by side, the one that is being used.
  window.addEventListener('focus', claimIfVisible);
  return () => {
    window.removeEventListener('focus', claimIfVisible);
    document.removeEventListener('visibilitychange', claimIfVisible);
    lead.stop();
  };
}

class LeadSeeker {
  private isLead = false;
  private isStopped = false;
  private isClaiming = false;
  private waiting: AbortController | null = null;
  private release: (() => void) | null = null;

  constructor(
    private readonly locks: LockManager,
    private readonly onChange: (isLead: boolean) => void,
  ) {}

  /** Takes the lead from whoever has it. */
  claim(): void {
    // A second claim under way would take the lock from the first, that is from ourselves.
    if (this.isLead || this.isClaiming || this.isStopped) return;
    this.isClaiming = true;
    this.leaveQueue();
    this.request({ steal: true });
  }

  /** Leads when nobody else does any more. */
  queue(): void {
    this.waiting = new AbortController();
    this.request({ signal: this.waiting.signal });
  }

  stop(): void {
    this.isStopped = true;
    this.leaveQueue();
    this.release?.();
    this.setLead(false);
  }

  private request(options: LockOptions): void {
    this.locks
      .request(lockName, options, () => this.hold())
      .catch(() => {
        // Given up for a better one, which is under way.
        if (options.signal?.aborted === true) return;
        this.isClaiming = false;
        // Another tab took it.
        if (!this.isLead || this.isStopped) return;
        this.setLead(false);
        this.queue();
      });
  }

  private async hold(): Promise<void> {
    this.isClaiming = false;
    this.waiting = null;
    if (this.isStopped) return;
    this.setLead(true);
    await new Promise<void>((resolve) => {
      this.release = resolve;
    });
  }

  private leaveQueue(): void {
    this.waiting?.abort();
    this.waiting = null;
  }

  private setLead(isLead: boolean): void {
    if (this.isLead === isLead) return;
    this.isLead = isLead;
    this.onChange(isLead);
  }
}
