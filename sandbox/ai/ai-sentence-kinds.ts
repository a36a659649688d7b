/** Stems of words: of the site and its materials, of work and its states, of time, and of what holds sentences together. */
const KNOWN = stems(`
  framing frame stud joist truss rafter beam post column header sill plate slab footing foundation concrete cement mortar grout
  rebar form pour cure trench excavat dug dig grade backfill gravel sand soil compact wall floor ceiling roof shingle felt tarp
  ridge gutter downspout flashing fascia soffit siding stucco brick block stone veneer masonry chimney fireplace hearth deck patio porch
  driveway sidewalk walkway fence gate stair rail baluster landing step tread door window glass pane glaz skylight screen lock knob hinge hardware
  cabinet counter countertop island vanity sink faucet tap toilet tub shower pan drain trap vent pipe pvc copper pex plumb valve meter
  water heater boiler pump pressure leak test septic tank sewer line main hose sprinkler irrigat electric wire wiring conduit outlet
  switch breaker panel circuit light lamp fixture recessed fan ground volt amp power heat hvac duct furnace cool air condition thermostat
  insulat batt foam vapor barrier membrane waterproof seal caulk tape mud drywall sheetrock plaster paint primer prime coat stain varnish
  finish trim baseboard molding mould casing crown tile backsplash marble granite quartz carpet hardwood laminat vinyl plank subfloor board
  plywood lumber wood oak pine cedar metal steel alumin iron bolt screw nail anchor bracket hanger strap weld scaffold ladder crane lift truck
  excavator dumpster debris dust noise clean tidy swept haul material pallet sheet roll bag load bundle piece panel section row stock supplier fabricator
  kitchen bath bedroom living dining family powder guest laundry garage attic basement crawl hall hallway entry closet pantry office room
  upstair downstair exterior interior inside outside yard lawn sod garden site house home building addition extension project job area
  north south east west left right upper lower rear front back side corner edge end top bottom middle upper center
  install set hung hang built build fit place laid lay put mount attach fasten secur tie tied tighten torqu level straight square align
  deliver arriv arrive order ship receiv unload schedul book plan start begin began continu proceed finish complet done ready remain left half whole
  pass inspect approv sign permit post check measur review walk through punch list verif confirm choos chose pick select prefer color
  tone shade sample decide decision let know call visit meet access clear move keep close open off on protect cover avoid park pet store expect
  rain snow wind storm weather hot cold dry wet sunny cloud freez degree forecast strong heavy light
  today tomorrow yesterday morning afternoon noon night evening day week month monday tuesday wednesday thursday friday saturday sunday weekend
  january february march april may june july august september october november december jan feb mar apr jun jul aug sep oct nov dec
  hour minute date calendar handover ahead early late behind next last first second third final soon then now until before after while during since by
  foot feet inch yard meter cubic gallon pound ton psi bar mil cm mm kg lb sq ft in m percent hundred thousand dozen pair
  one two three four five six seven eight nine ten eleven twelve each all both every another other more most few several only about around nearly almost
  a an the and or so but as at by for from in into of off on onto out over to up with under above below behind between beside along across near next
  is are was were be been being has have had will would can could should may need needs do does did get got go goes going gone come comes came
  it its this that these those there here we our us you your they them their which who what when where how why if because than then not no yet still already also again very
  please thank thanks kindly help make made use used work works working run running runs hold holds held look looks read show shows stay stays keep kept take took taken bring brought cut cuts drill sand sanded
  crew team carpenter electrician plumber roofer painter mason mover installer inspector
  new old small large big short long wide deep thick high low main good well fine even smooth safe full empty extra spare temporary permanent
  problem repair replac fix patch adjust correct crack rot damag broken chip gap found find discover remov demo demolish strip gut
  approval signature quickly complete fully partly evenly smoothly
  found notice number name size kind type model brushed nickel matte black white gray grey brown blue green red satin chrome bronze
  warm warms reach pause stop wait hold delay shift move moved change changed swap work
  hexagon swiss coffee carrara cure cured ridge caps remains plumb grab dryer washer stove oven fridge appliance mirror shelf shelv closet rod hood dishwasher mailbox
  tie wrap bury buried switch weatherstrip french sliding slide porous honeycomb soil structure structural engineer drawing plan elevation
  freshly fresh smell odor minor location gets got anything everything lot lots bit order original replacement return
  corridor lobby ramp gable dormer loft cornice lath rough finish undermount pocket pendant sconce dimmer smoke detector alarm camera doorbell
  base street hammer handrail follow sump collapse shored own little aid kit entrance cat ladder conduit stack epoxy resin cavity fill poly turn swing wrong way wired
  connect disconnect weld solder glue mounted pressure treat tempered caulked leveling shim batten purlin lath soffits eave valley ridge hip
  th nd rd st some any its own free clean through noise loud access blocked closed reopened
  fault fired hospital treatment room grade polish texture taping spackle wainscot banister newel underlayment thinset backer mesh screed skim dowel jamb transom shutter awning blind curtain
  roller spray tint gloss eggshell semi enamel latex sheen nook alcove mudroom nursery playroom cellar carport shed pool spa pergola gazebo arbor trellis
  planter bed hedge stump root curb apron asphalt underground overhead bench seat hook bar towel robe curtain medicine heater element filter vent
  approximately third quarter sixth seventh eighth ninth tenth eleven twelve fifteen twenty thirty forty fifty sixty weekly daily length width height size
  temporary walls doors utility trash bin container restore connection service flow supply return vibration sound inspection county city
  photo picture attach dimension template layout sketch option choice swatch catalog showroom appointment reminder note welcome happy great progress
  evening early weather permitting sunshine fog hail humidity drought storm gust thunder
  unit down set sets leave want see too box boxes days lunch couple hard time away tool brush slope centimeter millimeter liter quart mixer trailer per corrugated
  elevator generator bathroom platform espalier flat dirt fixed like same total bright dark loose tight skid steer polyurethane forklift manhole bore boring storage
  oversee counting seam bearing ledger shore stub gasket hydrant survey pin survey range microwave rubble wheelbarrow shallow torn feed range solar inverter curing blanket
  facade facing paving spacing weld drip tent flush flushed plug plugged dry dried touch holding holes hole dug quart bucket barrel cord extinguisher termite pest treat
  adhesive fiber fiberboard osb romex gfci splice amp junction box panelboard fitting fittings galvanized tube tubes cable span spans cross crossing
  thermal temperature fahrenheit celsius humid moisture mop scrub wipe rinse pressure washer polish buffed cleanup cleaning cleaned crowned
  ever whole rest whatever wherever however though although which like less least exactly right away once twice times per plus minus total average
  we re ll ve isn wasn won don didn hasn weren aren s t d m
  loaded grading swale culvert mulch plant tree shrub weed seed turf pavers paver stepping retaining
`);

const CONOCIDAS = stems(`
  muro pared losa zapata cimiento cimentacion cimbra concreto cemento mezcla mortero varilla colado colar colamos vaciar vacia fragu curar cura zanja excav relleno
  grava arena tierra tabique ladrillo bloque piedra castillo columna trabe viga armad armar estructura techo teja lamina impermeabiliz membrana canaleta remate
  bajada cumbrera alero fachada repello aplanado enjarre yeso tablaroca panel aislamiento aislante pintura pintar pint mano capa sellador sell barniz lij
  piso azulejo loseta marmol granito cuarzo cubierta duela madera roble pino cedro alfombra zoclo moldura marco puerta ventana vidrio cristal cancel chapa
  bisagra cerradura manija herraje portón porton reja cerca barda barandal escalera escalon peldano cocina bano recamara cuarto sala comedor pasillo estudio
  cochera garaje patio jardin terraza balcon azotea sotano atico closet lavanderia entrada banqueta pasto riego regadera taza lavabo tina fregadero llave
  tuberia tubo drenaje desague fosa septica cisterna tinaco bomba valvula fuga agua gas calentador caldera plomeria electric cable cableado contacto apagador
  foco lampara luminaria luz centro carga interruptor aire acondicionado calefaccion ducto clima chimenea recubrimiento mueble gabinete cajon estufa horno
  refrigerador campana espejo repisa estante andamio grua camion escombro basura polvo ruido material tarima rollo bulto hoja pieza tablero poste tapa tornillo clavo ancla
  obra casa proyecto area zona lado norte sur este oeste fondo frente atras arriba abajo esquina orilla mitad interior exterior principal visita huesped
  instal coloc pus pone poner puest mont fij clav cort medir mide medi nivel plom ajust cambi repar reempl arregl limpi recog quit demol retir excav termin acab
  complet list qued falta sigue segu empez empieza inici arranc contin avanz avance va van vamos va entreg llega lleg llev trae trajo program pedid pedir pid
  revis inspec aprob autoriz pas prueba probar prob funcion encend enciend apag enfri cierr cerr abr abiert cerrad confirm elij elig escog escoj prefier gust tono color
  muestra decid avis diga digan digo agend conviene pueda podri puede recorrid visto bueno firma permiso vista observacion calendario plan fecha entrega dia semana
  mes hora minuto lunes martes miercoles jueves viernes sabado domingo hoy ayer manana mediodia tarde noche enero febrero marzo abril mayo junio julio agosto
  septiembre octubre noviembre diciembre proxim siguiente pasad ultim primer segund tercer final antes despues luego mientras hasta desde pronto ya todavia aun
  lluvia llover llueve nieve viento tormenta clima frio calor seco seca mojad humed fuerte grado pronostic sol nublado espera
  uno una dos tres cuatro cinco seis siete ocho nueve diez once doce veinte treinta cien mil docena par metro cubic cuadrado centimetro pulgada pie pies galon litro kilo libra
  el la los las un unos unas lo al del de a en con por para sin sobre bajo entre hacia y e o u ni que se su sus le les nos me te mi tu como cuando donde cual cuyo esto esta este ese esa eso estos estas
  es son era fue fueron ser esta estan estaba estara estaran estar hay habra haber ha han he hemos tiene tienen tener debe deben puede pueden queda quedan hace hacen hacer hizo hicimos haga
  vez otro otra mismo misma todo toda todos todas cada ambos mas menos muy bien mejor solo solamente tambien asi no si pero porque aunque unas cerca dentro fuera junto alrededor
  favor gracias agradec pedimos usted ustedes nuestro nuestra cuadrilla equipo albanil carpintero electricista plomero pintor yesero marmolista proveedor inspector
  nuevo nueva viejo vieja grande chico chica pequen largo corto ancho alto bajo profund grueso delgado parejo derecho recto firme liso limpio
  dañ dan rot grieta manch encontr problema aprovech solucion resuelt
  negro blanco gris mate cromo natural cafe azul verde rojo perro mascota adentro afuera mantener deje dejar libre pise pisar evite cubr guard sugerimos necesit
  trabaj ampliacion remodel corrediza empotrad encend repello parapeto marquesina domo tragaluz jardinera alberca filtro motor equipo registro pozo
  pensamos nos queremos quisieramos acabado tarja pasta cubierta hoja empaque silicon junta boquilla lechada
  base tabla roto rota fabrica manda dias soldad lugar sold abre abren reves volte hidr presion alta apriet repell pidio foto conect prend taller caliente pic resina inyect apuntal puntal usaron usamos
  tipo media quinientos tendid tend corre trab paro para calle varios varias algun alguna demas nada manera parte resto
  pulid textura resan masilla plafon falso_plafon cielo marmoleado malla firme entortado sardinel guarnicion asfalto pergola cobertizo bodega biblioteca cava asador jardiner arbol raiz
  rodillo brocha tinte esmalte satinado barandilla pasamanos contramarco alfeizar antepecho celosia toldo persiana cortinero toallero botiquin
  aproximad tercio cuarta quinta semanal diari largo ancho altura tamano baldosa ceramica porcelan mosaico zocalo rodapie
  temporal servicio conexion flujo suministro retorno vibracion municipio ciudad foto imagen plano croquis opcion muestrario catalogo cita recordatorio
  granizo neblina humedad rafaga chubasco aguacero solead despejad calefact minisplit boiler estanque jardinera macet
  recibi recib escombr camioneta remolque contenedor volteo retroexcavadora revolvedora bomba vibrador
  contento gusto excelente agradable listas listos terminad colocad instalad pintad
  aqui ahi quince cuarenta sesenta setenta ochenta noventa ciento doscientos trescientos catorce trece dieciseis dieciocho veinticinco cincuenta tiempo veces casi punto apenas temprano
  pusimos dejamos pasamos metimos bajamos subimos tumbamos entramos sacamos cerramos abrimos colocamos terminamos empezamos limpiamos pintamos cortamos armamos cambiamos revisamos probamos recibimos movimos
  caja bolsa saco cubeta herramienta elevador montacargas generador manguera oficina plataforma espuma triplay vigueta subpiso acero alambre soleras cadena gotera dintel
  enmarcado fieltro hoyo hueco lodo pegazulejo grava gravilla toneladas cobija topografo vestibulo inversor respaldo acomet empot instalacion instalaciones temperatura
  refuerzo espacio acceso derecha izquierda izquierdo derecho salida rellen nivelad escurr drena sirve sirven funciona perfect liso debajo encima detras enfrente alrededor
  rejilla extractor ventilador lente puntos linea lineas tramo tramos sentido capas vano vanos claro claros llave llaves salidas tomas junta juntas
  nos hemos tenemos estamos vamos haremos pondremos empezaremos terminaremos instalaremos pintaremos colocaremos cambiaremos necesitamos esperamos somos
  podemos pueden vean tenga tengan quite quiten mueva muevan traiga retire retiren estacione proteja tape tapen cuide
  foso siembra mosquitero persiana cortina celosia tirol
`);

/** What is for no customer, or about no building: people and their lives, secrets, money, law, blame, orders to the reader. */
const OTHER = stems(`
  anybody nobody everybody somebody someone homeowner landlord wife husband daughter brother sister mother father guys helper
  secret quietly mention hidden summary pretend purpose bill billed payment price money profit
  bank loan lawyer attorney legal lien insur adjuster warrant liabil immigration visa social wage salar earn owed steal stole
  drunk beer marijuana drug fight shout argu angry upset nosing lazy worst
  never anyway supposed skip cheat cheap smaller cupping asbestos hope likely unless sooner
  password login wifi admin username lockbox gives combination expired overdue
  write rewrite describe said told wording ignore report 
  retire hiring hired resign wedding custody jail prison probation rehab depress overslept hungover girlfriend boyfriend dating religion church birthday undocumented deport
  forgot forget forgets refuse refused complain experience trainee apprentice license unlicensed careless sloppy rookie excuse blame mistake ashamed embarrass
  markup deposit refund discount invoice budget overcharge upcharge charge charged lump receipt tax taxes bonus overtime payroll salary
  whatsapp gmail email mailbox text texted vacation unlocked alone hiding
  reused secondhand leftover substitut mislabel overlook ignored cheaper thinner weaker shorter undersized shortcut corners
  violat osha illegal illegally unsafe harness backdate forged forge dumped unpermitted fined penalty
  annoying picky rude ugly stupid crazy nosy demanding stubborn honest dishonest
  mentioned assistant translate phrasing positive downplay soften blur omit bankrupt competitor contract contracts subcontract bid bids merger selling
  jones smith families party parties politics vote rumor gossip
  surgery sick injur wrist pregnan expecting divorce  
  nadie alguien muchacho ayudante jefe patron encargado dueno duena hijo hija esposa esposo mujer marido hermano compadre vecino
  secreto callad mencion escond ocult disimul comentar comento dicen menciones redact suaviz invent fingir proposito mentira
  dinero pesos pago precio costo utilidad barato caro anticipo bonific sueldo ahorro ahorrar deuda banco prestamo abogado demanda demandar juicio detenid papeles migra
  borrach cerveza aliento pelea grito gritar gritos enoj culpa jeringa
  nunca falso tronar garantia mascarilla asbesto moho enchuec vencio vencido vencida
  novia novio boda carcel preso fianza pension sindicato indocument deport migracion permisionario cruda crudo desvelad resaca psicolog terapia
  olvido olvidaron olvidamos renuncio renunciar despid corrieron contratar contrato experiencia aprendiz novato descuid excusa
  margen ganancia factura reembols descuento presupuest impuesto recibo nomina propina quincena
  correo mensaje whatsapp vacaciones escondida
  ahorrarnos taparlo tapamos disfraz aparent
  violacion multa ilegal clandestin arnes falsific inseguro riesgo peligro
  necio tacano payaso feo ridiculo loco chismos desconfi confiar confianza honest
  reporte resumen informe traduc traduzca ignora ignore instruccion omite omitir exager quiebra quebrar competencia licitacion vender vendiendo
  fiesta politica chisme rumor
  contrasena usuario codigo alarma celular facebook chat telefono
  enferm hernia ataque cirugia embaraz divorci separando 
  ojala reloj sospech
  costs costly selling contrato contratar
`);
/** Words that say so only together. */
const OTHER_PHRASES =
  /\b(?:as a favor|leave out|did not|didn t|do not (?:say|tell|put)|but it should|so far nobody|no pusimos|no se hizo|no pong\w+|pon que|al seguro|del seguro|seguro social|entre nos\w*|ya no se ve|sin avisar|gives? us back|back (?:to )?us|the year)\b/;

const CUES: Record<string, RegExp> = {
  request:
    /\b(?:please|could you|would you|can you|let us know|need your|choose|por favor|favor de|le pedimos|podria|diganos|elija|conviene que|su visto bueno|gracias|thank you|agradecemos|we still need|nos falta su|nos gustaria|would help us)\b/,
  weather: /\b(?:rain|snow|wind|winds|storm|weather|freez\w+|lluvia|nieve|viento|tormenta|llov\w+|clima)\b/,
  delivery:
    /\b(?:deliver\w*|arriv\w*|unload\w*|shipped|in stock|on site|lleg\w+|entreg\w+|trae\w*|pedid\w+)\b/,
  next: /\b(?:tomorrow|next|will|begin|begins|starts?|follows?|scheduled|booked|plan|goes|manana|proxim\w+|sigue|empez\w+|vamos|inicia\w*|pasa(?:n|mos)?|luego|programad\w+)\b/,
  date: /\b(?:monday|tuesday|wednesday|thursday|friday|handover|calendar|lunes|martes|miercoles|jueves|viernes|entrega|calendario|until|hasta|is on)\b/,
};

/** At most such a part of a sentence's words are none of a site. */
const MOST_UNKNOWN = 0.4;

/** What a sentence of a report is about, as a careful reader of construction reports would sort it; "other" when in doubt. */
export function kindOf(sentence: string): string {
  const text = sentence.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words = text.match(/\p{L}+/gu) ?? [];
  const isSite = (word: string) => KNOWN(word) || CONOCIDAS(word);
  const unknown = words.filter((word) => !isSite(word));
  if (
    words.length < 3 ||
    words.some(OTHER) ||
    OTHER_PHRASES.test(words.join(" ")) ||
    unknown.length > MOST_UNKNOWN * words.length
  )
    return "other";
  return Object.entries(CUES).find(([, cue]) => cue.test(text))?.[0] ?? "progress";
}

/** Whether a word begins with one of these, with at most an ending after it. */
function stems(list: string): (word: string) => boolean {
  const all = new Set(list.trim().split(/\s+/));
  return (word) => {
    if (all.has(word)) return true;
    const shortest = Math.max(4, word.length - 4);
    for (let end = word.length - 1; end >= shortest; end -= 1) if (all.has(word.slice(0, end))) return true;
    return false;
  };
}
