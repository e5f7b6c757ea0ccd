const types = { dueDate: 'date', reminderDate: 'date', reminderTime: 'time' } as const;

type ClockField = keyof typeof types;

/** The date and time inputs of the form, without React. */
export function buildInputs() {
  const inputs = document.createElement('form');
  const input = (field: ClockField): HTMLInputElement => {
    const found = inputs.querySelector<HTMLInputElement>(`[name="${field}"]`);
    if (!found) throw new Error(`no input ${field}`);
    return found;
  };
  for (const [name, type] of Object.entries(types)) {
    inputs.append(Object.assign(document.createElement('input'), { name, type }));
  }
  return { inputs, input };
}

/** Only typing in a browser leaves an input half typed, so jsdom needs the validity to be set. */
export function setHalfTyped(input: HTMLInputElement, isHalfTyped: boolean): void {
  Object.defineProperty(input, 'validity', { value: { badInput: isHalfTyped }, configurable: true });
}
