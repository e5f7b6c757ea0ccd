import { describe, expect, it } from '@jest/globals';
import { emptySpecData, type SpecData } from '@printpartner/contracts/spec-fields';
import fc from 'fast-check';
import { mailBody, mailSubject } from './mail-text.ts';
import { MAX_MAILTO, mailtoOf } from './mailto.ts';

const custom = (data: Partial<SpecData>) => ({
  kind: 'custom' as const,
  data: { ...emptySpecData('custom'), ...data },
  shippingOption: '',
});

/** RFC 6068, section 2: `hfield = hfname "=" hfvalue`, both of qchar; `+` is allowed there, but often read as a space. */
const FIELD = /^((?:[\w\-.~!$'()*,;:@]|%[\dA-F]{2})+)=((?:[\w\-.~!$'()*,;:@]|%[\dA-F]{2})*)$/;

function parseMailto(href: string) {
  const [, to = 'none', query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(href) ?? [];
  const fields = query.split('&').map((field) => {
    const [, name, value] = FIELD.exec(field) ?? [];
    if (name === undefined || value === undefined) throw new Error(`Not a header field: ${field}`);
    return [decodeURIComponent(name), decodeURIComponent(value)] as const;
  });
  return { to, fields };
}

describe('S5 the mailto address', () => {
  it('S5 the mail link has no recipient, the subject, and the body with CRLF line breaks', () => {
    const sheet = custom({ name: 'R&D = 100% + “more”?', extraNotes: 'Größe\nline #2' });
    const { href, length, isTooLong } = mailtoOf(sheet);
    expect(parseMailto(href)).toEqual({
      to: '',
      fields: [
        ['subject', 'Mailer/Brochure/Poster Quote Request: R&D = 100% + “more”?'],
        ['body', mailBody(sheet).replaceAll('\n', '\r\n')],
      ],
    });
    expect(href).toContain('Extra%20notes%3A%0D%0A%20%20Gr%C3%B6%C3%9Fe%0D%0A%20%20line%20%232');
    expect({ length, isTooLong }).toEqual({ length: href.length, isTooLong: false });
  });

  it('S5 the mail link is read back as the subject and body, whatever is typed', () => {
    // Halves of surrogate pairs, too.
    const units = fc.array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 20 });
    const text = fc.oneof(
      fc.string(),
      units.map((codes) => String.fromCharCode(...codes)),
    );
    fc.assert(
      fc.property(text, text, (name, extraNotes) => {
        const sheet = custom({ name, extraNotes });
        const { to, fields } = parseMailto(mailtoOf(sheet).href);
        const { subject, body = '' } = Object.fromEntries(fields);
        expect({ to, subject }).toEqual({ to: '', subject: mailSubject(sheet).toWellFormed() });
        expect(body.replaceAll('\r\n', '\n')).toBe(mailBody(sheet).toWellFormed());
        expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      }),
    );
  });

  it('S5 the mail link is too long from one character above the limit', () => {
    const spare = MAX_MAILTO - mailtoOf(custom({ extraNotes: 'x' })).length;
    const longest = mailtoOf(custom({ extraNotes: 'x'.repeat(1 + spare) }));
    expect(longest).toMatchObject({ length: MAX_MAILTO, isTooLong: false });
    expect(mailtoOf(custom({ extraNotes: 'x'.repeat(2 + spare) })).isTooLong).toBe(true);
  });
});
