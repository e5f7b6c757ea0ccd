/** A content security policy without 'unsafe-inline' refuses style attributes, so they become rules. */
export function withoutStyleAttributes(html: string): { html: string; css: string } {
  const rules: string[] = [];
  const plain = html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    if (!rules.includes(style)) rules.push(style);
    return ` data-style="${rules.indexOf(style)}"`;
  });
  return { html: plain, css: rules.map((style, place) => `[data-style="${place}"]{${style}}`).join('') };
}
