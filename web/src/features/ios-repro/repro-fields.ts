const fields = [
  { id: 'repro-text', label: 'Text', type: 'text' },
  { id: 'repro-date', label: 'Date', type: 'date' },
  { id: 'repro-time', label: 'Time', type: 'time' },
];

/** Three plain inputs without framework or listeners, to tell browser bugs from ours. `repro-fields.css` has their look. */
export function reproFields(): HTMLElement {
  const main = document.createElement('main');
  main.className = 'repro';
  const title = document.createElement('h1');
  title.textContent = 'iOS input test';
  main.append(title, ...fields.map(labeledInput));
  return main;
}

function labeledInput({ id, label, type }: (typeof fields)[number]): HTMLElement {
  const row = document.createElement('p');
  const name = document.createElement('label');
  name.htmlFor = id;
  name.textContent = label;
  const input = document.createElement('input');
  // Attributes, because the frame gets this as HTML text.
  input.setAttribute('id', id);
  input.setAttribute('type', type);
  row.append(name, input);
  return row;
}
