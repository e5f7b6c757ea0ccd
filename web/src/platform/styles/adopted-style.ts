import { useEffect } from 'react';

/**
 * Stands in for the package `react-style-singleton`, by which Radix keeps the page below a dialog from scrolling. It adds
 * a style element, which a content security policy without 'unsafe-inline' refuses; a constructed style sheet is not one.
 */
export function styleSingleton(): (props: { styles: string }) => null {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  function adopt(styles: string): void {
    users += 1;
    if (users > 1) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }

  function drop(): void {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  }

  // The first styles count, as in the package: they contain the width of the scroll bar before it was hidden.
  return function AdoptedStyle({ styles }) {
    useEffect(() => {
      adopt(styles);
      return drop;
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
    }, []);
    return null;
  };
}
