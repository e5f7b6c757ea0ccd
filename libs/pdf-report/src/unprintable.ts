/** Scripts that the fonts don't have, as American readers call them. */
const scripts: readonly { name: string; letter: RegExp }[] = [
  { name: 'Hebrew', letter: /\p{Script=Hebrew}/u },
  { name: 'Arabic', letter: /\p{Script=Arabic}/u },
  { name: 'Japanese', letter: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  { name: 'Korean', letter: /\p{Script=Hangul}/u },
  { name: 'Chinese characters', letter: /\p{Script=Han}/u },
  { name: 'Thai', letter: /\p{Script=Thai}/u },
  { name: 'Hindi', letter: /\p{Script=Devanagari}/u },
  { name: 'Armenian', letter: /\p{Script=Armenian}/u },
  { name: 'emoji', letter: /\p{Extended_Pictographic}|\p{Regional_Indicator}/u },
];

/** What is printed in place of a character that no font has: `[Hebrew]`, `[emoji]`, `[?]`. */
export function replacementFor(character: string): string {
  const found = scripts.find(({ letter }) => letter.test(character));
  return `[${found?.name ?? '?'}]`;
}
