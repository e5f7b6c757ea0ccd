import { bindingsIn } from '../reading/named-bindings.ts';

/** Whether a question is about how many pages a binding takes. */
export const asksLimit = (text: string): boolean =>
  /\b(?:max(?:imum|ed|es|ing)?|tops? out|min(?:imum)?|most|fewest|least|limits?|limitations?|range|at most|at least|up to|how (?:many|few|big|thick|long|high|low)|too (?:many|few|thick)|highest|lowest|thickest|thinnest|longest|fattest|smallest|largest|biggest|capacity|upper|lower|(?:can|does|will|do) [\w -]{0,30}(?:hold|take|handle|go)|page ?counts?|no more than|stop|cut ?off|no longer|any ?more)\b/.test(
    text,
  ) &&
  /\b(?:pages?|pp|pgs?|page ?counts?|thick\w*|sheets?|max\w*|min\w*|limit\w*|big|long|hold|take|handle|range|stapl\w*|stitch\w*|(?:smallest|thinnest|shortest|longest|fattest|biggest|thickest) (?:[\w-]+ ){0,3}(?:book|booklet|catalog))\b/.test(
    text,
  );

export const asksMost = (text: string): boolean =>
  /\b(?:most|max(?:imum)?|highest|largest|biggest|thickest|longest)\b/.test(text);

/** Whether it is about the multiple of the page count. */
export const asksMultiple = (text: string): boolean =>
  /\b(?:multiples?|divisible|divide\w*|increments?|(?:page|count) rules?|by (?:2|4|8|two|four)\b|fours|4'?s|in 4|even number|odd number|why (?:4|four))\b/.test(
    text,
  );

/** Whether it is about opening flat. `Lay-flat` as the name of the binding is read elsewhere. */
export const asksFlat = (text: string): boolean =>
  /\b(?:lays?|lie|lies|lying|laying|opens?|opened|stays?|sits?|fold(?:s|ed)? all the way|hands[- ]free)\b[\w ,'-]{0,24}\bflat(?:ter|test)?\b|\bflatt(?:er|est)\b|\bfold(?:s|ed|ing)? all the way\b|\bl(?:ays?|ies?) flatten\b|\b(?:stays?|keeps?|keep it|keep them|kept|propped|lays?|lies?|laying|lying|sits?|remains?|holds? (?:it|them)) open\b|\bopen all the way\b|\bfolds? (?:back|over)\b(?! cover)|\b360\b|\bhands[- ]free\b/.test(
    text,
  ) ||
  (/\blay-?flat\b/.test(text) && !bindingsIn(text).named.includes('layflat'));

/** Whether a book is to fold back on itself, which opening flat is not. */
export const asksFoldBack = (text: string): boolean =>
  /\bfold(?:s|ed|ing)? (?:all the way|back|over|around)\b(?! cover)|\b(?:flip|turn|bend|swing|wrap)(?:s|ed|ping|ing)? (?:(?:it|them|the (?:pages|cover)|pages) )?(?:(?:all the way|right|fully|completely) (?:back|over|around|round)|(?:back|around|round) (?:on|to|behind) )|\bflips? (?:back|over|round)\b|\b360\b|\bback on itself\b/.test(
    text,
  );

/** Whether it is about type or print on the spine. */
export const asksSpinePrint = (text: string): boolean =>
  /\b(?:spines?|backbone)\b/.test(text) &&
  /\b(?:print(?:ed|able|ing)?|type|titles?|letter(?:s|ing)|name|words?|write|writing|logo|readable|legib\w*|put|text on)\b|\btakes? (?:text|type)\b|\b(?:have|has|fit|fits|hold|holds) (?:text|type)\b|\b(?:text|type)\b.*\bon\b|\b(?:enough|room|space)\b.*\b(?:text|type)\b|\bspine (?:text|copy)\b/.test(
    text,
  );

export const asksCost = (text: string): boolean =>
  /\b(?:cheap\w*|costs?|costly|expensive|pric(?:e|es|ey|ier|iest)|budget|afford\w*|econom\w*|least money|save money|low(?:est)?[- ]cost|pays?)\b/.test(
    text,
  );

/** Whether it is about white space at the binding edge. */
export const asksMargin = (text: string): boolean =>
  /\b(?:margins?|gutters?|bind(?:ing)? edges?|inside edge|punch\w*|holes?|live (?:area|matter)|safe(?:ty)? (?:area|zone|margin)|clear(?:ance)?|inner edge|(?:from|to) the (?:edge|trim)|away from the (?:spine|fold|coil|wire|bind\w*)|swallow\w*|lost in the (?:spine|fold|gutter))\b/.test(
    text,
  );

export const asksUse = (text: string): boolean =>
  /\b(?:best for|good for|used? for|suit\w*|typical\w*|when (?:to|should|do|would)|what .{0,20}\bfor\b|ideal|made for|examples?)\b/.test(
    text,
  );

/** Whether it asks for advice on what to choose. */
export const asksAdvice = (text: string): boolean =>
  /\b(?:which|what(?:'s)?|best|recommend\w*|should|suggest\w*|choose|pick|advice|advise|need|want|how (?:do|would|should|can|could)|options?|ideas?|good|way to|alternatives?|possible|looking for|help)\b|\b(?:binding|bind|bound|binded) for\b|\bbinding (?:without|that|with)\b|\bbinding (?:method|type|style|option)/.test(
    text,
  );

/** Whether another subject's skill or the guides are nearer: postage, envelopes, prices in dollars. */
export const isOfOtherSubject = (text: string): boolean =>
  /\b(?:postage|stamps?|usps|eddm|first[- ]class|marketing mail|nonmachinable|wafer|dpi|cmyk|pantone|pms|rgb|coupon|invoice|ballpark|(?<!on (?:the|my|a|our) )quotes?(?! (?:says?|said|on \d|has|lists?)\b)|estimates?)\b|\bwhere(?:'s| is| are| do i find)\b.*\bcalculators?\b|\$\d|\bhow much (?:does|do|would|will|is|are|for)\b(?!.*\b(?:creep|space|margins?|gutter|weighs?|thick\w*|thicker|shorter|narrower|smaller|longer|wider|larger|bigger|allowance|room|bleed|panels?|flaps?|wrap|width|add|take off|trim|overhang|inside|glue|hold|holds|shift|apart|clearance|gap|turn-in|spine|hinge)\b)/.test(
    text,
  );
