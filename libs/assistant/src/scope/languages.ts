export const ENGLISH_ONLY =
  'I only understand English so far. Ask me in English about printing, paper, binding, prices or mailing.';

/** Words of a question that no English question about print has. */
const spoken: readonly ReadonlySet<string>[] = [
  'cuánto cuánta cuántos cuesta cuestan cuanto que qué cuál cual cómo como para por una unos unas los las el del con mi mis es son necesito puedo quiero hola gracias imprimir impresión tarjetas papel sobre sobres folleto folletos precio',
  'combien coûte coûtent quel quelle quels quelles comment est ce le la les des du une un pour avec dans je nous vous mon votre sur papier imprimer impression cartes bonjour merci puis peut faut enveloppe prix',
  'wie viel kostet kosten was ist das der den dem ein eine einen einer für und oder mit ich wir mein von auf welche welches welcher wieviel kann druck drucken papier karten visitenkarten brauche hallo danke umschlag preis',
  'quanto quanta costa costano quale quali come posso per il lo gli della delle di con una uno che ho stampare stampa carta biglietti grazie ciao prezzo busta',
  'quanto custa custam qual quais como posso para o os um uma uns com meu preciso de da do imprimir impressão cartões papel obrigado olá preço',
  'hoeveel kost kosten wat is het een de voor met ik wij mijn kan welke welk drukken papier kaartjes hallo dank',
].map((words) => new Set(words.split(' ')));
const english = new Set(
  'what which how is are does do can will should the of for to and or my your i we need much many with when why it this that in on be paper print printing price cost'.split(
    ' ',
  ),
);

/** At least so many words of another language, and more than of English. */
const MIN_COUNT = 2;
/** Share of the letters that aren't Latin. */
const FOREIGN_LETTERS = 0.3;

const lettersOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether a message is in another language than English. @param text lowercase, as typed */
export function isOtherLanguage(text: string): boolean {
  const letters = lettersOf(text, /\p{L}/gu);
  const latin = lettersOf(text, /\p{Script=Latin}|[µμ]/gu);
  if (letters > 0 && (letters - latin) / letters >= FOREIGN_LETTERS) return true;
  if (/[¿¡]/.test(text)) return true;
  const words = [...new Set(text.match(/\p{L}+/gu))];
  const ownWords = words.filter((word) => english.has(word)).length;
  const others = Math.max(...spoken.map((set) => words.filter((word) => set.has(word)).length));
  return others >= MIN_COUNT && others > ownWords;
}
