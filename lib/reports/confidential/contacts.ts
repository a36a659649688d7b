import { anyOf } from "./words";

/** What only looks like a telephone number: days, spans of years, and files numbered by year. */
export const NO_NUMBER =
  /(?:19|20)\d\d-\d\d-\d\d|(?<!\d)202\d-\d{4}(?!\d)|(?:19|20)\d\d\s?[-–]\s?(?:19|20)\d\d/gu;

const DIGIT = String.raw`(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)`;

/** Telephone numbers, addresses for mail, codes and passwords. Each reads a plain text. */
export const CONTACTS: readonly RegExp[] = [
  /[^\s@]+@[^\s@]+\.[a-z]{2,}/u,
  /(?:\(at\)|\[at\]|\sat\s|\barroba\b)\s*\S+\s*(?:\(dot\)|\[dot\]|\sdot\s|\spunto\s)\s*[a-z]{2,}/u,
  anyOf(
    String.raw`\S+ at (?:gmail|hotmail|yahoo|outlook|icloud)(?:\.com| dot com)?|\S+ arroba \S+|e-?mail(?:s|ed)?|correo electronico`,
  ),
  /(?<!\d)(?:\+?\d{1,3}[\s.-]?)?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/u,
  /(?<![\d.])\d{3}[-.]\d{4}(?!\d)/u,
  /(?<![\d.])\d{4}[-\s]\d{4}(?![\d])/u,
  /(?<!\d)\d{2}[\s.-]\d{4}[\s.-]\d{4}(?!\d)/u,
  /(?<![\d.,])\+?\d{7,15}(?!\d|[.,]\d)/u,
  /(?<![\d.,])\d{3,5}[\s-]\d{5,9}(?![\d])/u,
  /(?<!\p{L})(?:alarm|lock ?box|code|codigo|clave|pin|candado|combination|combinacion)(?!\p{L})[^.\d]{0,12}\d(?:[\s-]?\d){2,}/u,
  /\+\d[\d\s().-]{6,}\d/u,
  new RegExp(String.raw`(?<!\p{L})${DIGIT}(?:[\s,-]+${DIGIT}){6,}(?!\p{L})`, "u"),
  anyOf(String.raw`phone numbers?|cell numbers?|cellphone|cell phone|(?:his|her|my|their|your) (?:cell|phone|number|mobile)|whats ?app
    | wasap|telefonos?|celular(?:es)?|su numero|mi numero|numero de (?:tel|cel|casa)\S*`),
  anyOf(String.raw`(?:gate|alarm|door|lock ?box|access|entry|garage) code(?: is)?|codes? (?:is|for the (?:gate|alarm|door|lock ?box)) .*\d.*
    | passwords?|contrasenas?|codigo (?:del|de|de la) (?:puerta|alarma|porton|entrada|caja|candado|garaje)|clave (?:del|de|de la) (?:puerta|alarma|porton|wifi|internet)`),
];
