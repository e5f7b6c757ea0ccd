import { mailClassOf } from '@printpartner/print-knowledge/mail';
import type { Reason } from './reason.ts';

export const mailReasons: readonly Reason[] = [
  {
    about: /exterior|plastic|polybag|clasps?|strings|keys|coins|loose items|too stiff|rigid|lumpy/,
    text: 'USPS sorts letters by machine, and what is **stiff, lumpy or not paper** catches in it or breaks: such a letter is sorted by hand, which costs $0.49 more.',
    cites: [{ entry: 'What makes a letter nonmachinable' }],
  },
  {
    about: /folded self-mailer may be/,
    text: 'A folded self-mailer is **looser than a card or an envelope**, so USPS takes it as an automation letter only up to 6 × 10-1/2 in and 3 oz, less than the 6-1/8 × 11-1/2 in and 3.5 oz of a letter.',
    cites: [{ entry: 'Folded self-mailer, automation letter' }],
  },
  {
    about: /full bleed on an envelope|flap seams/,
    text: 'A finished envelope has **seams and a flap, and ink can’t run over its edges** on press. Printed flat and converted afterward, the art is trimmed like any other sheet.',
    cites: [{ entry: 'Envelope', place: '#1 Mistake by Print Job Type' }],
  },
  {
    about: /aspect ratio|length ÷ height|nonmachinable|squares? |square (?:mail|envelope|letter|card)/,
    text: 'USPS sorts letters by machine, and a machine takes a length ÷ height of **1.3 to 2.5**. A square, or a piece that is too long for its height, is nonmachinable, so a First-Class letter pays **$0.49** more.',
    cites: [{ entry: 'What makes a letter nonmachinable' }],
  },
  {
    about:
      /(?:0\.007|0\.009|too thin|\bthinner\b(?! than)|thick(?:ness)? enough|minimum thickness|80# (?:\w+ )?cover.*post ?card|post ?cards? need|only for folded mailers)/,
    text: 'USPS wants a mailpiece to be at least **0.007 in** thick, and **0.009 in** once it’s over 4-1/4 in high or 6 in long: a large, thin card is too limp for the machines. Thinner, it pays a $0.49 nonmachinable surcharge, and one reading of the rule rejects it. Pounds don’t count here, only the caliper.',
    cites: [
      { entry: 'What makes a letter nonmachinable' },
      { entry: 'Postcard stock at least 100# cover or 14 pt' },
    ],
  },
  {
    about: /eddm.*\bflats?\b|flats only|too small for (?:retail )?eddm|qualif\w+ for eddm|eddm.*qualif/,
    text: 'EDDM takes **flats only**, so that a carrier can deliver one to every address: the piece must be over 6-1/8 in high, over 10-1/2 in long or over 1/4 in thick, and no more than 12 × 15 in.',
    cites: [{ entry: 'EDDM flat, retail' }],
  },
  {
    about: /\beddm\b.*(?:permit|list|address)|simplified address/,
    text: 'EDDM goes to **every household on a route**, so it needs no names and no list, only a simplified address. EDDM Retail is paid at the counter, so it needs no permit either.',
    cites: [{ entry: 'EDDM', place: 'Strategy' }],
  },
  {
    about: /\bforward|move update|\bncoa\b/,
    text: 'Forwarding is part of the **First-Class** price. Marketing Mail pays less and is forwarded or returned only with an endorsement, for a fee.',
    cites: [{ entry: 'Classes', place: 'USPS Mail Classes and Postcard Guide' }],
  },
  {
    about: /must go first-class|bills?\b|statements?\b|personal correspondence|advertising only/,
    text: '**Content determines the class**: Marketing Mail is for advertising only, and bills, statements and personal correspondence must go First-Class.',
    cites: [{ entry: 'Strategy and Format Selection' }],
  },
  {
    about: /letter price|card price|(?:post ?card|card) rate|postcard.*(?:4-1\/4|4\.25)/,
    text: 'The card price is only for small cards: up to **4-1/4 × 6 in** single piece, or 6 × 9 in for commercial First-Class. A larger card pays the letter price, whatever a printer calls it.',
    cites: [{ entry: 'Postcards up to 6 × 11 in' }],
  },
  {
    about:
      /mails? as a flat|flat \(large envelope\)|it's a flat|is a flat|flat price|(?:catalog|booklet|brochure|magazine).*(?:as a letter|letter rate)|a letter ends/,
    text: 'A letter may be at most **6-1/8 in high, 11-1/2 in long, 1/4 in thick and 3.5 oz**. A piece over any one of these is a flat, which is sorted on other machines and pays more.',
    cites: [{ entry: 'Letter', place: 'Shapes' }],
  },
  {
    about: /z-?folds?.*(?:seal|mail|qualif)|(?:open edge|every edge|gate folds?.*(?:mail|qualif|machin))/,
    text: 'Sorting machines catch on **open edges**. A tri-fold or half-fold has a closed final fold; a Z-fold, accordion or gate fold opens like a fan or a door, so every open edge would have to be sealed, and a gate fold isn’t machinable as a self-mailer.',
    cites: [
      { entry: 'Technical notes', place: 'Z-Fold' },
      { entry: 'Technical notes', place: 'Gate Fold' },
    ],
  },
  {
    about: /\btabs?\b|glue spots|self-?mailer.*seal/,
    text: 'Sorting machines catch on **open edges**: a folded piece that isn’t sealed by the rule with tabs or glue is nonmachinable and doesn’t get automation prices.',
    cites: [{ entry: 'What makes a letter nonmachinable' }],
  },
  {
    about: /final fold/,
    text: 'The piece runs through the sorting machines on its **closed edge**: with the final fold at the bottom, or at the leading edge, nothing opens.',
    cites: [{ entry: 'Tabs and folds' }],
  },
  {
    about: /address (?:side|area|panel|and barcode)|barcode|ocr/,
    text: 'USPS reads the address and prints a barcode **by machine**: the background must be light and plain, and inkjet holds only on uncoated paper or where the coating is knocked out. Art, gloss or UV there makes it unreadable.',
    cites: [{ entry: 'Address side' }],
  },
  {
    about: /indicia|permit imprint/,
    text: 'The indicia stands for **paid postage**: it names the class and the permit, so it must be readable, parallel to the address and clear of art.',
    cites: [{ entry: 'Indicia quiet box' }],
  },
  {
    about:
      /marketing mail.*(?:cheaper|saves|slower|days|not guaranteed)|first-class (?:presort )?is (?:faster|dearer)/,
    text: `Marketing Mail costs less because it’s **deferred, advertising only and presorted**: 200 pieces or 50 lb under a permit, ${mailClassOf('marketing').delivery}, and no free forwarding.`,
    cites: [{ entry: 'USPS Marketing Mail', place: 'Classes' }],
  },
  {
    about: /200 pieces|500 pieces|minimum.*(?:marketing|presort|bulk)|from 500/,
    text: 'The lower price is for **work that you save USPS**: the pieces come sorted and barcoded under a permit, which pays only in quantity, 200 pieces or 50 lb for Marketing Mail and 500 for First-Class.',
    cites: [{ entry: 'Classes', place: 'USPS Mail Classes and Postcard Guide' }],
  },
  {
    about:
      /\benvelopes?\b.*(?:fits?|for|size|clearance|holds?)|max(?:imum)? insert|largest flat insert|\bfits? an? #|1\/8 in smaller/,
    text: 'An insert needs play to go in: the envelope is about **1/8 in larger each way**, and 1/4 in for bulky sets.',
    cites: [{ entry: 'Envelope fit' }],
  },
];
