/** Asks for the fault: what is a no to “good” is a yes to these. */
export const BAD =
  /\b(?:bad|wrong|problem|issue|mistake|matter|hurt|risky|dangerous|trouble|too (?:much|low|small|fuzzy|soft))\b/;

/** Asks whether something will do. */
export const USE =
  /\b(?:use|send|submit|supply|upload|put|place|print|pull|grab|take|ok|okay|fine|good|work|enough|accept\w*|do|have)\b/;

/** Asks whether something is needed. */
export const NEED = /\b(?:need|needed|have to|has to|must|should|required?|necessary|include|add|want|do)\b/;
