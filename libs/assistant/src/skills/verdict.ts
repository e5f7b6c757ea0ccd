/**
 * `too thin`, `not enough`: “yes” to the question is “no” to the thing. `isn’t it too thick` asks the same; `isn’t it enough`
 * expects a yes.
 */
const ASKS_LACK =
  /(?<!^(?:is|are|will|does|do|would|should) )\bnot\b(?! too\b)(?: \S+){0,2} (?:enough|ok|okay|good|fine|suitable)\b|(?<!\bnot )\btoo (?:thin|thick|light|heavy|flimsy|stiff|small|large|big|low|high|little|much|few|many|short|tall|long|narrow|wide|bulky|square)\b|\boverkill\b|\b(?:is|are) (?:over|out|off the table|no good|a no|a problem)\b|\b(?:under|below) the (?:minimum|limit)\b|\b(?:over|above|exceeds?) the (?:maximum|max|limit)\b/;

/** Whether a yes/no question asks if something falls short: `is 80# cover too thin?`. @param text lowercase */
export const asksLack = (text: string): boolean => ASKS_LACK.test(text);

/** The “Yes” or “No” that a question with this text gets. @param isFine whether what it names will do */
export const verdictWord = (isFine: boolean, text: string): 'Yes' | 'No' =>
  isFine === asksLack(text) ? 'No' : 'Yes';
