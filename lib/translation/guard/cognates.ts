import type { Token } from "./token";

/** What is often named on site, by the beginnings of its words in both languages. */
const PAIRS = `wall=pared,muro roof=techo floor=piso door=puerta window=ventana stair=escalera ladder=escalera ceiling=cielo,techo
  beam=viga joist=viga stud=poste,montante nail=clavo screw=tornillo bolt=perno hammer=martillo saw=sierra concrete=concreto
  slab=losa footing=zapata trench=zanja water=agua pipe=tubo,tuber leak=fuga,gotea power=luz,corriente light=luz,foco
  outlet=contacto,enchufe switch=apagador panel=panel wire=cable paint=pint tile=azulejo,loseta kitchen=cocina bath=bano
  bedroom=recamara,cuarto inspect=inspec permit=permiso plan=plano crane=grua truck=troca,camion pump=bomba gate=porton
  key=llave owner=duen boss=jefe rain=llov,lluvi storm=tormenta tarp=lona clean=limpi lock=cierr,cerra steal=rob stole=rob
  copper=cobre island=isla brush=brocha white=blanc handrail=barandal lift=elevador broke=rompi,descomp,quebr bring=tra
  need=falt,neces finish=termin,acab start=empez,empiez,arranc call=llam lunch=comer,comida,almuerzo tomorrow=manana
  ready=list done=list,termin arrive=lleg early=temprano night=noche deliver=entreg,entrega glue=peg block=bloqu drywall=tablaroca
  rebar=varilla form=cimbra brace=apuntal north=norte south=sur east=este west=oeste change=cambi order=pedi,orden frame=marco,estructura
  subfloor=subpiso long=larg new=nuev old=viej wet=mojad dry=sec safe=segur scaffold=andami crew=cuadrilla material=material`;

const SAME = PAIRS.split(/\s+/).flatMap((pair) => {
  const [english = "", spanish = ""] = pair.split("=");
  return spanish.split(",").map((one) => [english, one] as const);
});

/** How many of these words have a known counterpart in the other language, and how many of those are among the others. */
export function cognates(words: Token[], others: Token[]): { known: number; found: number } {
  const wanted = words.map(({ bare }) => counterparts(bare)).filter((some) => some.length > 0);
  const isThere = (start: string) => others.some(({ bare }) => bare.startsWith(start));
  return { known: wanted.length, found: wanted.filter((some) => some.some(isThere)).length };
}

function counterparts(word: string): string[] {
  return SAME.flatMap(([english, spanish]) => [
    ...(word.startsWith(english) ? [spanish] : []),
    ...(word.startsWith(spanish) ? [english] : []),
  ]);
}
