import { leastText } from '@printpartner/print-knowledge/limits';
import { from } from '../files/file-sources.ts';
import { claimsSkill, type Claim } from './claim.ts';
import { BAD, USE } from './claim-words.ts';

const claims: readonly Claim[] = [
  {
    id: 'web-images',
    all: [
      /\b(?:logos?|images?|photos?|pictures?|pics?|graphics?|posts?|artwork|jpe?gs?|pngs?|screenshots?|screen ?shots?)\b/,
      /\b(?:web ?sites?|web ?page|the web|web image|72 ?(?:dpi|ppi)|internet|google\w*|facebook|instagram|linkedin|social media|screenshots?|screen (?:shots?|grabs?)|online|e-?mail signature)\b/,
      USE,
    ],
    none: /\b(?:svg|vector|eps|px|pixels?|chang\w*|set (?:it|them)|photoshop|resav\w*|to 300)\b|\d{3,} ?x ?\d{3,}/,
    verdict: 'no',
    turned: BAD,
    text: ': an image from a website is 72 ppi, sharp on a screen and soft on paper. Print needs 300 ppi at the printed size, so ask for the original, or for a vector logo.',
    cites: [from.lowImages, from.resolution],
  },
  {
    id: 'x4-transparency',
    all: [/\bx-?4\b/, /\btransparen\w*|\blayers?\b|\bdrop ?shadows?\b|\bbetter\b/],
    none: /\bflatten\w*/,
    verdict: 'yes',
    turned: /\bx-?1a?\b.*\bbetter\b.*\bx-?4\b|\b(?:lose|loses|remove|removes|kill|kills)\b/,
    text: ': PDF/X-4 keeps transparency live and allows layers and ICC colors; PDF/X-1a is flattened, CMYK and spot colors only. Send X-1a only if the printer asks for it.',
    cites: [from.pdfx],
  },
  {
    id: 'shadows',
    all: [
      /\b(?:drop ?shadows?|transparen\w*|blend modes?|opacity|glows?)\b/,
      /\b(?:print|ok|okay|fine|work|problem|trouble|safe|use|correctly|right)\b/,
    ],
    none: /\bflatten\w*|\bx-?1a\b|\bpaper\b|\bpoly|\bpreflight\b/,
    verdict: 'yes',
    turned: /\b(?:problem|trouble)\b/,
    text: ', as PDF/X-4, which keeps transparency live. Set the blend space to CMYK, or colors shift where objects overlap; flatten only if the printer asks for PDF/X-1a.',
    cites: [from.pdfx],
  },
  {
    id: 'repair',
    all: [
      /\b(?:can|could|will|do|does) (?:you|it|henry|print partner|this app|the app|preflight)\b.*\b(?:fix|add|repair|correct|convert|change|edit|make|extend)\b/,
      /\b(?:bleeds?|file|pdf|fonts?|rgb|images?|artwork|resolution|it|colou?rs?)\b/,
    ],
    none: /\b(?:weight|thick\w*|quote|spec|calculat\w*|reminder|project|gsm|pounds|postage|tab)\b/,
    verdict: 'no',
    text: `, our preflight only checks and never changes a file; each finding says what to do. For missing bleed extend backgrounds ${leastText('bleed')} past every edge in the layout program, and export again with bleed; other faults are fixed there, too.`,
    cites: [from.noBleed, from.preflight],
  },
  {
    id: 'flatten',
    all: [/\bflatten\w*/],
    none: /\bform\b|\blayers? in photoshop\b|\bbox\b|\bx-?1a\b/,
    verdict: 'no',
    turned: BAD,
    text: ', PDF/X-4 keeps transparency live. Flatten only if the printer asks for PDF/X-1a, then check the result.',
    cites: [from.pdfx],
  },
  {
    id: 'office-files',
    all: [
      /\b(?:word|powerpoint|ppt|docx?|pptx?|publisher|google docs?|google slides|excel|pages)\b(?= ?(?:docs?|documents?|files?|formats?|slides?|templates?|$|to|be|is|ok|print|for|as))/,
      /\b(?:print|send|use|accept\w*|submit|supply|take|ok|okay|fine|good|work)\b/,
    ],
    none: /\bpdf\b|\bpages?\b(?! files?)|\bembed\w*|\bpassword\b|\bexport\b/,
    verdict: 'no',
    turned: /\b(?:convert\w*|reflow\w*|bad|wrong|problem|mistake)\b/,
    text: ', export a PDF from it: the native file reflows on another computer. In Word choose File > Save As > PDF > Options and select PDF/A compliant, which embeds the fonts. Send the trim size along.',
    cites: [from.pdfx, from.fonts],
  },
  {
    id: 'photo-formats',
    all: [/\b(?:jpe?gs?|pngs?|tiffs?)\b/, /\b(?:photos?|images?|pictures?)\b/],
    none: /\bor\b|\bweb|\bonline\b|\bdpi\b|\bppi\b|\bpx\b|\bpreflight\b|\bconvert\w*/,
    verdict: 'yes',
    text: ', for photos placed in the PDF, if they have 300 ppi at their printed size and are CMYK. A whole page sent as a JPEG or PNG turns type into pixels: send a PDF.',
    cites: [from.resolution, from.pdfx],
  },
  {
    id: 'flat-images',
    all: [
      /\b(?:jpe?gs?|pngs?|tiffs?|psds?|photoshop files?)\b/,
      /\b(?:send|submit|supply|print|accept\w*|ok|okay|fine|upload|as)\b/,
    ],
    none: /\blogos?\b|\bpdf\b|\bdpi\b|\bppi\b|\bpx\b|\bpreflight\b|\bphotos?\b/,
    verdict: 'no',
    turned: BAD,
    text: ', send a PDF if you can: PDF/X-4 keeps type and lines sharp and carries the bleed, while a JPEG or PNG turns type into pixels. If you have nothing else, it needs 300 ppi at the printed size with bleed, in CMYK.',
    cites: [from.pdfx, from.resolution],
  },
  {
    id: 'png-logo',
    all: [/\blogos?\b/, /\b(?:pngs?|jpe?gs?)\b/],
    none: /\bweb\b|\bweb ?site|\bor\b|\bdpi\b|\bppi\b|\bpx\b/,
    verdict: 'depends',
    text: ': a PNG or JPEG logo needs 300 ppi at its printed size, and one from a website has 72. A vector logo (AI, EPS, SVG or a vector PDF) stays sharp at any size.',
    cites: [from.lowImages, from.resolution],
  },
  {
    id: 'locked-pdf',
    all: [
      /\b(?:passwords?|protected|locked|encrypted|comments?|hyperlinks?|form fields?|annotations?|sticky notes)\b/,
      /\b(?:pdf|file|proof)\b/,
    ],
    none: /\b(?:preflight|check|my password|account|sign in|log in|login|open)\b/,
    verdict: 'no',
    turned:
      /\b(?:remov\w*|delet\w*|without|strip\w*|take (?:off|out)|clear|unlock\w*|bad|wrong|problem|issue|mistake|matter|hurt)\b/,
    text: ', send the PDF without a password, comments, form fields or hidden layers: they stop or change what prints.',
    cites: [from.clean, from.wrongExport],
  },
  {
    id: 'native-files',
    all: [
      /\b(?:illustrator|indesign|photoshop|native|layered|ai|indd|publisher|canva)\b/,
      /\b(?:files?|format|documents?)\b/,
      /\b(?:send|submit|supply|accept\w*|instead|take|use|ok|okay|fine|want|give)\b/,
    ],
    none: /\bbleed|\bembed\w*|\bexport|\bpreflight|\bcolors?\b|\bfonts?\b|\bwhich\b|\bset ?up\b/,
    verdict: 'no',
    turned: /\b(?:convert\w*|pdfs?\b.*\binstead|bad|wrong|problem|mistake)\b/,
    text: ', send a PDF/X-4, unless the printer asks for the native file: a layout file reflows on another computer, and needs all its links and fonts. A PDF contains them.',
    cites: [from.pdfx, from.fonts],
  },
];

/** `can I use a logo off the web`, `is a Word file ok`, `do drop shadows print`. */
export const fileClaims = claimsSkill('file-claims', claims);
