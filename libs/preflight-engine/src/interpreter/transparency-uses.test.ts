import { describe, expect, it } from '@jest/globals';
import { PdfBuilder } from '../../test/pdf-builder.ts';
import { PdfDocument } from '../pdf/document.ts';
import { isDict, isStream, type PdfDict, type PdfStream } from '../pdf/objects.ts';
import { pagesOf } from '../pdf/page-tree.ts';
import { BufferSource } from '../pdf/source.ts';
import { TransparencyUses } from './transparency-uses.ts';

interface Built {
  document: PdfDocument;
  resources: PdfDict;
  form: (name: string) => PdfStream;
}

/** A page with these resources. */
function built(resourcesOf: (pdf: PdfBuilder) => string): Built {
  const pdf = new PdfBuilder();
  const resources = resourcesOf(pdf);
  const node = pdf.add(`<< /Type /Page /MediaBox [0 0 9 9] /Resources << ${resources} >> >>`);
  const document = PdfDocument.open(new BufferSource(pdf.finish([node])));
  for (const page of pagesOf(document)) {
    const found = document.value(page.dict, 'Resources');
    if (!isDict(found)) break;
    const form = (name: string) => {
      const forms = document.value(found, 'XObject');
      const object = isDict(forms) ? document.value(forms, name) : null;
      if (!isStream(object)) throw new Error(`no form ${name}`);
      return object;
    };
    return { document, resources: found, form };
  }
  throw new Error('no page');
}

const form = (pdf: PdfBuilder, entries: string) => pdf.stream('', `/Subtype /Form ${entries}`);
const multiply = '/ExtGState << /M << /BM /Multiply >> >>';

describe('transparency by resources', () => {
  it('F2 blend modes, opacity and overprint of a form are found at any depth', () => {
    const { document, form: named } = built((pdf) => {
      const deep = form(pdf, `/Resources << ${multiply} >>`);
      const states = '/ExtGState << /A << /ca 0.5 >> /O << /op true >> >>';
      const outer = form(pdf, `/Resources << /XObject << /D ${deep} 0 R >> ${states} >>`);
      const plain = form(pdf, '/Resources << /ExtGState << /N << /BM /Normal /ca 1 /op false >> >> >>');
      return `/XObject << /F ${outer} 0 R /N ${plain} 0 R >>`;
    });
    const uses = new TransparencyUses(document);
    expect(uses.inForm(named('F'), null)).toEqual({
      blending: true,
      opacity: true,
      overprint: true,
      any: true,
    });
    expect(uses.inForm(named('N'), null)).toEqual({
      blending: false,
      opacity: false,
      overprint: false,
      any: false,
    });
  });

  it.each(['', '/Resources << >>'])('F2 a form without resources uses those around it: %s', (entries) => {
    const {
      document,
      resources,
      form: named,
    } = built((pdf) => `${multiply} /XObject << /F ${form(pdf, entries)} 0 R >>`);
    const uses = new TransparencyUses(document);
    expect(uses.inForm(named('F'), resources).blending).toBe(true);
    expect(uses.inForm(named('F'), null).blending).toBe(false);
  });

  it('F2 forms that share one dictionary all blend if one state in it does', () => {
    const { document, form: named } = built((pdf) => {
      const shared = pdf.add(`<< ${multiply} /XObject << /F 2 0 R /G 3 0 R >> >>`);
      const forms = ['F', 'G'].map((name) => `/${name} ${form(pdf, `/Resources ${shared} 0 R`)} 0 R`);
      return `/XObject << ${forms.join(' ')} >>`;
    });
    const uses = new TransparencyUses(document);
    expect(['F', 'G'].map((name) => uses.inForm(named(name), null).blending)).toEqual([true, true]);
  });

  it('F2 anything may be transparent beyond the limit of resources', () => {
    const names = (count: number) =>
      Array.from({ length: count }, (_, index) => `/N${index} << /ca 1 >>`).join(' ');
    const { document, form: named } = built((pdf) => {
      const many = form(pdf, `/Resources << /ExtGState << ${names(30)} >> >>`);
      const later = form(pdf, `/Resources << /ExtGState << ${names(2)} >> >>`);
      return `/XObject << /F ${many} 0 R /G ${later} 0 R >>`;
    });
    const enough = new TransparencyUses(document, 100);
    expect(['F', 'G'].map((name) => enough.inForm(named(name), null).blending)).toEqual([false, false]);
    const few = new TransparencyUses(document, 20);
    expect(['F', 'G'].map((name) => few.inForm(named(name), null).blending)).toEqual([true, true]);
  });
});
