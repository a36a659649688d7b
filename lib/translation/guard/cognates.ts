import type { Token } from "./token";

/** What is often named on site, by the beginnings of its words in both languages. */
const PAIRS = `wall=pared,muro roof=techo floor=piso,planta,nivel door=puerta window=ventana stair=escalera ladder=escalera ceiling=cielo,techo
  beam=viga joist=viga stud=poste,montante nail=clavo screw=tornillo bolt=perno hammer=martillo saw=sierra concrete=concreto
  slab=losa footing=zapata trench=zanja water=agua pipe=tubo,tuber leak=fuga,gotea power=luz,corriente light=luz,foco
  outlet=contacto,enchufe switch=apagador panel=panel wire=cable paint=pint tile=azulejo,loseta kitchen=cocina bath=bano
  bedroom=recamara,cuarto inspect=inspec permit=permiso plan=plano crane=grua truck=troca,camion pump=bomba gate=porton
  key=llave owner=duen boss=jefe rain=llov,lluvi storm=tormenta tarp=lona clean=limpi lock=cierr,cerra steal=robar,robo,robaro stole=robar,robo,robaro
  copper=cobre island=isla brush=brocha white=blanc handrail=barandal lift=elevador broke=rompi,descomp,quebr bring=traer,traig,trae,trajo
  need=falt,neces finish=termin,acab start=empez,empiez,arranc call=llam lunch=comer,comida,almuerzo tomorrow=manana
  ready=list done=list,termin arrive=lleg early=temprano night=noche deliver=entreg,entrega glue=pega,pegu block=bloqu drywall=tablaroca
  rebar=varilla form=cimbra brace=apuntal north=norte south=sur east=este west=oeste change=cambi order=pedi,orden frame=marco,estructura
  level=nivel,piso building=edificio phase=fase bag=bulto,saco,bolsa box=caja row=hilera,fila layer=capa coat=mano,capa sheet=hoja post=poste column=columna hour=hora day=dia week=semana month=mes men=hombre,persona,gente,muchacho,trabajador people=gente,persona,muchacho,hombre,trabajador guy=muchacho,persona,gente,hombre,trabajador person=persona,gente hole=hoyo,agujero pile=pilote,pila layer=capa
  subfloor=subpiso long=larg new=nuev old=viej wet=mojad dry=seco,seca,secar,secan safe=segur scaffold=andami crew=cuadrilla material=material helper=ayudante electrician=electricista plumber=plomero carpenter=carpintero painter=pintor
  tub=tina,banera shower=regadera,ducha toilet=inodoro,excusado sink=fregadero,lavabo closet=closet garage=cochera truss=armadura`;

const SAME = PAIRS.split(/\s+/).flatMap((pair) => {
  const [english = "", spanish = ""] = pair.split("=");
  return spanish.split(",").map((one) => [english, one] as const);
});

/** What is named in some words, by their beginnings: for {@link cognates} to compare with. */
export function namedIn(words: Token[]): ReadonlySet<string> {
  return new Set(words.flatMap(({ bare }) => startsOf(bare)));
}

/** How many of these words have a known counterpart in the other language, and how many of those are named there. */
export function cognates(words: Token[], named: ReadonlySet<string>): { known: number; found: number } {
  const wanted = words.map(({ bare }) => counterparts(bare)).filter((some) => some.length > 0);
  const isNamed = (start: string) => named.has(start);
  return { known: wanted.length, found: wanted.filter((some) => some.some(isNamed)).length };
}

const COUNTERPARTS = Map.groupBy(
  SAME.flatMap(([english, spanish]) => [
    { start: english, other: spanish },
    { start: spanish, other: english },
  ]),
  ({ start }) => start,
);
const LONGEST = Math.max(...[...COUNTERPARTS.keys()].map((start) => start.length));

/** Whether two words name things that are known in both languages, and not the same one. A word left as it was names the same. */
export function isOtherThing(word: string, translated: string): boolean {
  if (word === "" || translated === "") return false;
  const [one, other] = [counterparts(word), counterparts(translated)];
  const isKept = startsOf(word).some((start) => translated.startsWith(start));
  return one.length > 0 && other.length > 0 && !isKept && !one.some((start) => translated.startsWith(start));
}

/** Whether two words are known as the same thing in both languages, or begin alike: "galvanized", "galvanizados". */
export function isSameThing(word: string, translated: string): boolean {
  const isAlike = word.length >= ALIKE && word.slice(0, ALIKE) === translated.slice(0, ALIKE);
  return isAlike || counterparts(word).some((start) => translated.startsWith(start));
}

const ALIKE = 6;

function counterparts(word: string): string[] {
  return startsOf(word).flatMap((start) => (COUNTERPARTS.get(start) ?? []).map(({ other }) => other));
}

/** The beginnings of a word that the list has. */
function startsOf(word: string): string[] {
  const lengths = Array.from({ length: Math.min(word.length, LONGEST) }, (_, at) => at + 1);
  return lengths.map((length) => word.slice(0, length)).filter((start) => COUNTERPARTS.has(start));
}
