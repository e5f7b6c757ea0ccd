const fillers = new Set(
  [
    'a an the of for in on to at by with and or from as into per each one',
    'is are be was do does did can could should would will has have',
    'what which how much many long wide big',
    'i me my our we us you your it its this that these those there',
    'need want get got make made find tell show give calculate compute figure convert conversion calculator',
    'please say about using use used typed come comes go goes work out if when',
    'job piece pcs pc copies copy qty quantity count print printed printing run project client total size sized & @ , -',
  ].flatMap((line) => line.split(' ')),
);

/** Words that don't change what is asked. */
export const isFiller = (word: string): boolean =>
  fillers.has(word) || (word.endsWith('s') && fillers.has(word.slice(0, -1)));
