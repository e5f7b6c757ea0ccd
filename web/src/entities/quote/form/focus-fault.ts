/** Moves the focus to the first field with a fault, once the faults are rendered. */
export function focusFirstFault(place: HTMLElement | null): void {
  setTimeout(() => place?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
