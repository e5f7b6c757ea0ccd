import type { Question } from '../../question/question.ts';
import type { Draft, Skill } from '../skill.ts';

/** `what resolution for photos`, `and for a banner?`: the same subject again, with what the follow-up adds. */
export const followedTopic = (id: string, skills: readonly Skill[]): Skill => ({
  id,
  answer(question): Draft | undefined {
    const { leansOn, text } = question;
    if (!leansOn || text === leansOn.text) return undefined;
    const earlier = skills.find((skill) => skill.answer(leansOn) !== undefined);
    const both: Question = { ...question, text: `${text} ${leansOn.text}` };
    return earlier?.answer(both);
  },
});
