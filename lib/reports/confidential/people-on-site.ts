import { listed, wordsOf } from "./words";

/** Whoever works on site, and whoever may be meant by "they". */
const PEOPLE = new Set(
  listed(`
  crew crews team they arborist architect builder builders carpenter carpenters designer electrician electricians engineer fabricator finisher framer framers glazier installer installers landscaper landscapers mason masons mover movers operator painter painters
  plasterer plasterers plumber plumbers roofer roofers specialist supplier surveyor technician tiler tilers vendor welder inspector setter cuadrilla cuadrillas albanil albaniles arquitecto arquitecta carpintero carpinteros cerrajero colocador disenador disenadora
  electricista electricistas herrero herreros ingeniero ingeniera instalador instaladores jardinero jardineros marmolista operador pintor pintores plomero plomeros proveedor soldador soldadores tablaroquero tablaroqueros azulejero azulejeros tecnico techador techadores yesero yeseros maestro maestros
`),
);
/** What they do besides their work, and how they are. */
const BESIDES_WORK = new Set(
  listed(`
  left leaves leave home away sat standing dropped late slowly alone own took kept wants wish likes looks looked seen got gone behind quick quickly rather much wait waits waited bad fast happy broke damaged cracked dented scratched spilled hit struck tore flooded bent hours delay delayed uses
  fue fueron quedo quedaron durmio llevo llevaron sento salio salieron quiere queria quieren lento lentos tarde perdio perdieron toma toman tomaba tomo tomado siempre nuevo nuevos nueva atras solos sola cansado cansados caliente dano danaron rompio rompieron golpeo golpearon rayo rayaron mancho
  mancharon quebro quebraron afuera retraso atraso demora demoro exige horas comieron share shares ate eat eats sit sits sleep
`),
);
/** Words between the two. */
const NEAR = 5;

/** Whether a plain text says of people that they do anything but their work. */
export function doesBesidesWork(text: string): boolean {
  const words = wordsOf(text);
  return words.some(
    (word, at) => PEOPLE.has(word) && words.slice(at + 1, at + NEAR).some((after) => BESIDES_WORK.has(after)),
  );
}
