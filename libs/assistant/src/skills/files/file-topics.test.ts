import { describe, expect, it } from '@jest/globals';
import { readQuestion } from '../../question/read-question.ts';
import { filesSkills } from './files-skills.ts';

function idOf(text: string): string | undefined {
  const question = readQuestion(text, []);
  return filesSkills.find((skill) => skill.answer(question) !== undefined)?.id;
}

describe('C3 file topics', () => {
  it.each([
    ['do i need bleed', 'bleed'],
    ['what dpi for photos', 'image-resolution'],
    ['rgb or cmyk for print', 'color-mode'],
    ['rich black formula', 'rich-black'],
    ['tac on uncoated', 'total-ink'],
    ['embed fonts or outline them', 'fonts'],
    ['smallest type size', 'smallest-type'],
    ['thinnest line', 'hairlines'],
    ['pdf/x-4 or x-1a', 'pdf-x'],
    ['spreads or single pages for the printer', 'spreads'],
    ['difference between trimbox and bleedbox', 'page-boxes'],
    ['quick scan vs full scan', 'preflight-modes'],
    ['largest pdf i can upload', 'upload-limit'],
    ['most common print mistakes', 'common-mistakes'],
  ])('C3 understands “%s” as %s', (text, id) => {
    expect(idOf(text)).toBe(id);
  });

  it.each([
    'ppi of 60# offset',
    'spine for 320 pages at 400 ppi',
    'saddle stitching 72 pages possible?',
    'flood vs spot coating',
    'need 2 pms colors, digital or offset press',
  ])('C3 leaves “%s” to other skills', (text) => {
    expect(idOf(text)).toBeUndefined();
  });
});
