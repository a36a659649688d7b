import { type PrivacyFacts, joinParts } from "@/lib/i18n/page-texts";

/** The privacy page in Spanish, below its title and opening line. */
export function privacy(facts: PrivacyFacts): string {
  const { aiService, seesPhotos, fileService, providers, hasStripe, hasMail, hasPush, supportEmail } = facts;
  return joinParts([
    `## Qué guardamos

- **Tu cuenta**: nombre, correo, idioma, zona horaria (la que elegiste y la de tu dispositivo), cuándo la creaste y cuándo entraste por última vez, si aceptaste a dónde van las grabaciones, y tu contraseña en una forma que nadie puede leer.
- **Dónde tienes la sesión abierta**: navegador, sistema, cuándo y cómo entraste, para que puedas cerrar cada una en tu perfil.
- **Cómo entras sin contraseña**: la mitad pública de cada llave de acceso, y qué cuenta de otro proveedor conectaste, con su correo.
- **Lo que publicas**: avances con sus versiones anteriores, comentarios, mensajes de chat, grabaciones y fotos, y de cada uno quién lo hizo, dónde y cuándo. Dónde se tomó una foto solo se guarda si así lo elegiste en [Mi perfil](/settings); lo ve también quien ve la foto.
- **Lo que sale de ahí**: lo que se oyó en una grabación, con el momento de cada frase, las traducciones y los reportes.
- **Lo que administras**: empresas, proyectos, tareas, quién está en ellos y quién tiene qué, los códigos, las invitaciones con el correo al que se mandaron, y el glosario.
- **Lo que ya leíste**: hasta qué avance, para marcar los nuevos.
- **Un registro de cambios**: quién hizo qué y cuándo, con la dirección IP y el nombre del navegador. Sirve para aclarar errores y abusos.

Fuera de eso no te pedimos tu ubicación, ni tus contactos ni tu teléfono. No mostramos publicidad, no vendemos datos y no usamos nada que te siga por otros sitios.

## Dónde se guarda

Las cuentas, los textos y el registro están en la base de datos de esta instalación.`,
    fileService !== null &&
      `Las grabaciones y fotos están en un almacén privado de ${fileService}. Nadie las abre con solo tener una dirección: las entrega nuestro servidor, y solo a quien puede ver el avance.`,
    fileService === null &&
      `Las grabaciones y fotos son archivos en el disco de nuestro propio servidor, que las entrega solo a quien puede ver el avance.`,
    `Lo que está por enviarse, y una grabación que no has publicado, está solo en tu teléfono hasta que se envía. También los borradores, si prefieres claro u oscuro, hasta dónde oíste una grabación y si dijiste que diriges proyectos o que trabajas en una cuadrilla.

## Quién ve lo que publicas

La gente del proyecto, según su función y sus tareas, y el dueño y los administradores de la empresa. En Avances sin organizar, todos los del proyecto. Los mensajes al equipo los leen todos ellos; un mensaje directo, solo las dos personas que se escriben. Tu nombre y tu correo los ven, en la lista de miembros, todos los que están en un proyecto al que entraste. Las personas que operan esta instalación pueden llegar a lo que aquí se guarda, para que funcione y para ayudarte.

## Qué se manda a un servicio de IA`,
    aiService !== null &&
      `Las grabaciones de voz van a un servicio de transcripción con IA, y los textos al mismo servicio para traducirlos. En esta instalación es ${aiService}. Recibe:

- **las grabaciones**, para pasarlas a texto: el sonido y las palabras del glosario de la empresa. Cada grabación se manda una vez, y otra si se perdió la respuesta o alguien toca **Intentar de nuevo**.
- **los textos de avances, comentarios, mensajes de chat, tareas, proyectos y descripciones de fotos**, para traducirlos: el texto, el glosario y los nombres de las personas, de la empresa y del proyecto, para que los nombres se queden igual. Cada versión de un texto se manda una vez por cada idioma que lee la gente del proyecto, y otra vez junto con su traducción, para compararlos.
- **la descripción de un proyecto nuevo**, con el oficio y la fecha de entrega, cuando pides una propuesta.
- **los avances de los que se hace un reporte**, cuando lo pide quien administra el proyecto, y cada semana por sí solos donde el plan tiene reportes semanales: sus textos, días y carpetas, el nombre y la fecha de entrega del proyecto, y los nombres de quienes los escribieron si el reporte puede nombrar personas, como el semanal.
${seesPhotos ? "- **las fotos de los avances**, en pequeño, para que proponga qué se ve en ellas.\n" : ""}
No recibe el correo de tu cuenta, tu contraseña ni quién paga qué.

No se manda nada

- si en la grabación no hay voz,
- si todos los del proyecto leen el idioma del texto (qué idioma es lo averigua nuestro propio servidor; una grabación que no está en inglés se traduce al inglés de todos modos),
- si el texto son solo números, códigos y nombres,
- si la empresa ya usó lo que puede gastar en un día: entonces las grabaciones, las traducciones, las propuestas y los reportes esperan.

Lo que hace ese servicio con lo que recibe depende de sus propias condiciones.`,
    aiService === null &&
      `Esta instalación no tiene ninguno. Las grabaciones y los textos no se mandan a ningún lado; nada se pasa a texto ni se traduce. Si quien la opera configura uno, se le mandan las grabaciones que ya están aquí para pasarlas a texto, y los textos se traducen cuando alguien los abre en otro idioma.`,
    `## Quién más nos ayuda`,
    hasStripe &&
      `- **Stripe** cobra los pagos. Recibe el nombre y el correo del dueño que se suscribe, y su tarjeta, que se pone en la página de Stripe. Nosotros guardamos el estado del plan, montos y fechas, y de la tarjeta solo la marca y los últimos cuatro dígitos. Cuando se borra la cuenta, el nombre, el correo y la tarjeta se borran también en Stripe; Stripe conserva las facturas.`,
    hasMail &&
      `- **Un servicio de correo** entrega nuestros mensajes: contraseñas, invitaciones, pagos y lo que pasó en tus proyectos. Recibe la dirección del destinatario y el mensaje.`,
    hasPush &&
      `- **El servicio de notificaciones de tu navegador** (Apple, Google, Microsoft o Mozilla), si activas push: sabe cuándo se manda algo a tu dispositivo, y no puede leer qué.`,
    providers.length > 0 &&
      `- **${providers.join(", ")}**, si decides entrar con una cuenta de ahí: te llevamos a su página, así que se enteran de que usas Plumbline y cuándo. Nos dicen tu nombre, tu correo y el número con que te conocen; nosotros no les decimos nada de lo que haces aquí.`,
    fileService !== null && `- **${fileService}** guarda las grabaciones y fotos.`,
    aiService !== null && `- **El servicio de IA** que se nombra arriba, como se explica arriba.`,
    `Aparte de ellos, y de quien aloja los servidores y la base de datos de esta instalación, nadie recibe datos de nuestra parte.

## Cuánto tiempo lo guardamos

| Qué | Cuánto tiempo |
|---|---|
| Los proyectos y lo que se publica en ellos | hasta que alguien lo retire; no hay fecha final |
| Un avance o un comentario retirado | su texto, sus versiones anteriores y sus traducciones se borran de inmediato; los archivos de su grabación y sus fotos, enseguida después, con una tarea que se repite hasta que ya no están |
| Los reportes | hasta que los borre alguien que administra el proyecto; conservan lo que dicen de un avance que se retire después, pero ya no citan nada de él |
| Grabaciones y fotos subidas que no son de ningún avance | 7 días |
| Dónde tienes la sesión abierta | hasta que cierras esa sesión; como máximo, 31 días desde el último uso |
| Códigos por correo | sirven 10 minutos; se borran 30 días después |
| Enlaces para cambiar la contraseña | sirven 1 hora; se borran 30 días después |
| Enlaces para recuperar un correo | sirven 7 días; se borran 30 días después |
| Invitaciones que nadie aceptó | sirven 7 días; se borran 30 días después |
| Notificaciones | 30 días si ya las leíste; si no, 90 |
| La dirección de tu navegador para push | hasta que desactives push o cierres ahí la sesión, o el servicio del navegador diga que ya no existe |
| Avisos para actualizar las páginas abiertas (solo identificadores) | 7 días |
| Respuestas guardadas para que nada se publique dos veces | 60 días |
| Identificadores de los mensajes de Stripe | 30 días |
| Contadores contra demasiados intentos | mientras dura su plazo, un día como máximo; los borra la limpieza de la noche siguiente |
| El registro de cambios | tres años |
| El registro de facturas pagadas | sin fecha final |

## Cookies

| Cookie | Para qué | Cuánto tiempo |
|---|---|---|
| session | mantiene tu sesión abierta | 30 días desde tu última visita |
| device | recuerda que ya entraste en este dispositivo, para que nadie te deje fuera probando contraseñas | 400 días |
${providers.length > 0 ? "| authjs, link | mientras entras con una cuenta de otro sitio | 15 minutos |\n" : ""}| confirm-later | recuerda, con el identificador de tu cuenta, que dejaste para después confirmar tu correo | una semana |
| language | el idioma de la pantalla | un año |
| time_zone | las horas que ves; también se guarda con tu cuenta, para correos, reportes y horas de silencio | un año; con la cuenta, hasta que se borre |

Ninguna te sigue por otros sitios.

## Ver tus datos y llevártelos

[Mi perfil](/settings), **Descargar mis datos**: un archivo con todo lo que escribiste, lo que sabemos de ti, y tus grabaciones y fotos.

## Borrar

**Un texto, una grabación, una foto.** **Retirar avance** y **Retirar comentario** lo borran todo para todos y para siempre. Queda una línea que dice quién lo retiró y cuándo. Un reporte hecho antes conserva sus frases hasta que se borre, pero ya no cita nada de lo retirado. **Borrar foto** borra solo una foto. El dueño de un proyecto puede hacer lo mismo con lo que publicaron otros.

**Tu cuenta.** Toca **Borrar mi cuenta…** en [Mi perfil](/settings): se borra en 7 días, y hasta entonces puedes quedarte con ella ahí mismo. O escribe a [${supportEmail}](mailto:${supportEmail}) desde el correo de tu cuenta.

- **Se borra**: tu nombre y tu correo, que se cambian por “Cuenta eliminada” (“Deleted account” si tus correos llegan en inglés), tu acceso, tus sesiones, tus membresías, tus preferencias, tus borradores y tus mensajes directos.
- **Se queda**, a nombre de “Cuenta eliminada”: tus avances, comentarios y mensajes de chat en proyectos de otros, si no los retiraste antes. Son parte del historial de la empresa. El registro de cambios también se queda.
- **No se puede** mientras una empresa tuya tenga una suscripción vigente: primero cancélala. Tus empresas se borran con sus proyectos y todo lo que tienen, cuando lo hayas aceptado.

## Preguntas

Escribe a [${supportEmail}](mailto:${supportEmail}).`,
  ]);
}
