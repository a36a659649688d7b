import { anyOf } from "./words";

/** Faults, fires and quits of things, not of people. */
export const NO_QUARREL =
  /(?:ground|arc|earth)[- ]faults?(?: (?:breakers?|outlets?|interrupters?))?|fault (?:current|indicator|finder)s?|(?:gas|kiln|wood|oil)[- ]fired|fired up|no complaints?|sin quejas/gu;

/** Blame, quarrels and bad words about people. Each reads a plain text. */
export const QUARRELS: readonly RegExp[] = [
  anyOf(String.raw`faults?|blam(?:e|es|ed|ing)|argu(?:e|es|ed|ing|ments?)|f(?:ight|ights|ought|ighting)|yell(?:s|ed|ing)?|shout(?:s|ed|ing)?
    | scream(?:s|ed|ing)?|quarrel\w*|complain(?:s|ed|ing|ts?)?|lazy|stupid|idiots?|moron|useless (?:guy|crew|sub|worker|foreman)|incompeten\w+
    | careless\w*|screwed (?:up|us)|mess(?:ed|es) up|botched|sloppy|unprofessional|fired|quits?|walked off|lied|liars?|stole|stolen
    | stealing|steals?|theft|thief|threaten\w*|su(?:ed|ing)|lawsuits?|lawyers?|attorneys?|drunk|hung ?over|negligen\w+|angry|furious|upset|mad at
    | rude|disput(?:e|es|ed)|mistakes?|no[- ]shows?|did ?n[o'’]?t show(?: up)?|did not show(?: up)?|never showed(?: up)?|late again|sent home|written up
    | because of (?:him|her|them|his|their)|(?:his|her|their|your|our) (?:own )?(?:error|screw-?up)|sick of|fed up|hates?|insult\w*|cursed|swore at
    | does ?n[o'’]?t know what (?:he|she|they)|refus(?:es|ed) to work|punch(?:ed)? (?:him|her|me)|shoved|can ?not stand|can['’]t stand|slacking
    | (?:came|come) to blows|amateurs?|garbage work|called (?:our|his|her|their|the) (?:work|crew|job)|a joke|clowns?|hacks?|live wires again|again and again|(?:had|have) to redo|redo (?:all|everything|the whole)|misread|botch\w*|sabotage\w*|pissed|hates?|jealous|gossip\w*|rumou?rs?|pointed fingers?|finger[- ]pointing
    | (?:nobody|no one) (?:likes|wants to work|trusts|believes)|can ?not work with|(?:they|crew|plumber|electrician|roofer|painter|mason|framer|sub|subs|electricians|plumbers|roofers|painters|masons|framers)s? (?:again|still) (?:did|left|came|has|have|failed)|hung up on|yell\w*|lied|dishonest|greedy
    | fist ?fights?|brawl\w*|cried|crying|destroyed (?:her|his|their|our)|to save (?:his|her|their) life
    | swor[en] at|swear(?:s|ing)?|cuss\w*|not speaking|(?:are ?n[o'’]?t|is ?n[o'’]?t|not) talking to|tempers?|temper|hostile|bull(?:y|ies|ied|ying)|harass\w*|racis\w+|sexis\w+|scam\w*|cheat\w*|crooks?|shoddy|half[- ]ass\w*|cut(?:s|ting)? corners|(?:should be |are )?ashamed|dropped the ball|forgot to
    | (?:our|the) (?:own )?crew (?:forgot|broke|ruined|flooded|damaged)|who(?:ever)? (?:did|built|framed|installed) (?:this|that|it)|blew us off|excuses?|nightmare|picky|unreasonable|ridiculous|demanding|disappoint\w*|frustrat\w*|annoy\w*|irritat\w*|ruined|poor(?:ly)? (?:work|job|workmanship|done)|bad (?:work|job)|behind (?:his|her|their|our) backs?
    | (?:do ?n[o'’]?t|do not|never) (?:tell|mention|show|let) (?:\S+ ){0,3}(?:owner|client|customer|inspector|neighbor|homeowner|know|about)|between us|keep (?:it|this) quiet|cover(?:ed|ing)? (?:it )?up (?:the|his|her|their) (?:mistake|error|damage)|let go|laid off|kicked off|banned from|(?:threw|throws|slammed|kicked) (?:his|her|a|the) (?:trowel|hammer|tools?|hard ?hat|phone|drill|bucket)
    | changes? (?:his|her|their) minds?|never listens?|wo ?n[o'’]?t listen|does ?n[o'’]?t listen|drag(?:s|ging|ged)? (?:his|her|their) feet|slow(?:est)? crew|responsible for the (?:damage|delay|leak|mess)
    | no clue | clueless | police | cops | got into it | never shows?(?: up)? | always late | (?:left|leave|leaves) (?:a|such a) mess | done with (?:him|her|them)
    | (?:do|does) ?n[o'’]?t (?:trust|care) | (?:do|does) not (?:trust|care) | (?:he|she|they) (?:always )?lies? | lying to | jerk | assholes? | bastards? | bitch | shit\w* | attitude | disrespect\w*
    | unreliable | waste of time | warned (?:him|her|them) | wrong by (?:the|him|her|them)`),
  anyOf(String.raw`culpas?|culpables?|culpo|discut(?:io|ieron|en|iendo|ir)|discusion(?:es)?|pele(?:a|as|aron|o|ando|aba|aban)|pleitos?
    | grit(?:o|os|aron|ando|aba|arse)|insult(?:o|os|aron|ando)|floj(?:o|a|os|as) (?:para|de)|(?:es|son|muy|por|bien|un|unos) floj(?:o|a|os|as)
    | huevon(?:es|a)?|inutil(?:es)?|idiotas?|pendej\w+|cabron\w*|la rego|la regaron|la cago|metio la pata|mint(?:io|ieron|iendo)|mentiros\w+
    | rob(?:o|aron|ando|aba)|ladron(?:es)?|amenaz\w+|demand(?:ar|o|a|aron) (?:a|al|por)|nos (?:va|van) a demandar|abogad\w+|despid\w+|lo corr(?:io|imos|i|ieron)
    | renunci(?:o|aron|ar)|borrach\w+|crudo|se presento tarde|no se present(?:o|aron)|no llego a trabajar|descuid(?:o|os|ado|ada|ados)
    | enoj(?:o|ado|ada|ados|adas|aron|arse)|molest(?:o|a|os|as) (?:con|por|porque)|quej(?:a|as|o|aron|aba|arse)|bronca con|negligen\w+
    | irresponsab\w+|grosero|malcriado|no sabe (?:lo que hace|trabajar)|chafa|harto|se agarr(?:o|aron) a|empujo|error(?:es)? (?:de|del) (?!medicion)\w+ | policia | se hicieron de palabras
    | no (?:quiere|quieren) trabajar | tomad(?:o|a|os|as) (?:otra vez|al trabajo|a la obra) | (?:llego|llegaron|andaba|anda|viene) tomad(?:o|a|os|as) | cochinero
    | quedo mal otra vez | nos quedo mal
    | a golpes|puras? manas?|manas?|nadie aguanta|no (?:lo|la|los) aguant\w+|harta?|(?:ni|no) aviso|ni avis(?:o|aron)|(?:otra vez|ayer|hoy) no (?:vino|vinieron|llego|llegaron)|no (?:vino|llego) (?:otra vez|ayer|hoy|nadie)|mal trato|payasos?|mediocres?|arrogante|prepotente|tramposo\w*|se hizo (?:el|la) (?:loco|loca|tonto)|se pas(?:o|aron) de list\w+|mala onda|indign\w+|ofend\w+
    | patrulla|plantad[oa]s|sospech\w+|se llevaron (?:la|el|las|los) (?:cortadora|herramienta|cobre|material|taladro|planta|bomba)
    | ver la cara|vio la cara|vieron la cara|de malas|mal humor|transas?|tranzas?|rater[oa]s?|estaf\w+|fraude\w*|burl(?:a|o|an|aron|arse|aban|as)|se ri(?:o|eron) de|acos(?:o|ar|an|ando)|racistas?|maltrat\w+|mal hech[oa]s?|(?:hizo|hicieron|hace|hacen) (?:todo |muy )?mal|mal trabajo|se equivoc\w+|embarr(?:o|aron) (?:la|todo)
    | no (?:hace|hacen) caso|nunca (?:hace|hacen) caso|no obedece\w*|no escuchan?|flojera|pesim[oa]s?|porqueria\w*|desmadre|no (?:le|les) (?:digan?|digas|cuenten?|avisen?) (?:al?|nada)|que no se enter\w+|entre nos|se le olvido|por su culpa|se fue sin|se fueron sin|lo (?:sacaron|vetaron|despidieron)|chismes?|malas palabras|groserias?|caprich\w+|nec(?:io|ia|ios)|terc[oa]s?|fastidi\w+|quisquillos[oa]
    | falt(?:o|aron) (?:otra vez|al trabajo|sin avisar)|no vin(?:o|ieron) a trabajar|en el celular
    | reclam(?:o|os|aron|aba|ando) | regan(?:o|aron|ado|ada|ando) | chinga\w* | pinches? | mierda | culeros?
    | (?:llega|llegan|llego) tarde | sin avisar | no (?:le|les) (?:importa|creo) | no confio`),
];
