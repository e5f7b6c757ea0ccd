import { describe, expect, it } from '@jest/globals';
import { readQuestion } from '../../question/read-question.ts';
import { draftBySkill } from '../draft-by-skill.ts';
import type { Draft } from '../skill.ts';
import { mailSkills } from './mail-skills.ts';

const answerTo = (text: string): Draft | undefined => draftBySkill(readQuestion(text, []), mailSkills)?.draft;
const textOf = (question: string): string => answerTo(question)?.text ?? '';

describe('C3 envelope for an insert', () => {
  it.each([
    ['what envelope for a 5x7 card', '**A7**, 5-1/4 × 7-1/4 in'],
    ['which envelope fits 8.5x11 folded in thirds', '**#10**'],
    ['envelope for a letter sheet folded in half', '**A9**'],
    ['envelope for a quarter folded 8.5 x 11', '**A2**'],
    ['envelope for a 9x12 pocket folder', '**9-1/2 × 12-1/2 catalog**'],
    ['I have a card of 140 x 216 mm. Which envelope takes it?', '**A9**'],
    ['what size envelope for unfolded 8 1/2 x 11 sheets', '**9 × 12'],
  ])('C3 answers “%s” with “%s”', (question, text) => {
    expect(textOf(question)).toContain(text);
  });

  it('C3 offers the envelope for the spec form and opens the filled calculator', () => {
    const draft = answerTo('what envelope for a 5x7 card');
    expect(draft?.specs?.values).toEqual({ mailingNotes: 'A7 envelope, 5-1/4 × 7-1/4 in' });
    expect(draft?.workings?.[0]?.opens).toContain('calculators=envelope-fit');
  });

  it('C3 says how to fold a sheet that is too large', () => {
    expect(textOf('does an 11x17 sheet fit in a #10 envelope')).toContain('in half, then in thirds');
  });

  it('C3 names the next envelope when an insert doesn’t fit', () => {
    const text = textOf('would a 5x7 go in an A6?');
    expect(text).toContain('**No**');
    expect(text).toContain('**A7**');
  });

  it('C3 asks back for the size of the insert', () => {
    expect(answerTo('which envelope do i need for my invitations?')?.kind).toBe('asks');
  });
});

describe('C3 facts of an envelope', () => {
  it.each([
    ['how big is a number 10 envelope', '**4-1/8 × 9-1/2 in**'],
    ['monarch envelope size', '**3-7/8 × 7-1/2 in**'],
    ['A7 envelope dimensions in mm', '133 × 184 mm'],
    ['largest card that fits in an A2', '**4-1/4 × 5-1/2 in**'],
    ['reply envelope that goes in a #10', '**#9**'],
    ['where is the window on a #10 window envelope', '**7/8 in from the left**'],
    ['does a 9x12 envelope go as a letter or a flat', '**flat**'],
    ['does an A7 envelope need extra postage', '**$0.82**'],
    ['booklet or catalog envelope, whats the difference?', '**long side**'],
  ])('C3 answers “%s” with “%s”', (question, text) => {
    expect(textOf(question)).toContain(text);
  });

  it('C3 compares two envelopes that are named', () => {
    const text = textOf('#10 vs DL');
    expect(text).toContain('**4-1/8 × 9-1/2 in**');
    expect(text).toContain('110 × 220 mm');
  });
});
