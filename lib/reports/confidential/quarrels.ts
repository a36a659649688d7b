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
    | quedo mal otra vez | nos quedo mal | reclam(?:o|os|aron|aba|ando) | regan(?:o|aron|ado|ada|ando) | chinga\w* | pinches? | mierda | culeros?
    | (?:llega|llegan|llego) tarde | sin avisar | no (?:le|les) (?:importa|creo) | no confio`),
];
