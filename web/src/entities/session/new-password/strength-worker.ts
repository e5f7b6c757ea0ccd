import { estimateStrength } from './estimate-strength.ts';
import type { StrengthQuestion } from './strength-questions.ts';

addEventListener('message', ({ data }: MessageEvent<StrengthQuestion>) => {
  postMessage(estimateStrength(data.password, data.owner));
});
