/** `brochure.pdf` → `brochure preflight.pdf` */
export const reportName = (filename: string, kind: 'pdf' | 'json'): string =>
  `${filename.replace(/\.pdf$/i, '')} preflight.${kind}`;
