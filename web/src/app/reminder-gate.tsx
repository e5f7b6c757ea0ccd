export function ReminderGate(_: { onOpenProject: (projectId: number) => void }) {
  return null;
}
