import { ENGLISH } from "./vocabulary/english";
import { englishForms, spanishVerbForms } from "./vocabulary/forms";
import { SPANISH_IRREGULAR, SPANISH_VERBS } from "./vocabulary/spanish";
import { listed } from "./words";

/** Verbs that say as well what people do to each other, to things of others and to agreements. */
const LIGHT = listed(`
  agree allow alter call carry change charge consider control count decide deny direct discuss empty exchange extend flip forget hide keep lead leave
  let like limit lock look lose lower make manage mark mask match move notice obtain occupy owe park pass pause pick pull push reach read reduce
  refuse relocate require respond rest retain return reuse reverse rig run save see send separate serve settle share shift show shut sit skip slide
  slip split stand stay step stop store stuff substitute suspend swap switch take taken took takes taking terminate throw touch trade transfer turn
  understand use visit wait walk want watch wish withdraw flood burn blow drop spill crack chip scratch dent tear strip bury bust hit strike puncture
  expose collapse damage extract bend break bring brought came come got get gets getting gave give gives given giving go goes going gone went had has
  held hold keeps keeping kept leaves leaving left lets letting lost made makes making put puts putting ran runs running saw sees seen sits sat
  sitting stood stuck torn told tried try tries trying drove driving fell fall found became become tied
`);
const LIGHT_SPANISH = listed(`
  abrir acabar acordar apagar aprovechar arrimar bajar brincar cambiar caer cargar cerrar cobrar conseguir dar deber decir dejar descansar echar
  encimar entrar esconder estar faltar gastar golpear guardar hacer hundir ir jalar llevar mandar manejar meter mojar mover olvidar pagar parar
  parchar pasar pedir perder pintar picar poder poner quedar querer quitar rebajar recortar regresar repartir reutilizar romper saber sacar salir
  saltar saltear ser subir superar sustituir tapar tener tirar tocar tomar topar traer usar utilizar vaciar variar venir ver volver voltear aguantar
  tardar demorar
`);

/** Of those verbs, the forms that say in a report what is done on site. */
const ACTS = listed(`
  start starts started starting begin begins began begun continue continues continued finish finishes finished complete completes completed expect
  expects expected plan plans planned hope hopes need needs appreciate appreciates thank pleased glad happy excited proud sorry grateful thankful
  delighted acclimated recommend recommends ask took gave invite look return returns arrive arrives come comes go goes move moves moved find found
  pass passed order ordered orders received receive visit visits meet build built set sets setting hung hang hangs poured pour laid lay dug dig cut
  cuts cutting cleaned worked work works working wrap wraps wrapped spent spend tied drew draw ground bent wound spread pulled pull ran run runs
  running take put brought bring tried framed sanded apologize welcome suggest estimate anticipate intend aim turn turned switched switch stopped stop
  pause paused send stay keep kept leave mark marked store stored use carry carried made make reach reached hand give show walk see explain sign
  signed signs sends sending rent rented rents tent waiting awaits hold used follow follows covered protected stood measured available onsite
  scheduled ready busy done present
`);
const ACTS_SPANISH = listed(`
  vuelve vuelven volvera volveran regresa regresan regresara regresaran regresaron llega llegan llegara llegaran cambio cambiaron trabaja trabajan
  trabajara trabajaran manda mandan mandara mandaran pide pidio pidieron viene vienen vendra vendran firmo
`);
const WE_ACT = listed(`
  estamos tenemos hemos vamos podemos podremos necesitamos esperamos pensamos planeamos agradecemos pedimos pediremos avisamos avisaremos tomamos
  tomaremos pusimos ponemos pondremos pintamos pintaremos hicimos haremos cambiamos cambiaremos movimos movemos moveremos regresamos regresaremos
  seremos estaremos tendremos iremos seguimos seguiremos queremos quisieramos sacamos tendimos pasamos pasaremos llevamos cerramos cerraremos abrimos
  abriremos dejamos dejaremos tramos extremos maximos minimos proximos ultimos vaciamos vaciaremos recomendamos colgamos quitamos quitaremos subimos
  bajamos quedamos debemos mandamos mandaremos enviamos enviaremos vemos veremos nos
`);

/** Forms of English verbs for work on a building. */
export const WORK_FORMS: ReadonlySet<string> = without(
  [...listed(ENGLISH["work"] ?? "").flatMap(englishForms), ...listed(ENGLISH["irregular"] ?? "")],
  LIGHT.flatMap((verb) => [verb, ...englishForms(verb)]),
  ACTS,
);

/** Forms of Spanish verbs for work on a building, without accents. */
export const SPANISH_WORK_FORMS: ReadonlySet<string> = without(
  [...listed(SPANISH_VERBS).flatMap(spanishVerbForms), ...listed(SPANISH_IRREGULAR)],
  LIGHT_SPANISH.flatMap(spanishVerbForms),
  ACTS_SPANISH,
);

/** What "nosotros" do on a building. */
export const OUR_WORK: ReadonlySet<string> = without(
  listed(SPANISH_VERBS)
    .flatMap(spanishVerbForms)
    .filter((form) => form.endsWith("mos")),
  LIGHT_SPANISH.flatMap(spanishVerbForms),
  WE_ACT,
);

function without(forms: readonly string[], light: readonly string[], acts: readonly string[]): Set<string> {
  const left = new Set(forms);
  for (const form of light) left.delete(form);
  for (const form of acts) left.add(form);
  return left;
}
