/** The about page in Spanish, below its title and opening line. */
export function about(isBilled: boolean): string {
  const paid =
    "Paga el dueño de la empresa, con un plan por cada empresa, sin importar cuánta gente tenga. Los primeros 7 días son gratis. Los colaboradores nunca pagan. Cuando un plan termina, todo se puede seguir leyendo y la cuadrilla puede seguir publicando en los proyectos que ya existen; los nuevos necesitan un plan.";
  const free = "En este servidor, nadie: cada empresa puede hacer todo.";
  return `## Por qué existe

En muchas obras, quien sabe lo que pasó hoy y quien planea lo de mañana no hablan el mismo idioma. Las noticias se pierden entre los dos, y alguien acaba colando concreto por un malentendido.

## Cómo funciona

Quien está en la obra dice o escribe lo que pasó, en español o en inglés. La grabación se pasa a texto, y el texto se traduce para quien lee el otro idioma. El original siempre queda al lado: con un toque ves lo que se escribió y con otro oyes lo que se dijo.

El avance llega al proyecto que toca, lo más nuevo arriba, y la oficina contesta ahí mismo. Si no hay señal, espera en el teléfono y sale cuando la hay.

Quien llega necesita un código, su nombre y su correo: con una llave de acceso o un código por correo no hace falta contraseña. No hay que instalar nada.

## Qué hace aquí una máquina y qué no

Un servicio de IA pasa las grabaciones a texto y traduce. Si se lo pides, propone un plan para un proyecto nuevo o escribe un reporte; con el plan anual, uno por semana sin que lo pidas. Se equivoca. Por eso cada traducción se compara con su original, y se marca lo que pudo haber cambiado: un número, una medida, una fecha, un nombre, un “no”. Cada frase de un reporte cita los avances de los que salió. Nada se corrige a tus espaldas, y ningún plan se vuelve proyecto hasta que una persona lo diga.

## Quién paga

${isBilled ? paid : free}

## Código abierto

Plumbline es software libre con licencia MIT. De esta copia, y de tus datos, responde quien la opera: [Privacidad](/privacy).

## El nombre

“Plumb line” es la plomada: un peso colgado de un hilo. Es la forma más antigua de ver de un vistazo si algo está derecho. Así queremos que sea la página de un proyecto.`;
}
