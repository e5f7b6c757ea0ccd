import type { MailContent } from './mail-composer.ts';
import { escapeHtml } from './escape-html.ts';

export interface Letter {
  to: string;
  subject: string;
  /** Paragraphs of plain text. */
  paragraphs: readonly string[];
  /** Shown large, between the first paragraph and the rest. */
  code?: string;
  /** The one thing to do, after the first paragraph. */
  action?: { label: string; url: string };
}

const sans = "font-family:'Helvetica Neue',Arial,sans-serif";

/** A mail of the product as plain text and as HTML that every mail program shows. */
export function writeLetter({ to, subject, paragraphs, code, action }: Letter): MailContent {
  const [first = '', ...rest] = paragraphs;
  const middle = [code, action?.url].filter((part) => part !== undefined);
  const text = [first, ...middle, ...rest, 'Print Partner'].join('\n\n');
  const html = [
    paragraph(first),
    code && `<p style="${sans};font-size:32px;letter-spacing:6px;font-weight:600">${code}</p>`,
    action && button(action),
    ...rest.map(paragraph),
    `<p style="${sans};font-size:13px;color:#696969">Print Partner</p>`,
  ];
  return { to, subject, text, html: html.filter(Boolean).join('\n') };
}

const paragraph = (text: string): string =>
  `<p style="${sans};font-size:15px;line-height:22px;color:#171717">${escapeHtml(text)}</p>`;

const button = ({ label, url }: { label: string; url: string }): string =>
  `<p><a href="${escapeHtml(url)}" style="${sans};display:inline-block;padding:10px 16px;` +
  `background:#171717;color:#ffffff;border-radius:4px;text-decoration:none">${escapeHtml(label)}</a></p>`;
