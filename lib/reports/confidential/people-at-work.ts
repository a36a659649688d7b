import { FIRM, PERSON } from "./people-on-site";
import { OUR_WORK, SPANISH_WORK_FORMS, WORK_FORMS } from "./work-forms";
import { listed } from "./words";

/** Words between people and what they do. */
const BETWEEN = new Set(
  listed(`
  will would can could may might shall should must have has had having is are was were been be being am also now just still then all both already hope
  hopes plan plans intend to soon like next today tomorrow currently again first back here ya tambien ha han hemos habia va van vamos a se esta estan
  estaba estara estaran sera fue fueron puede pueden podra empieza empiezan comienza comienzan termina terminan termino terminaron empezo empezaron
  comenzo comenzaron sigue siguen siguio seguira seguiran de hoy ayer manana planea planean
`),
);
/** Words after people who do nothing in the sentence themselves. */
const AFTER = new Set(
  listed(`
  and or in on at for by from with of to until before after during this next tomorrow today tonight yesterday no monday tuesday wednesday thursday
  friday saturday sunday between through early late around about when while once if as per one two three four five six seven eight nine ten can access
  room rooms tape space inspector inspectors inspection inspections permit sidewalk water sewer main code finish gas electric power company street de
  y o en el la los las al del para por con desde hasta antes despues este esta manana hoy ayer lunes martes miercoles jueves viernes sabado domingo
  pintura techo piso carpinteria plomeria entre durante temprano cuando mientras si
`),
);

const SOMEBODY = new RegExp(
  String.raw`(?<![\p{L}\d])(?:we|(?:the|la|el|los|las) ${FIRM}|${PERSON})(?![\p{L}\d])([^.;:!?]*)`,
  "gu",
);
const WE = /(?<!\p{L})\p{L}+[aei]mos(?!\p{L})/gu;
const LEAVING =
  /(?<!\p{L})(?:left|leaves?|leaving|went|gone|home|kept|lost|broke|forgot|sat|slept|se (?:fue|fueron|van|llev\p{L}+|qued\p{L}+))(?!\p{L})/u;

/** Whether a plain text says that people do anything but their work on the building. */
export function doesOtherThanWork(text: string): boolean {
  return (
    [...text.matchAll(SOMEBODY)].some(([, rest = ""]) => !isWork(rest)) ||
    [...text.matchAll(WE)].some(([word]) => !OUR_WORK.has(word))
  );
}

/** What follows the people up to the end of the clause. */
function isWork(rest: string): boolean {
  if (rest.startsWith("'")) return false;
  if (LEAVING.test(rest)) return false;
  if (!/^ *\p{L}/u.test(rest)) return true;
  const act = (rest.match(/[\p{L}\d]+/gu) ?? []).find((word) => !BETWEEN.has(word) && !word.endsWith("ly"));
  return act === undefined || isAct(act);
}

function isAct(word: string): boolean {
  if (/^\d/u.test(word) || AFTER.has(word)) return true;
  return WORK_FORMS.has(word) || SPANISH_WORK_FORMS.has(word) || isDoneAgain(word);
}

function isDoneAgain(word: string): boolean {
  return word.startsWith("re") && WORK_FORMS.has(word.slice(2));
}
