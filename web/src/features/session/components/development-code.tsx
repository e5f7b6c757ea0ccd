/** The reset code, on development servers that are configured to show it. */
export function DevelopmentCode({ code }: { code: string }) {
  return (
    <div className="rounded-control border border-l-3 border-rule border-l-ink bg-sunk px-4 py-3.5">
      <h3 className="type-subhead">Development Mode</h3>
      <p className="type-data text-ink-2">
        Your reset code is <strong className="font-semibold tracking-[0.08em] text-ink">{code}</strong>. In
        production it would be <span className="whitespace-nowrap">e-mailed</span> to you and not shown here.
      </p>
    </div>
  );
}
