/*
 * Words that tell a language by themselves. None of them is a word of the other language too, not even without its accents, and
 * none is a trade word that both crews use ("framing", "plywood").
 */

const split = (words: string) => new Set(words.trim().split(/\s+/));

export const ENGLISH = split(`
  the and is are was were be been being of to for with from this that these those it its they them their we our you your i im
  my he she his her him will would should could must can cant dont doesnt didnt isnt arent wasnt wont havent hasnt not need
  needs have had have get got give take took bring send put make made let lets please thanks thank sorry good bad
  ready done morning tomorrow today tonight yesterday week next last here there where when who what why how which because
  but if then than until before after again still yet already also only just some any all more less too very much many two
  three four five six seven eight nine ten at on in by up out off down over under into between without
  about around through while as so theres coming going looks look moved wrong right left broken
  slab wall walls floor floors door doors window windows stairs kitchen bathroom bathrooms bedroom roof ceiling trench footing
  tell footings pour paint fix install check clean finish inch inches feet rain ladder nails leak leaks plans drawing
  water power light lights wood beam beams brick bricks pipe pipes wire wires dirt mud dust trash saw hammer drill glue bolts
  screws shovel truck trucks hole holes room rooms house yard driveway basement attic hallway closet porch fence gate hot cold
  wet dry warm windy rainy raining snow snowing freezing slippery heavy early late lunch break call calling help helping watch
  careful stop start started starting wait waiting working worked work works doing did does having came gone went
  leaving left stay keep kept clear cleared clearing cleaned moving move open opened close closed closing locked unlock
  delivered delivery arrived heres whats whos everybody everyone someone nobody anyone nothing something everything somebody
  guys boss crew hey hello welcome sure okay yes yeah nope almost enough soon later again always never maybe
  approved passed failed posted signed ordered received cancelled canceled delayed missing found lost leaking cracked
  hung set cut cutting hauled poured pouring painted installed fixed finished tied stripped sealed sanded swept picked dropped
  black white blue green yellow gray brown small big tall short long wide deep thick thin new old
  hurt safe danger dangerous warning fire smoke smells smell emergency evening afternoon noon midnight
  hour hours minutes minute days weeks month months year years time times`);

export const SPANISH = split(`
  el la los las un una unos unas del al de que y o en con por para porque pero si cuando donde quien como cual esta estan
  este estos estas eso esa ese esos hay ya se lo le les nos te mi tu su sus es somos fue fueron ser estoy estamos
  muy mas menos tambien todavia aun otra otro otros otras todo toda todos todas nada algo aqui ahi alla hoy manana ayer
  lunes martes miercoles jueves viernes sabado domingo semana uno dos tres cuatro cinco seis siete ocho nueve diez hace
  falta faltan quiere quiero necesito necesita necesitamos necesitan tengo tiene tenemos tienen puedo puede pueden vamos voy
  viene vino vienen llega llego llegan traigan traiga dile dijo gracias listo lista listos listas bueno buena
  buenos buenas favor porfa jefe hasta desde antes despues entre sobre bajo arriba abajo afuera adentro
  losa zapata zapatas zanja muro muros pared paredes techo techos piso pisos puerta puertas ventana ventanas escalera escaleras
  bano banos cocina recamara recamaras pasillo sotano varilla cimbra colar colado revisar instalar pintar limpiar terminar
  quitar poner fuga fugas tuberia tuberias pulgada pulgadas pies yardas clavos tablaroca azulejo obra planos llave
  agua luz madera viga vigas ladrillo ladrillos tubo tubos alambre tierra lodo polvo basura escombro sierra martillo taladro
  pegamento tornillos pala camion camiones troca hoyo hoyos cuarto cuartos casa cochera cerca porton grava
  cemento mezcla yeso pintura brocha rodillo andamio manguera carretilla herramienta herramientas guantes casco
  caliente frio seco seca mojado mojada calor viento lluvia lluvias llueve lloviendo llovio nieve nublado sol resbaloso pesado
  temprano tarde noche mediodia comida lonche ayuda ayudame ayudenme llamame llamenme marcame avisame avisenme avisen esperame
  esperenme mandame mandenme traeme pasame dejame diganme espera esperen cuidado ojo aguas huele humo fuego peligro
  peligroso emergencia lastimado ambulancia seguro alto paren sigue siguen sigan empieza empiezan empezamos empece
  terminamos termine terminado terminada acabamos acabe acabado hecho hecha hechos hechas puesto puesta puestos puestas
  pintado pintada instalado instalada revisado revisada limpio limpia limpios limpias roto rota rotos rotas tapado tapada
  abierto abierta cerrado cerrada colocado colocada cortado cortada armado armada entregado entregada recibido recibida
  aprobado aprobada firmado firmada pasamos paso pasaron colamos ponemos pusimos hicimos estuvo salio salimos salgo
  ando anda andan voy iba ire llegue llegamos llegando trabajando esperando faltando bajando subiendo cargando
  si mande oye hola adios ahorita luego entonces despacio rapido pronto siempre nunca nadie alguien quien quienes ellos
  ella ellas usted ustedes nosotros compa primo senor senora muchachos gente cuadrilla equipo
  negro blanco rojo azul verde amarillo gris cafe chico chica grande alto largo ancho hondo grueso delgado nuevo nueva viejo vieja
  hora horas minuto minutos dia dias semanas mes meses ano anos vez veces`);

/** Words of both languages: they say nothing by themselves. */
export const SHARED = split(
  "a no me final total gas color base material control area plan error idea natural normal local",
);

/** Makers and shops whose names are written alone, in both languages. */
export const BRANDS = split(`
  home depot lowes dewalt milwaukee makita bosch hilti simpson strong-tie strongtie sherwin-williams sherwin williams
  benjamin moore kohler delta moen pella andersen marvin trex hardie tyvek husqvarna stihl ryobi ridgid kobalt festool`);
