import type { Values } from '../question/question.ts';
import { isKind, namingWords } from './names/named-among.ts';
import { changesProject } from './projects/asked-change.ts';

const OWN = '(?:my|our)';
/** The possessive with up to three words before its noun: `our new Acme brochure`. */
const OTHERS =
  '(?:printer|print shop|rep|vendor|boss|client|customer|designer|mail house|mailer|manager|coworker|friend)';
const own = (nouns: string): RegExp =>
  new RegExp(
    String.raw`\b${OWN} (?!${OTHERS} (?:says?|said|told|thinks?|wants|claims?)\b)(?:[\w'&.-]+ ){0,3}?(?:${nouns})\b`,
  );

/** Asks what is good in general, or how something is done. */
const ADVICE =
  /\b(?:should|best|recommend\w*|suggest\w*|better|good|cheap\w*|standard|typical\w*|usual\w*|common\w*|ideal|minimum|maximum|allowed|do i need|need to|needs?|can my|what goes|how (?:do|can|would|does) (?:i|we|you|one)|how to|can i|can you|could i|where (?:do|can|is|are))\b/;

// Results of checks

const FILE =
  'pdfs?|files?|uploads?|artwork|document|preflight|checks?|scans?|report|preflight (?:results?|report)';
const OWN_FILE = own(FILE);
const CHECKED_FILE =
  /\b(?:the|that|this|a) (?:pdf|file|document|artwork|one)s? (?:that )?(?:i|we) (?:just |last |have |recently )*(?:checked|uploaded|ran|scanned|preflighted|sent|put)\b/;
const LAST_CHECK =
  /\b(?:last|latest|newest|recent) (?:preflight|check|scan|result|pdf|file|upload)\b|\bpreflight (?:result|report)\b|\bcheck (?:that )?i (?:just )?ran\b/;
const NAMED_FILE = /[\w)-]\.pdf\b/;
const OUTCOME =
  /\b(?:fail\w*|pass(?:ed|es)?|wrong|problems?|issues?|errors?|warnings?|flag\w*|reject\w*|findings?|found|find|verdict|results?|status|ok(?:ay)?|fix\w*|bad|missing|red|yellow|say|said|compar\w+|match\w*|same|report\w*|complain\w*|press[- ]ready|print[- ]ready|ready|embedded|low[- ]res\w*|how many pages|how big|which|where|does (?:it|my|our|the|this)|do (?:its|my|our|the)|has|is|are|did|why|what)\b/;
/** Without a file, but of a check that ran. */
const THE_CHECK =
  /\bwhat did (?:the )?(?:preflight|check|scan)\b|\bwhy did (?:it|(?:this|the) (?:pdf|file|check|document)|preflight) (?:fail|not pass|get)\b|\bwhy (?:was|is) (?:it|(?:this|the) (?:pdf|file|document)) (?:reject|fail|red)\w*|\bwhat(?:'s| is| was) wrong (?:with|on) (?:it|page \d+|(?:this|the) (?:pdf|file|document))\b|\b(?:which|what) (?:checks? )?failed\b|\bdid (?:it|(?:this|the) (?:pdf|file)) (?:pass|fail)\b|^what failed\b|\bis (?:this|the) (?:pdf|file) (?:ok|okay|ready|print[- ]ready|press[- ]ready)\b|\bwhat do i (?:need|have) to fix\b/;
/** `did the fall catalog pdf pass` */
const THE_NAMED_FILE =
  /\b(?:did|why did|has|is) (?:the|this|that) (?:[\w'"&.-]+ ){0,4}(?:pdf|file|check)\b.*\b(?:pass\w*|fail\w*|rejected|ready|ok(?:ay)?|right|fits?|match(?:es)?)\b/;
const HOW_TO_MAKE =
  /\b(?:how (?:do|can|should|would|to)|can i|should i|where)\b.*\b(?:make|create|export|save|convert|set ?up|prepare|add|upload|check|preflight|run|send|submit|delete|keep|share|embed)\b/;
/** What a result means in general, or what became of the print. */
const IN_GENERAL =
  /\b(?:what happens|difference between|(?:my|the|our) printer (?:says|said|told|claims|flagged|rejected)|^printer (?:says|said|told|claims|flagged|rejected)|look(?:s|ed)? different|(?:my|the) (?:screen|monitor)|in print|dull|password|word|canva|indesign|illustrator|photoshop|publisher|powerpoint|acrobat)\b|\b(?:pdf|file|preflight|report|it) says? ['"“‘]?.{3,60}\bwhat (?:do|should|can|does)\b|^(?:please |can you |could you )?(?:make|convert|prepare|set ?up|check|preflight|export) (?:my|our|this|the|a)\b|\bwhat does .{1,60} mean\b/;
/** `check my PDF against the harbor postcard` */
const COMPARES = /\b(?:compare|against|match(?:es)?|fits?)\b.*\b(?:the|my|our)\b/;
const NOT_COMPARES = /^(?:how|why|should|where)\b|\b(?:colou?rs?|screen|monitor|proofs?|printed)\b/;
const HYPOTHETICAL = /\b(?:would|could|might|can|may|should|will|need|needs|best|must)\b/;

/** `can it fix my PDF for me`. */
const OF_APP =
  /\b(?:can|could|does|do|will|would) (?:it|you|this|print partner|the app|this app|preflight|henry)\b.{0,20}\b(?:fix|edit|correct|repair|change|convert)\b/;

/** `my file is 72 dpi`, `our pdf has 340% ink`, `my photo is 1200 px wide`, `my file is in RGB`. */
const FIGURE_OF_FILE =
  /\d ?-?(?:dpi|ppi|px|pixels?|megapixels?|mp\b|mb|gb|%|percent|pt|points?|colou?rs|pages?|pgs?|spots?|inch(?:es)?|in\b|mm)|\b(?:my|our) (?:[\w'&.-]+ ){0,3}?(?:pdf|file|artwork|document)s? (?:is|are|was|were|uses?|has|have) (?:all |still |just |only |set up |saved |set |built )?(?:in |as |no )?(?:rgb|cmyk|spreads?|bleed|pantone|grayscale|srgb|jpe?gs?|png|word|powerpoint|low[- ]res\w*)\b/;

const OF_PIECE =
  /\b(?:annual|quarterly|yearly|impact) report\b|\b(?:spine|weighs?|how (?:thick|heavy)|postage)\b/;

/** Whether a message is about a check of the user's own file. */
export function isOwnResults(said: string, { sizes }: Pick<Values, 'sizes'>): boolean {
  // An annual report is a piece.
  if (OF_PIECE.test(said)) return false;
  if (THE_CHECK.test(said) || THE_NAMED_FILE.test(said)) return !/\bwould|could|might\b/.test(said);
  const isOwn =
    OWN_FILE.test(said) || CHECKED_FILE.test(said) || LAST_CHECK.test(said) || NAMED_FILE.test(said);
  // A question that has the figure is answered from it.
  if (sizes.length > 0 || FIGURE_OF_FILE.test(said)) return false;
  if (isOwn && COMPARES.test(said) && !NOT_COMPARES.test(said)) return true;
  if (!isOwn || HOW_TO_MAKE.test(said) || IN_GENERAL.test(said)) return false;
  if (OF_APP.test(said)) return false;
  if (/\bfix\w*\b/.test(said)) return true;
  return !HYPOTHETICAL.test(said) && OUTCOME.test(said);
}

export const isResultsWord = (said: string): boolean =>
  /\b(?:fail\w*|pass(?:ed|es)?|wrong|fix\w*|findings?|warnings?|preflight\w*|pdf|file|errors?|problems?|page \d+|verdict)\b/.test(
    said,
  );

// Projects

const OWN_PROJECTS = own(
  'projects?|deadlines?|due dates?|reminders?|upcoming jobs?|open jobs?|active jobs?|to-?dos?',
);
const OWN_CUSTOMERS = /\b(?:who|which|what|list|show)\b.*\b(?:my|our) (?:customers?|clients?)\b/;
const DUE =
  /\b(?:what|what's|whats|which|anything|something|everything|when|when's|is|are|do (?:i|we)|how many|who|list|show)\b.*\b(?:due|overdue|late)\b|\bwhat(?:'s| is) (?:due|overdue|late)\b|^(?:overdue|due (?:this|next|today|tomorrow|in|on|by|soon))\b|\b(?:upcoming|next) (?:deadline|due date)s?\b|\bwhat(?:'s| is| have i got| do i have| else is)? (?:coming up|on my plate|on deck|on my schedule|on the schedule)\b|\bwhat should i work on\b|\bdue dates? (?:of|for|on)\b|\bdue(?: date)?\?*$|\bhow late is\b/;
const NOT_DUE =
  /\b(?:due to|postage due|due at the printer|(?:which|what|whose) (?:day|time) (?:of day )?is (?:usually )?due|too late)\b|\bwhen (?:are|is) (?:files?|artwork|art|proofs?|payment) due\b/;
const LATE = /(?<!\bhow )\blate\b/;
const REMINDERS =
  /\b(?:which|what|any|list|show(?: me)?|how many|when(?:'s| is)?) (?:are |is |of )?(?:all |the |my |our |next )*reminders?\b(?! (?:do|work|fire|e-?mail))/;
const SET_REMINDER = /\bdid (?:i|we) set (?:a|any|the) reminders?\b/;
const STATUS =
  /\b(?:what(?:'s| is) the|what) status (?:of|is|on)\b|\bstatus (?:of|on) (?:the|my|our)\b|\bwhere (?:are|is) (?:we|i|things) (?:with|on|at)\b|\bwho(?:'s| is| are) the (?:customers?|clients?|printers?|vendors?|printing company) (?:of|for|on)\b|\b(?:customer|client|estimate number|printer|printing company) (?:of|for|on) (?:the|my|our)\b|\b(?:the|a|any) project (?:called|named|for)\b|\b(?:the|that) [\w'&.-]+(?: [\w'&.-]+){0,3} project\b|\bprojects? (?:for|from|with|in|at|that|i have|do i have|have i|are)\b|\bhow many (?:open |active |archived )?projects\b|\b(?:which|what|list|show)(?: me)?(?: all)? (?:projects|jobs) (?:do|are|have|for|is|i)\b|\bwhere does (?:the|my|our) .{1,60} stand\b|\bwhat am i working on\b|\bnotes (?:on|for|of) (?:the|my|our)\b|\bis (?:the|my|our) .{1,60} archived\b/;
/** `what's the status of offset printing?` */
const OF_TRADE =
  /\bstatus (?:of|on) (?:the )?(?:offset|digital|print(?:ing)?|letterpress|inkjet|usps|postal|paper)(?: (?:printing|press(?:es)?|industry|market|prices|rates))?\??$/;
const ABOUT_THE_APP =
  /\b(?:how (?:do|can|would|does|to)|can i|could i|where (?:do|can|is|are (?!we|things))|limit|what is a|what are (?:projects|reminders)|how does|(?:will|do|does|would) (?:i|we|it|someone) (?:get|receive|be)|(?:a|each|every) project is|do reminders|why (?:do|does))\b/;
const SAFE_KEEPING =
  /\b(?:on (?:both|two|all|my (?:phone|iphone|ipad|mac|laptop|desktop|tablet))|(?:another|other|new) (?:device|computer|phone)|devices|both computers|get (?:it|them|a project) back|backed up|safe|private|secure|sync\w*|shared?|public)\b/;
const CAPACITY = /\bhow many projects can\b|\bprojects? (?:can|limit|slots?)\b/;

/** About the user's projects, due dates and reminders. */
export function isOwnProjects(said: string): boolean {
  if (changesProject(said)) return true;
  if (
    ABOUT_THE_APP.test(said.replace(/\bwhat are my\b/g, '')) ||
    CAPACITY.test(said) ||
    SAFE_KEEPING.test(said) ||
    OF_TRADE.test(said)
  )
    return false;
  if (
    DUE.test(said) &&
    !NOT_DUE.test(said) &&
    (!LATE.test(said) ||
      OWN_PROJECTS.test(said) ||
      /\b(?:due|project|job)/.test(said) ||
      /\b(?:what|which|anything)(?:'s| is| are)? (?:running )?late\b/.test(said))
  )
    return true;
  if (STATUS.test(said) || REMINDERS.test(said) || SET_REMINDER.test(said)) return true;
  return (
    (OWN_PROJECTS.test(said) || OWN_CUSTOMERS.test(said)) &&
    !/\b(?:should|best|recommend\w*|cost|paper|print my project)\b/.test(said)
  );
}

export const isProjectsWord = (said: string): boolean =>
  /\b(?:due|overdue|deadlines?|status|reminders?|customer|client|week|month|today|tomorrow|projects?|estimate|vendor)\b/.test(
    said,
  );

// Spec sheets

const SPECIFIED =
  /\bdid (?:i|we) (?:spec|specify|order|choose|pick|put|say|enter|type|set)\b|\b(?:what|which|how many)\b.*\b(?:i|we)(?:'ve| have| had)? (?:spec'?d|specced|specified|chose|chosen|picked|entered)\b/;
const OWN_SHEET = own('spec(?:ification)? ?sheets?|sheets?|specs?|specifications?|spec drafts?|drafts?');
const THE_SHEET = /\b(?:the|this|that|last|latest) (?:[\w'&.-]+ ){0,3}(?:spec ?sheet|sheet|specs)\b/;
const SHEETS =
  /\b(?:which|what|how many|list|show)(?: me)?(?: all)?(?: my| the)? (?:spec ?)?sheets (?:do i have|have i|are (?:there|saved)|i have|did i save)\b/;
const PIECES =
  'booklets?|books?|brochures?|catalog(?:ue)?s?|magazines?|programs?|newsletters?|mailers?|postcards?|flyers?|posters?|pieces?|menus?|invitations?|maps?|folders?|calendars?|inserts?|self-?mailers?|cards?|job|spine|cover|page count|trim size|reports?';
const OWN_PIECE = own(PIECES);
const THIS_PIECE = new RegExp(String.raw`\bthis (?:[\w'&.-]+ ){0,2}?(?:${PIECES})\b`);
/** What a sheet tells, or what can be calculated from it. */
const FIGURE =
  /\b(?:spine|weigh\w*|heavy|thick\w*|postage|mail(?:s|ed)?|letter|flat|page (?:rule|count)|how many (?:pages|copies)|pages|paper|stock|size|trim|binding|bound|inks?|colors?|bleed|finish\w*|coat\w*|laminat\w*|quantit(?:y|ies)|folds?|folded|envelope|cartons?|cost|price|right|correct|work|deliver\w*|ship\w*|eddm|qualif\w*|every door)\b/;
/** `what's on the Northwind sheet` */
const CONTENTS = /\bwhat(?:'s| is) (?:on|in)\b/;
const ON_IT =
  /\b(?:what(?:'s| is| are| was)?(?: the)? (?:paper|stock|size|trim size|trim|finished size|binding|inks?|colors?|finish|coating|page count|quantity|weight|postage|spine)(?: width)? (?:is|are|of|on|for)|what(?:'s| is) the|how (?:thick|heavy|wide|much|many)|will|would|does|is|do|are|what (?:paper|stock|size|binding|weight))\b/;
const LEADS_ELSEWHERE =
  /\bmy (?:press|parent|business) sheet\b|\b(?:open|flat|unfolded|cover|outer|inner|folded|whole|full|largest|biggest|smallest|max(?:imum)?) sheets?\b|\b(?:press(?:es)?|offset|digital|parent|max(?:imum)?|sheet ?fed|large[- ]format)\b.{0,20}\bsheets?\b|\bsheets?\b.*\b(?:press(?:es)?|offset|digital|indigo|iridesse)\b|\b(?:fit|up|fits) on (?:my|a|the|our) sheet\b/;

/** `my mailer is 11.75 inches long`, `why does my cover curl`, `does coating add weight to my mailer` */
const TELLS_FIGURES =
  /\d ?(?:in\b|inch(?:es)?|"|pages|pgs|pt\b|oz\b|ounces?|lbs?\b|#)|^why\b|\badds?\b|\baffects?\b/;
/** Words; a longer one tells of the piece itself. */
const MAX_QUESTION = 20;

/** `is my paper thick enough for my postcard?` */
const OWN_PAPER =
  /\b(?:my|our) (?:paper|stock|card ?stock)\b.*\b(?:my|our) (?:[\w'&.-]+ ){0,3}?(?:postcards?|mailers?|cards?|booklets?|piece)\b/;

/** Whether a message is about the user's spec sheets; `maybe` if only a sheet that fits makes it so. */
export function isOwnSheets(said: string, values: Values): 'surely' | 'maybe' | undefined {
  if (LEADS_ELSEWHERE.test(said)) return undefined;
  if (SPECIFIED.test(said) || SHEETS.test(said)) return 'surely';
  if (ADVICE.test(said)) return undefined;
  if (OWN_SHEET.test(said) || (THE_SHEET.test(said) && (FIGURE.test(said) || CONTENTS.test(said))))
    return 'surely';
  // A question that has the figures is calculated from them.
  if (values.sizes.length > 0 || values.papers.length > 0 || values.pages !== undefined) return undefined;
  if (TELLS_FIGURES.test(said) || said.split(' ').length > MAX_QUESTION) return undefined;
  const isPiece = OWN_PIECE.test(said) || OWN_PAPER.test(said) || THIS_PIECE.test(said);
  return isPiece && FIGURE.test(said) && ON_IT.test(said) ? 'maybe' : undefined;
}

/** What is computed alike for any piece, or is the trade's opinion. */
const OF_ANY =
  /\b(?:best|better|recommend\w*|cheap\w*|typical\w*|usual\w*|standard|average|minimum|maximum|limit|rule|difference|formula|calculat\w+)\b/;
/** What follows an article: `the harbor postcard`. */
const DEFINITE = /\b(?:the|my|our|this)(?= ([\w'&.-]+(?: [\w'&.-]+)?))/g;
/** A capital within the sentence. */
const CAPITALIZED = /(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}[\p{L}']*/gu;

/** Whether a question may say the name of a sheet, which only the user's sheets can tell. */
export function mayNameSheet(typed: string, said: string, { sizes, papers, pages }: Values): boolean {
  if (sizes.length > 0 || papers.length > 0 || pages !== undefined) return false;
  if (LEADS_ELSEWHERE.test(said) || OF_ANY.test(said)) return false;
  const definite = [...said.matchAll(DEFINITE)].map(([, words = '']) => words);
  const capitalized = [...typed.matchAll(CAPITALIZED)].map(([word]) => word);
  return [...definite, ...capitalized].some((words) => namingWords(words).some((word) => !isKind(word)));
}

/** Asks for what a sheet says. */
export const asksField = (said: string): boolean =>
  FIGURE.test(said) && ON_IT.test(said) && !ADVICE.test(said);

export const isSheetsWord = (said: string): boolean =>
  FIGURE.test(said) || /\bspec'?d?s?\b|\bsheets?\b/.test(said);
