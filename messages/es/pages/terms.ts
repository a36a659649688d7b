import type { TermsFacts } from "@/lib/i18n/page-texts";

/** The terms in Spanish, below their title and opening line, for an installation without its own. */
export function terms({
  isBilled,
  monthly,
  yearly,
  trialDays,
  projectLimit,
  supportEmail,
}: TermsFacts): string {
  const paid = `- **Una empresa** paga ${monthly} al mes hasta ${projectLimit} proyectos activos, o ${yearly} al año sin límite.
- **Los primeros ${trialDays} días** de una empresa son gratis. No se cobra nada antes del día ${trialDays + 1}, y nada si cancelas antes.
- El plan se renueva solo hasta que se cancela. Se cancela en **Pagos y planes**, y termina con el periodo ya pagado.
- Cuando el plan termina, todo se puede seguir leyendo. Los proyectos nuevos necesitan un plan.`;
  const free = `- **Una empresa** tampoco paga nada: todo está incluido.`;
  return `## Entre quiénes es

Estos términos son entre tú y la empresa que opera esta instalación. Quien crea una cuenta los acepta. Debes tener la edad para firmar un contrato en el lugar donde vives, y lo que nos digas de ti debe ser cierto.

## Tu cuenta

No compartas tu contraseña; lo que se haga con tu cuenta cuenta como hecho por ti. Avísanos de inmediato si alguien más la usó. Cada cuenta es de una sola persona.

## Cuánto cuesta

- **Los colaboradores** no pagan nada.
${isBilled ? paid : free}

## Lo que publicas

Sigue siendo tuyo, o de tu empresa. Nos permites guardarlo, mostrarlo a la gente de tu proyecto, y mandarlo transcribir y traducir como dice [Privacidad](/privacy), para que el servicio funcione. Publica solo lo que puedes compartir, y ninguna grabación de alguien que no estuvo de acuerdo.

## Lo que no se permite

- violar la ley o los derechos de otros,
- tratar de llegar a datos que no son para ti,
- cargar el servicio de modo que otros no lo puedan usar,
- vender el acceso sin nuestro acuerdo.

Podemos suspender las cuentas que lo hagan.

## En qué puedes confiar

Las transcripciones, traducciones, propuestas y reportes los hace un programa y pueden tener errores. La grabación y el texto original se guardan junto a ellos: revísalos antes de construir, pagar o prometer algo. Trabajamos para que el servicio esté disponible y tus datos seguros, y no podemos prometer que nunca se interrumpa. Nada de esto limita los derechos que la ley te da y a los que no se puede renunciar.

## Cuando termina

Puedes irte cuando quieras; [Privacidad](/privacy) dice qué se borra entonces y qué se queda. Antes de terminar el servicio o tu acceso por otra razón que un mal uso, te avisamos a tiempo para que descargues tus datos.

## Cambios

Si estos términos cambian, te avisamos por correo antes de que valgan para ti. Los precios cambian, cuando mucho, desde el siguiente periodo.

## Preguntas

Escribe a [${supportEmail}](mailto:${supportEmail}).`;
}
