/** Words of the trade, as their misspellings are corrected to. Five letters and more; shorter ones are listed below. */
export const tradeWords: readonly string[] = (
  'accordion addressing adhesive antique aqueous archival artwork automation barcode basis bindery binding bleed bleeds booklet booklets ' +
  'brochure brochures business caliper calipers calendar cardstock carton cartons casebound catalog catalogs centerfold certificate chipboard ' +
  'classification clearance coated coating coatings collate collating convert converting coverage creep crossover customer deboss ' +
  'delivery density dieline digital document dropshadow duplex durable eddm effective embedded embossed embossing envelope envelopes estimate ' +
  'expensive facing finish finished finishing flatten flattened flyer flyers folded folder folders folding foldout fingerprints format glossy ' +
  'grammage guide gutter hardcover hinge household households imposition indicia inkjet insert inserts invitation invitations ' +
  'laminate laminated laminating lamination landscape layflat letter letterhead letterpress letters linen machinable magazine magazines mailer ' +
  'mailers mailing mailings makeready margin margins marketing matte measure metallic midweight millimeters minimum maximum newsletter newsletters ' +
  'nonmachinable nonprofit numbering offset opacity opaque outlined overprint pamphlet panel panels pantone paperback perfect perforated ' +
  'perforation permit personalized pocket portrait postage postal postcard postcards poster posters preflight presort presorted press presses ' +
  'printer printing process proof proofs quantity quantities quote registration remittance resolution return reverse saddle safety ' +
  'satin scoring scored scored sealing sheetfed signature signatures silk smooth softcover specialty spiral spine spines spread spreads ' +
  'stapled staples stationery stitch stitched stitching stock stocks surcharge tabloid tabbing template templates textured texture ' +
  'thickness transparency turnaround typeface uncoated varnish varnished vellum velvet vector weight weights window wire ' +
  'writable barcodes specs reminder reminders project projects password tutorial calculator calculators economical cheapest recommend difference ' +
  'between requirements'
).split(' ');

/** Spellings and short names that no distance finds. */
export const spellings: Readonly<Record<string, string>> = {
  pst: 'post',
  plz: 'please',
  pls: 'please',
  thx: 'thanks',
  u: 'you',
  ur: 'your',
  r: 'are',
  wat: 'what',
  wht: 'what',
  teh: 'the',
  hw: 'how',
  hwo: 'how',
  glos: 'gloss',
  glossd: 'gloss',
  abt: 'about',
  btw: 'between',
  diff: 'difference',
  wt: 'weight',
  wgt: 'weight',
  cvr: 'cover',
  txt: 'text',
  papr: 'paper',
  ppr: 'paper',
  ink_jet: 'inkjet',
  env: 'envelope',
  envs: 'envelopes',
  enveolpe: 'envelope',
  envelop: 'envelope',
  envelops: 'envelopes',
  bizcards: 'business cards',
  bizcard: 'business card',
  biz: 'business',
  bcards: 'business cards',
  bleads: 'bleeds',
  blead: 'bleed',
  leaflet: 'flyer',
  leaflets: 'flyers',
  colour: 'color',
  colours: 'colors',
  colored: 'colored',
  grey: 'gray',
  centre: 'center',
  catalogue: 'catalog',
  catalogues: 'catalogs',
  tri_fold: 'tri-fold',
  trifold: 'tri-fold',
  trifolds: 'tri-folds',
  trifolded: 'tri-folded',
  zfold: 'z-fold',
  cfold: 'c-fold',
  gatefold: 'gate fold',
  bifold: 'half fold',
  'bi-fold': 'half fold',
  wireo: 'wire-o',
  wiro: 'wire-o',
  'wir-o': 'wire-o',
  sadle: 'saddle',
  saddlestitch: 'saddle stitch',
  saddlestitched: 'saddle stitched',
  saddlestitching: 'saddle stitching',
  perfectbound: 'perfect bound',
  softtouch: 'soft-touch',
  selfmailer: 'self-mailer',
  selfmailers: 'self-mailers',
  letterheads: 'letterhead',
  matt: 'matte',
  mat: 'matte',
  lam: 'lamination',
  laminat: 'laminate',
  aq: 'aqueous',
  vs: 'versus',
  whats: 'what is',
  hows: 'how is',
  wheres: 'where is',
  thru: 'through',
  gonna: 'going to',
  wanna: 'want to',
  dont: "don't",
  cant: "can't",
  isnt: "isn't",
  doesnt: "doesn't",
  wont: "won't",
  calliper: 'caliper',
  gramage: 'grammage',
  pc: 'piece',
  pcs: 'pieces',
  postcrd: 'postcard',
  usp: 'usps',
  nonmachineable: 'nonmachinable',
  'non-machinable': 'nonmachinable',
  unmachinable: 'nonmachinable',
};

/** Everyday words that are spelled nearly like a word of the trade, and mean something else. */
export const everydayWords: ReadonlySet<string> = new Set(
  (
    'concert concerts flatter flattest flat according automatic calculate formal resistance packet perform portal spike inset preserve limitation transparent prep estimator binder ' +
    'switch switches switched switching different shine shines shining vanish vanished ' +
    'better batter latter later ladder setter sitter litter matter matters manner banner winner dinner inner corner owner power tower lower ' +
    'cover covers covered lover over never ever river paper papers taper price prices prize pride place places plates plate print prints ' +
    'printed paint point points joint plain place space shape shapes share shade scale scales score scores scored store stores stone story study ' +
    'sheet sheets sheer sweet street speed spend spent split spill still stick sticks stuff staff stiff stack stacks stamp stamps state states ' +
    'start smart small smell spell shell shelf short sport spots spots sports shirt shift shirts shoot sides sized sizes sites lines lined liner line ' +
    'fine fines finer final finals finally finished world would could should words works worked worker makes maker making mailed mails males main ' +
    'mean means meant media medium model modern moment money month months mouth north notes noted noise nurse under upper usual value values valve ' +
    'video visit voice waste watch water waters weigh weighs weights white while whole whose width within without woman women wrong write writes ' +
    'writing written wrote young yours press prefer preferred present presents presented preset prepare project project protect product products produce ' +
    'process proceed profit provide prove proven proud proof panel panes paste pasted patch path pattern people perhaps person personal phone photo photos ' +
    'picture pieces piece pixel pixels place planned planner planning plastic please pocket police policy poster posted position possible pound pounds ' +
    'quality quick quite quiet radio raise range ranges rather reach ready really reason recent record reduce regular remind remove repeat replace reply ' +
    'report require required result return reveal review right rough round route rule rules running safe safer sample samples save saved saver saves saving ' +
    'school search season second section seems select sell sells send sender sends sense sent separate series serve service seven sharp shiny ship ' +
    'shipped shipping shown shows silver similar simple since single sister slice slide slight slightly slow smooth social software solid some someone ' +
    'something soon sound source south special specify square stand standard stands stapler stay steps stock stop storage strong style sunday supply ' +
    'support sure surface table tables taken talk tall taste teach team tear tears tells terms text texts thank thanks their them theme there these thick thicker ' +
    'thin thing things think thinner third this those though three throw thing tight times title today together tomorrow total touch toward town track trade ' +
    'train treat tree trial trick tried trim trims trip truck true trust truth turn turns twice type types typed union unit until update upload useful user ' +
    'uses using usually various versus very view wait walk wall want wants warm warn week weeks well went were what wheel when where which will wind ' +
    'winter wire wish with wonder wood word work wrap year years cards card cared cares carry caring board boards broad bored bound bounds found band bands ' +
    'bonds bond blend blends bread break build blank blanks bleach black block books boots booth brand brands brown brief bring brush dates dated rates rated ' +
    'rate date late fate gate gates gates fold folds folder gold hold holds told sold cold bold bolder holder older order orders folded holder tolerance ' +
    'lay layer layers layout player paying pages paged wages stage image images inches inch match catch batch ounce ounces once since hence fence ' +
    'clear clean close closed closer cloth cloud clock class classes glass glasses gloss cross grass guess guest guests guide guides guard grade grades grain ' +
    'grand grant graph great green group grow level label labels labor large larger largest laser last lasts least leave leaves legal lemon length letter ' +
    'light lighter limit limits linked links listed local logo logos longer looks loose lose lots lunch file files filed field fields fiber filter finder finds ' +
    'figure first fits fitted fixed flags flash float flood floor flows focus fonts force forms forth forum fresh friend front fruit fully funny invite ' +
    'invites issue items eight email emails empty enjoy enter entry equal error event every exact exist extra face faces faced facts fails false farms faster ' +
    'features feels fewer fight figure drawn draft drawer dream dress drink drive drop drops drugs dying early earth easily eaten cheap cheaper cheapest check ' +
    'checks child china choice choose chose church claim coast coat coats coffee color colors combo comes common compare complete contact contain control ' +
    'copies copy costs count country couple course court crack cracks crash create credit crime crisp crop crowd cruel custom cycle daily damage dance dark death ' +
    'decide deep delay demand depth design desk detail device die died diet digit dirty doing dozen double doubt down above about after again ahead alert ' +
    'allow almost alone along already also always among amount angle angry another answer appear apple apply april area argue arise armed around array arrive ' +
    'aside asked asset audio avoid award aware away basic basics because become before began begin behind being belief below bench beside best beyond birth ' +
    'recipe recipes dinner capital president weather stocks football basketball movie music song poem joke jokes politics market markets python javascript ' +
    'doctor medicine lawyer taxes banking bitcoin hotel flight flights travel restaurant restaurants cooking chicken marinade'
  ).split(' '),
);
