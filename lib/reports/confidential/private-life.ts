import { anyOf } from "./words";

/** Things on site with names of illnesses and places of care. */
export const NO_ILLNESS =
  /hospital[- ]grade|ill[- ]fitting|doctor blade|(?:agua|bomba|manguera|hidrolavadora|lavadora|tuberia) (?:a|de) (?:alta )?presion/gu;

const BODY = String.raw`(?:hand|finger|thumb|arm|leg|foot|knee|back|head|eye|shoulder|ankle|wrist)`;
const CUERPO = String.raw`(?:mano|dedos?|brazo|pierna|pie|rodilla|espalda|cabeza|ojo|hombro|tobillo|muneca|cintura)`;

/** Illness, injuries and what is nobody's business. Each reads a plain text. */
export const PRIVATE_LIFE: readonly RegExp[] = [
  anyOf(String.raw`sick|ill|illness|flu|fever|covid|coronavirus|hospital\w*|doctors?|clinic|injur(?:y|ed|ies)|hurt|surgery|medications?|medicine|pills
    | diabet\w+|heart attack|blood pressure|cancer|chemo\w*|pregnan\w+|depress(?:ed|ion)|anxiety|asthma|hernia|stitches|ambulance|sprain\w*
    | vomit\w*|threw up|infections?|migraines?|allergic|back pain|has a cold|therapy|rehab|alcoholic|addict\w*|disab(?:led|ility)|seizures?
    | workers['’]? comp(?:ensation)?|(?:broke|cut|smashed|twisted|burned|hit) (?:his|her|my) ${BODY}|bleeding|fainted|emergency room | panic attacks? | stomach (?:bug|flu|ache) | in recovery | bad (?:knee|back|shoulder|heart|hip) | dizzy | nause\w+ | in pain
    | insulin | inhaler | crutches | wheelchair | concussion | suicid\w+ | overdose\w* | had a stroke | medical | symptoms?`),
  anyOf(String.raw`enferm\w+|gripe|gripa|fiebre|calentura|hospital\w*|doctor(?:a|es)?|medico|clinica|lesion\w*|lastim\w+|herid(?:o|a|os|as)|cirugia
    | l[oae] operaron|medicinas?|pastillas|diabet\w+|presion (?:alta|arterial)|infarto|cancer|quimio\w*|embarazad\w+|depresion|ansiedad|asma
    | hernia|puntadas|ambulancia|torcio|vomit\w+|infeccion(?:es)?|migrana|alergic\w+|dolor(?:es)? de|le duele|imss|incapacidad|incapacitado
    | urgencias|se desmayo|sangr(?:e|ando)|se (?:corto|quebro|rompio|torcio|golpeo|quemo|machuco) (?:el|la|un|una) ${CUERPO}|alcoholic\w+|convulsion\w*|mal del (?:estomago|corazon) | tiene azucar | mare(?:a|o|ado|ada|os) | insulina
    | muletas | sintomas? | contagi\w+ | se fracturo | (?:le )?pusieron (?:yeso|suero) | el seguro`),
  anyOf(String.raw`wife|husband|girlfriend|boyfriend|divorc\w+|custody|funeral|passed away|religio\w+|immigration|undocumented|deport\w*|green card|work permit
    | visa (?:status|expired)|social security|ssn|passports?|date of birth|birthday|jail|prison|arrest\w*|probation|parole|drug test\w*|drugs|bank account|account number
    | routing number|lives (?:at|with|on|in)|home address|criminal record | no papers | bankrupt\w* | court | landlord | kick(?:ed|ing) (?:him|her|them) out | (?:his|her) ex | visas?|child support|his (?:son|kids?|daughter|mother|father|family)|her (?:son|kids?|daughter|mother|father|family)`),
  anyOf(String.raw`esposa|esposo|su mujer|novia|novio|divorci\w+|funeral|fallecio|se murio|religion|migracion|la migra|sin papeles|indocumentad\w+|deport\w+
    | pasaporte|fecha de nacimiento|cumpleanos|carcel|arrest\w+|libertad condicional|antidoping|drogas?|cuenta (?:de banco|bancaria|clabe)|clabe|viven? (?:en|con) | su ex | redada
    | seguro social|antecedentes penales|pension alimenticia|su (?:hijo|hija|mama|papa|familia|senora)|curp|rfc`),
  /(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/u,
];
