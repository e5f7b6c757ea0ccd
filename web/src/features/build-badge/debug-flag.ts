const key = 'print-partner:debug';

/** `?debug=1` shows what is for debugging, from then on in this browser; `?debug=0` ends it. */
export function isDebugging(search: string): boolean {
  const wish = new URLSearchParams(search).get('debug');
  try {
    if (wish === '1') localStorage.setItem(key, '1');
    if (wish === '0') localStorage.removeItem(key);
    return localStorage.getItem(key) === '1';
  } catch {
    // Without storage the address alone decides.
    return wish === '1';
  }
}
