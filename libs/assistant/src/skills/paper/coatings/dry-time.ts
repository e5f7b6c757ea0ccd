import { coatingSections, coatings, dryTimeNote } from '@printpartner/print-knowledge/coatings';
import { answers, type Skill } from '../../skill.ts';
import { citeCoating, dryText } from './coating-facts.ts';
import { coatingsNamed, isAboutCoating } from './named-coatings.ts';
import { capitalized } from '../named/prose.ts';

const DRYING =
  /\b(?:after|in|within) \d+ ?(?:min|minutes|mins|hours?|hrs?)\b|\bdry(?:ing)?\b|\bdries\b|\bcur(?:e|es|ed|ing)\b|\bset(?:s|ting)? (?:time|up time)\b|\btouch[- ]dry\b|\bwet\b|\bhow (?:long|soon|fast|quick\w*)\b.*\b(?:handle|touch|stack|trim|fold)\w*/;

/** `fold it after 40 minutes`. */
const AFTER = /\b(?:after|in|within) (\d+) ?(?:min|minutes|mins|hours?|hrs?)\b/;

/** `how long does aqueous take to dry`, `does UV need drying`, `fastest drying coating`. */
export const dryTime: Skill = {
  id: 'coating-dry-time',
  answer: ({ text }) => {
    if (!DRYING.test(text) || !isAboutCoating(text) || /\bdry (?:toner|erase)\b/.test(text)) return undefined;
    const named = coatingsNamed(text);
    // The film itself needs no drying; the ink under it does.
    if (/\btrim\w*|\bbefore\b/.test(text) && named.every(({ dryTime: time }) => time === 'none'))
      return undefined;
    const after = AFTER.exec(text)?.[1];
    if (
      after !== undefined &&
      /\b(?:fold|trim|cut|bind|stack|ship|score|finish)\w*\b/.test(text) &&
      named.some(({ dryTime: time }) => typeof time !== 'string')
    )
      return answers(
        `**Not by the clock alone.** ${named.map(({ name, dryTime: time }) => `${capitalized(name)} is dry to the touch after ${dryText(time)}`).join('; ')}. ${dryTimeNote.text}`,
        [{ entry: 'Dry to the touch', place: 'Coating Options' }, ...named.map(citeCoating)],
      );
    const isFastest = /\b(?:fast\w*|quick\w*|soonest|shortest)\b/.test(text) && named.length === 0;
    if (isFastest) {
      const fast = coatings.rows.filter((row) => row.dryTime === 'instant');
      return answers(
        '**UV dries instantly**: it is cured by ultraviolet light. Laminate needs no drying, the film is bonded; varnish takes 10–25 minutes, aqueous 15–45.',
        fast.map(citeCoating),
      );
    }
    if (named.length === 0) {
      const lines = coatingSections.map(({ title, dryTime: time }) => `- ${title}: **${dryText(time)}**`);
      return answers(`${lines.join('\n')}\n\n${dryTimeNote.text}`, [
        { entry: 'Dry to the touch', place: 'Coating Options' },
      ]);
    }
    const categories = new Set(named.map(({ category }) => category));
    const sections = coatingSections.filter(({ category }) => categories.has(category));
    const isWhole = sections.every(
      ({ category }) => named.filter((one) => one.category === category).length > 1,
    );
    const leads = isWhole ? sections.map(({ title, dryTime: time }) => `${title}: **${dryText(time)}**`) : [];
    const lines = named.map(
      ({ name, dryTime: time }) =>
        `${capitalized(name)} ${leads.length > 0 ? dryText(time) : `**${dryText(time)}**`}`,
    );
    const lead = leads.length > 0 ? `${leads.join('; ')} to the touch. ` : '';
    const all = new Set(named.map((one) => dryText(one.dryTime)));
    const each = leads.length > 0 && all.size === 1 ? '' : `${lines.join('; ')}. `;
    const note = named.some((one) => typeof one.dryTime !== 'string') ? dryTimeNote.text : '';
    return answers(`${lead}${each}${note}`.trim(), [
      { entry: 'Dry to the touch', place: 'Coating Options' },
      ...named.map(citeCoating),
    ]);
  },
};
