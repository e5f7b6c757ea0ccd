/**
 * Texts that try to change what the assistant is, or to get at its setup. Our own answerer follows no instructions at all; it
 * declines so that the user sees why.
 */
const attempts: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines|everything|safety|restrictions?)\b/,
  /\b(?:ignore|disregard|forget) (?:all |everything )?(?:the |of the )?(?:above|previous|prior)(?: (?:text|messages?|and|conversation)\b|[.,:;]|$)/,
  /\b(?:system|hidden|initial|secret|developer|original) (?:prompt|message|instructions?)\b/,
  /\b(?:reveal|show|print|repeat|output|tell|give|leak|dump|display|what (?:is|are))\b.{0,30}\b(?:your|the) (?:\w+ )?(?:system prompts?|prompts?|api[- ]?keys?|secrets?|passwords?|tokens?|environment|env|config(?:uration)?|database|source code)\b/,
  /\b(?:reveal|show|print|repeat|output|tell|give|leak|dump|display|what (?:is|are))\b.{0,30}\byour (?:\w+ )?(?:instructions|rules)\b/,
  /openai_|(?<![a-z])api[-_ ]?keys?(?![a-z])|\benv(?:ironment)? variables?\b|\bprocess\.env\b|\bdatabase (?:url|password)\b|\badmin password\b|\bsession tokens?\b/,
  /\byou are (?:now|no longer)\b|\bfrom now on,? you(?:'re| are| will)\b|\b(?:with|have) no restrictions\b|\bact as\b|\bpretend (?:to be|you)\b|\broleplay\b|\bjailbreak\b|\bdan mode\b|\bdeveloper mode\b|\bunrestricted\b/,
  /\b(?:other|another|someone else'?s?|all) (?:users?|customers?|accounts?|people)'?s?\b.{0,40}\b(?:data|files?|projects?|results?|e-?mails?|sheets?|questions?|passwords?|jobs?|history|conversations?|chats?|names?)\b/,
  /\b(?:data|files?|projects?|results?|e-?mails?|sheets?|conversations?|chats?) (?:of|from|belonging to) (?:other|another|all|every) (?:users?|customers?|accounts?|people|companies)\b/,
  /\b(?:drop|delete from|select (?:\*|\w+)|union select|insert into)(?!\w).{0,30}\b(?:tables?|users?|where|from)\b/,
  /\b(?:say|reply|respond|answer|output|print) (?:only |just |exactly |with )*["'“](?!.*\?)/,
  /\bend of (?:document|system|context)\b|\[(?:system|inst)\]|<\|?(?:im_start|system)/,
];

/** @param text lowercase, with its signs */
export const isInjection = (text: string): boolean => attempts.some((attempt) => attempt.test(text));

export const REFUSAL =
  'I can’t do that. I answer questions about printing, paper, binding, prices, mailing and print-ready files, from our guides and calculators.';
