import type { Question } from '../../question/question.ts';

const OF_ACCOUNTS =
  /\b(?:bills|(?:a|the|our|my|your|utility|water|medical|monthly|phone|tax|customer|patient) bill|billing|invoices?|statements?|receipts?|(?:past[- ]due|overdue|late|collection|delinquen\w+|final|foreclosure|shut-?off) (?:notices?|letters?)|1099s?|w-?2s?|tax (?:forms?|documents?|returns?|letters?)|(?:pay|refund|payroll|rebate|dividend|reimbursement|payout)[- ]?checks?|paychecks?|checks (?:to|for) \w+|pay(?:roll)? ?stubs?|(?:mail\w*|send\w*|cut)(?: out)? (?:\w+ ){0,2}checks|(?:medical|lab|test|exam) results?|medical records?|account (?:letters?|notices?|numbers?)|policy documents?|contracts?)\b/;
const OF_PERSONS =
  /\b(?:hand-?written|confidential|transactional|personal (?:letters?|notes?|mail|messages?|info\w*|data|correspondence|invit\w+|cards?)|wedding|baby shower|birth announcements?|bridal)\b/;
/** A statement that is no account's, and what only travels with one. */
const OTHERWISE =
  /\b(?:mission|artist'?s?|vision|bold|fashion|political|personal) statements?\b|\bstatement[- ](?:size|sized|stuffers?|inserts?|pieces?)\b|\bbill[- ](?:stuffers?|inserts?|boards?)\b/;

/** Bills, statements and personal mail: by their content they go First-Class only, whatever another class saves. */
export const isPrivate = ({ text }: Pick<Question, 'text'>): boolean =>
  (OF_ACCOUNTS.test(text) || OF_PERSONS.test(text)) && !OTHERWISE.test(text);
