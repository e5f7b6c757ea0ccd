import type { Question } from '../../question/question.ts';
import { envelopesNamed, type NamedEnvelope } from './envelope-names.ts';

const KIND = '(?:reply|return|response|remit\\w*|courtesy|rsvp)';
const REPLY = new RegExp(
  String.raw`(?:#|\bno\.? ?|\bnumber )\d+(?:-\d\/\d)? ${KIND}(?: env(?:elope)?s?)?\b|\b${KIND} env(?:elope)?s? \(?(?:#|no\.? ?)\d+(?:-\d\/\d)?\)?`,
  'g',
);

/** The envelope that a mailing goes in: without the reply envelopes inside it. */
export const outerEnvelopes = (question: Question): readonly NamedEnvelope[] =>
  envelopesNamed({ ...question, text: question.text.replace(REPLY, ' ') });

/** The reply envelopes inside, as far as they’re named by number. */
export const replyEnvelopes = (question: Question): readonly NamedEnvelope[] =>
  [...question.text.matchAll(REPLY)].flatMap(([found]) => {
    const { leansOn: _leansOn, ...alone } = question;
    return envelopesNamed({ ...alone, text: found.replace(/[()]/g, ' ') }).slice(0, 1);
  });
