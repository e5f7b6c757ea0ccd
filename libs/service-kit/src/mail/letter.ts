import type { MailContent } from './mail-options.ts';

export interface Letter {
  to: string;
  /** Where answers go, if not to the sender. */
  replyTo?: string;
  subject: string;
  /** Paragraphs of plain text. */
  paragraphs: readonly string[];
  /** Shown large, between the first paragraph and the rest. */
  code?: string;
  /** A button after the first paragraph. */
  action?: { label: string; url: string };
  /** Where the recipient stops such mail: a page for a person, and by POST for a mail program (RFC 8058). */
  stop?: { label: string; url: string };
}

const SANS = "font-family:'Helvetica Neue',Arial,sans-serif";

/** A mail as plain text and as HTML that works in every mail client. */
export function writeLetter({ to, replyTo, subject, paragraphs, code, action, stop }: Letter): MailContent {
  const [first = '', ...rest] = paragraphs;
  const middle = [code, action?.url].filter((part) => part !== undefined);
  const text = [
    first,
    ...middle,
    ...rest,
    ...(stop ? [`${stop.label}: ${stop.url}`] : []),
    'Print Partner',
  ].join('\n\n');
  const html = [
    paragraph(first),
    code && `<p style="${SANS};font-size:32px;letter-spacing:6px;font-weight:600">${code}</p>`,
    action && button(action),
    ...rest.map(paragraph),
    `<p style="${SANS};font-size:13px;color:#696969">Print Partner${stop ? ` · ${link(stop)}` : ''}</p>`,
  ];
  return {
    to,
    ...(replyTo !== undefined && { replyTo }),
    subject,
    text,
    html: html.filter(Boolean).join('\n'),
    ...(stop && {
      headers: {
        'List-Unsubscribe': `<${stop.url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  };
}

const paragraph = (text: string): string =>
  `<p style="${SANS};font-size:15px;line-height:22px;color:#171717">${escapeHtml(text)}</p>`;

const link = ({ label, url }: { label: string; url: string }): string =>
  `<a href="${escapeHtml(url)}" style="color:#696969">${escapeHtml(label)}</a>`;

const button = ({ label, url }: { label: string; url: string }): string =>
  `<p><a href="${escapeHtml(url)}" style="${SANS};display:inline-block;padding:10px 16px;` +
  `background:#171717;color:#ffffff;border-radius:4px;text-decoration:none">${escapeHtml(label)}</a></p>`;

const htmlEntities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Safe in HTML text and in attributes. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => htmlEntities[sign] ?? sign);
