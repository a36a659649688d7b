export const developers = `
## Solicitudes y respuestas

Las solicitudes y las respuestas son JSON en UTF-8, salvo las grabaciones y los flujos de eventos. Las horas son ISO 8601 en UTC y los identificadores son uuid. Un campo que nadie conoce se ignora en la solicitud, y \`null\` es un valor: un campo ausente deja todo como está. Las respuestas pueden tener campos nuevos en cualquier momento.

## Iniciar sesión

Al iniciar sesión recibes una cookie que envía cada llamada siguiente. Vale 30 días desde la última visita. Una página puede enviar en \`x-user-id\` para quién se hizo: si otra persona inició sesión desde entonces, la llamada no hace nada.

## Crear algo una sola vez

Una llamada que crea algo acepta un \`Idempotency-Key\`: cualquier texto de hasta 100 caracteres. Si se pierde una respuesta, envía la misma clave otra vez y recibes la primera respuesta; no se crea nada más.

## Listas por páginas

Una lista larga empieza por lo más nuevo, con 100 filas a la vez, o las que pida \`limit\` hasta 200. El encabezado \`Link\` trae la dirección de la página siguiente. En un proyecto, \`x-event-seq\` es el número del último evento que la lista incluye.

## Leer de nuevo

Una lista o un proyecto trae un \`ETag\`. Envíalo como \`If-None-Match\` y la respuesta es un 304 sin contenido mientras no cambie nada de lo que ves.

## Límites

120 escrituras por minuto por usuario y 256 kB de JSON por solicitud. Si pasas un límite, la respuesta es un 429 y \`Retry-After\` dice cuántos segundos esperar.

## Rechazos

Un rechazo trae un \`code\`, que no cambia, y un \`message\` en el idioma de quien lee. \`issues\` nombra los campos que no son válidos.
`;
