import { TabChannel } from '../../platform/broadcast.ts';

const LOCK_NAME = 'print-partner:reminders';

const findLocks = () => navigator.locks as LockManager | undefined;

/** A leading tab that is hidden asks for a visible one to take over. */
const handovers = new TabChannel<'hidden'>('lead');

/** Whether a single tab leads. Without Web Locks (plain http, old browsers) every tab leads. */
export const hasSingleLead = (): boolean => findLocks() !== undefined;

/**
 * One tab per browser leads: the visible one that was used last, and a hidden one only while none is visible.
 * `onChange` is called when this tab starts or stops leading.
 */
export function followLead(onChange: (isLead: boolean) => void): () => void {
  const locks = findLocks();
  if (!locks) {
    onChange(true);
    return () => onChange(false);
  }
  const isVisible = () => document.visibilityState === 'visible';
  const offerIfHidden = () => {
    if (lead.isLead && !isVisible()) handovers.send('hidden');
  };
  const lead = new LeadSeeker(locks, (isLead) => {
    onChange(isLead);
    offerIfHidden();
  });
  const claimIfVisible = () => {
    if (isVisible()) lead.claim();
    else offerIfHidden();
  };
  if (isVisible()) lead.claim();
  else lead.queue();
  document.addEventListener('visibilitychange', claimIfVisible);
  // The focused one of two visible windows leads.
  window.addEventListener('focus', claimIfVisible);
  const stopListening = handovers.subscribe(claimIfVisible);
  return () => {
    stopListening();
    window.removeEventListener('focus', claimIfVisible);
    document.removeEventListener('visibilitychange', claimIfVisible);
    lead.stop();
  };
}

class LeadSeeker {
  isLead = false;
  private isStopped = false;
  private isClaiming = false;
  private waiting: AbortController | null = null;
  private release: (() => void) | null = null;

  constructor(
    private readonly locks: LockManager,
    private readonly onChange: (isLead: boolean) => void,
  ) {}

  /** Takes the lead from the tab that has it. */
  claim(): void {
    // A second claim would steal the lock from this tab's own first one.
    if (this.isLead || this.isClaiming || this.isStopped) return;
    this.isClaiming = true;
    this.leaveQueue();
    this.request({ steal: true });
  }

  /** Leads once no other tab does. */
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
      .request(LOCK_NAME, options, () => this.hold())
      .catch(() => {
        // Aborted because a claim replaced it.
        if (options.signal?.aborted === true) return;
        this.isClaiming = false;
        // Another tab stole the lock.
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
