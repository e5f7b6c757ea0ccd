import { expect, it } from '@jest/globals';
import { applyChoice, type ChoiceTexts, noChoices } from './choice-layers.ts';

const textsOf = (name: string): ChoiceTexts => ({ printingCompany: name, estimateNumber: `${name} 1` });
const at = (second: number) => `2026-11-24T10:00:0${second}.000Z`;
const chosen = (sheetId: string, second: number, name: string) => ({
  sheetId,
  setAt: at(second),
  chosen: textsOf(name),
});
const takenBack = (sheetId: string, second: number) => ({ sheetId, setAt: at(second), chosen: null });

type Step = Parameters<typeof applyChoice>[2] | ChoiceTexts;

/** The texts after events and typed texts, in the order of their arrival, over what the user had typed at first. */
function after(...steps: Step[]): ChoiceTexts {
  let state = { choices: noChoices, texts: textsOf('Ace') };
  for (const step of steps)
    state =
      'sheetId' in step
        ? (applyChoice(state.choices, state.texts, step) ?? state)
        : { ...state, texts: step };
  return state.texts;
}

it('S10 a choice that is taken back leaves what was typed before, and what was typed over it', () => {
  expect(after(chosen('a', 1, 'Harbor'))).toEqual(textsOf('Harbor'));
  expect(after(chosen('a', 1, 'Harbor'), takenBack('a', 2))).toEqual(textsOf('Ace'));
  expect(after(chosen('a', 1, 'Harbor'), chosen('a', 2, 'Midtown'), takenBack('a', 3))).toEqual(
    textsOf('Ace'),
  );
  const typed = { ...textsOf('Harbor'), printingCompany: 'Harbor & Sons' };
  expect(after(chosen('a', 1, 'Harbor'), typed, takenBack('a', 2))).toEqual({
    printingCompany: 'Harbor & Sons',
    estimateNumber: 'Ace 1',
  });
  // What was typed over a choice counts as typed before the next one.
  expect(after(chosen('a', 1, 'Harbor'), typed, chosen('a', 2, 'Midtown'), takenBack('a', 3))).toEqual({
    printingCompany: 'Harbor & Sons',
    estimateNumber: 'Ace 1',
  });
});

it('S10 choices for two sheets of a project are taken back in either order', () => {
  const both = [chosen('a', 1, 'Harbor'), chosen('b', 2, 'Midtown')] as const;
  expect(after(...both)).toEqual(textsOf('Midtown'));
  expect(after(...both, takenBack('b', 3))).toEqual(textsOf('Harbor'));
  expect(after(...both, takenBack('a', 3))).toEqual(textsOf('Midtown'));
  for (const [first, second] of ['ab', 'ba'].map((order) => order.split('')))
    expect(after(...both, takenBack(first ?? '', 3), takenBack(second ?? '', 4))).toEqual(textsOf('Ace'));
});

it('S10 choices that arrive late have the effect of their order', () => {
  expect(after(takenBack('a', 2), chosen('a', 1, 'Harbor'))).toEqual(textsOf('Ace'));
  expect(after(chosen('a', 2, 'Midtown'), chosen('a', 1, 'Harbor'))).toEqual(textsOf('Midtown'));
  expect(after(chosen('b', 2, 'Midtown'), chosen('a', 1, 'Harbor'))).toEqual(textsOf('Midtown'));
  expect(after(chosen('b', 2, 'Midtown'), chosen('a', 1, 'Harbor'), takenBack('b', 3))).toEqual(
    textsOf('Harbor'),
  );
  expect(after(takenBack('a', 2), chosen('a', 3, 'Harbor'))).toEqual(textsOf('Harbor'));
});
