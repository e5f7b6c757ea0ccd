const fields = [
  { id: 'repro-text', label: 'Text', type: 'text' },
  { id: 'repro-date', label: 'Date', type: 'date' },
  { id: 'repro-time', label: 'Time', type: 'time' },
];

/**
 * Three plain inputs without framework, listeners or style sheet, to tell browser bugs from ours. The isolated frame has
 * the same ones (`public/ios-input-test.html`).
 */
export function reproFields(): HTMLElement {
  const main = document.createElement('main');
  main.style.cssText =
    'box-sizing:border-box;min-height:100dvh;padding:24px 16px;background:#fff;color:#171717;font:16px/24px system-ui,sans-serif';
  const title = document.createElement('h1');
  title.textContent = 'iOS input test';
  title.style.cssText = 'margin:0 0 16px;font-size:20px;line-height:26px;font-weight:600';
  main.append(title, ...fields.map(labeledInput));
  return main;
}

function labeledInput({ id, label, type }: (typeof fields)[number]): HTMLElement {
  const row = document.createElement('p');
  row.style.cssText = 'max-width:448px;margin:0 0 16px';
  const name = document.createElement('label');
  name.htmlFor = id;
  name.textContent = label;
  name.style.cssText = 'display:block;margin-bottom:4px';
  const input = document.createElement('input');
  input.id = id;
  input.type = type;
  // Below 16 px, iOS zooms the page on focus.
  input.style.cssText =
    'box-sizing:border-box;width:100%;height:44px;padding:0 12px;border:1px solid #868686;border-radius:4px;background:#fff;color:#171717;font:16px system-ui,sans-serif';
  row.append(name, input);
  return row;
}
