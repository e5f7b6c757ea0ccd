/** A message without HTML tags and the scripts in them: what is asked around them. @param text as typed */
export const withoutMarkup = (text: string): string =>
  text
    .replaceAll(/<(script|style)\b[^<>]{0,200}>[^<]{0,1000}(?:<\/\1>|$)/gi, ' ')
    .replaceAll(/<\/?[a-z][^<>]{0,300}>/gi, ' ');
