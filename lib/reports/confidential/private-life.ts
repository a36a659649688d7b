import { anyOf } from "./words";

/** Things on site with names of illnesses and places of care. */
export const NO_ILLNESS =
  /hospital[- ]grade|kids?'?s? (?:room|bedroom|bath|bathroom|closet|playroom)|(?:at|of|in|for) the clinic|wheelchair (?:ramp|access|lift)|medicine (?:cabinet|chest)s?|ill[- ]fitting|doctor blade|(?:agua|bomba|manguera|hidrolavadora|lavadora|tuberia) (?:a|de) (?:alta )?presion/gu;

const BODY = String.raw`(?:hand|finger|thumb|arm|leg|foot|knee|back|head|eye|shoulder|ankle|wrist)`;
const CUERPO = String.raw`(?:mano|dedos?|brazo|pierna|pie|rodilla|espalda|cabeza|ojo|hombro|tobillo|muneca|cintura)`;

/** Illness, injuries and what is nobody's business. Each reads a plain text. */
export const PRIVATE_LIFE: readonly RegExp[] = [
  // A report for customers is about the work: what somebody on site does or has is theirs.
  anyOf(String.raw`he|she|him|himself|herself|his|hers|her|one of (?:the|our|my) (?:guys|men|boys|workers|crew|helpers|laborers)|(?:the|a|our|my|another|new|night) (?:helper|laborer|labourer|apprentice|guy|boy|kid|foreman|watchman|night guard|security guard)s?
    | (?:el|la|un|una|otro|nuestro|mi|al|del) (?:ayudante|chalan|peon|velador|vigilante|muchacho|muchacha|encargado|aprendiz|media cuchara|companero|compa)|un[oa] de (?:los|las|nuestros|mis) (?:muchachos|trabajadores|ayudantes|companeros|albaniles|peones|chalanes)`),
  anyOf(String.raw`sick|ill|illness|flu|fever|covid|coronavirus|hospital\w*|doctors?|clinic|injur(?:y|ed|ies)|hurt|surgery|medications?|medicine|pills
    | diabet\w+|heart attack|blood pressure|cancer|chemo\w*|pregnan\w+|depress(?:ed|ion)|anxiety|asthma|hernia|stitches|ambulance|sprain\w*
    | vomit\w*|threw up|infections?|migraines?|allergic|back pain|has a cold|therapy|rehab|alcoholic|addict\w*|disab(?:led|ility)|seizures?
    | rash(?:es)?|blister(?:s|ed)?|sore (?:back|throat|knee|arm|hand|shoulder)|threw out (?:his|her|my|the) back|nosebleed|sunburn\w*|infect(?:ed|ion)|allerg\w+|burn(?:s|ed|t) (?:on|his|her)|felt (?:faint|ill|sick|bad)|not feeling well|(?:the|a|one) (?:worker|man|laborer)s? (?:has|had|is|was) (?:a|an|not|out)
    | beers?|alcohol|asleep|sleeping on the job|nap(?:s|ped|ping)?
    | headaches?|tooth\w*|dentist|chest pain|passed out|heat ?stroke|heat exhaustion|dehydrat\w*|sunstroke|pneumonia|bronchitis|cough\w*|tested positive|quarantine\w*|contagious|epilep\w*|arthritis|tendonitis|chronic|diagnos\w+|prescriptions?|antibiotics?
    | painkillers?|ibuprofen|therapists?|psycholog\w+|counsel(?:or|ing)|maternity|paternity|sick leave|miscarriage|on leave|hearing aid|deaf|blind in|in a cast|a cast on|arm in a sling|limp(?:s|ing|ed)?|swollen (?:hand|foot|knee|ankle|face)|(?:cut|burned|burnt|hurt|scraped) (?:himself|herself|themselves|myself)|bitten|stung|blood|vaccin\w*|x-?rayed
    | drinking problem|sober|smok\w+ (?:weed|pot|dope)|marijuana|cocaine|meth|hangover|accident|(?:worker|man|someone|somebody|mason|roofer|painter|carpenter|electrician|plumber) (?:fell|slipped)|unconscious|heart (?:condition|trouble|problem)
    | workers['’]? comp(?:ensation)?|(?:broke|cut|smashed|twisted|burned|hit) (?:his|her|my) ${BODY}|bleeding|fainted|emergency room | panic attacks? | stomach (?:bug|flu|ache) | in recovery | bad (?:knee|back|shoulder|heart|hip) | dizzy | nause\w+ | in pain
    | insulin | inhaler | crutches | wheelchair | concussion | suicid\w+ | overdose\w* | had a stroke | medical | symptoms?`),
  anyOf(String.raw`enferm\w+|gripe|gripa|fiebre|calentura|hospital\w*|doctor(?:a|es)?|medico|clinica|lesion\w*|lastim\w+|herid(?:o|a|os|as)|cirugia
    | l[oae] operaron|medicinas?|pastillas|diabet\w+|presion (?:alta|arterial)|infarto|cancer|quimio\w*|embarazad\w+|depresion|ansiedad|asma
    | hernia|puntadas|ambulancia|torcio|vomit\w+|infeccion(?:es)?|migrana|alergic\w+|dolor(?:es)? de|le duele|imss|incapacidad|incapacitado
    | infectad[oa]|infeccion|mal[oa]s? (?:del|de la|de los|de) (?:estomago|garganta|espalda|corazon|cabeza|panza)|(?:anda|esta|se siente|amanecio|sigue) mal(?:o|a|ito|ita)?|roncha\w*|alergia\w*|machuc\w+|ampoll\w+|l[aeo] bajo la presion|l[aeo] (?:llevaron|llevamos) (?:a|al)|trae (?:la|el|una|un) (?:mano|dedo|pie|rodilla|espalda|ojo|brazo|herida)|perdio a su
    | cervezas?|caguamas?|chelas?|se durmio|dormido|dormida|se (?:abrio|partio|raspo|pico|lastimo) (?:la|el|un|una) (?:ceja|cabeza|mano|dedo|pie|frente|labio|rodilla|pierna)|(?:rodilla|mano|cara|pierna|espalda|muneca) hinchad[oa]|lo del azucar|del azucar
    | tos|toser|tosiendo|dentista|muelas?|insol\w+|deshidrat\w+|desmay\w+|positivo a|salio positiv[oa]|cuarentena|contagi\w+|epilep\w+|artritis|ciatica|rinones|l[aeo] (?:van a |tienen que |vamos a )?oper\p{L}+|(?:van a |tienen que )?operar (?:el|la|de|del) (?:rodilla|mano|pie|brazo|hombro|ojo|corazon|apendice|vesicula|hernia|columna)|recetas? medicas?|antibioticos?|l[aeo] inyect\p{L}+|inyecciones|vacun\w+|reposo en casa|convalec\w+|alacran|l[aeo] pic(?:o|aron)|mordio
    | discapac\w+|sordo|ciego|marihuana|mota|drog(?:a|ado|ados|andose)|cruda|vicio|bebe|dio a luz|parto|maternidad|velorio|entierro|luto|accidente|accident(?:o|ado|aron)|se cayo (?:de|del) (?:la escalera|la azotea|andamio|techo)|se (?:siente|sentia|sintio|puso) (?:mal|mala|malo)
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
