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
  tell footings pour paint fix install check clean finish inch inches feet rain ladder nails leak leaks plans drawing`);

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
  quitar poner fuga fugas tuberia tuberias pulgada pulgadas pies yardas clavos tablaroca azulejo obra planos llave`);

/** Makers and shops whose names are written alone, in both languages. */
export const BRANDS = split(`
  home depot lowes dewalt milwaukee makita bosch hilti simpson strong-tie strongtie sherwin-williams sherwin williams
  benjamin moore kohler delta moen pella andersen marvin trex hardie tyvek husqvarna stihl ryobi ridgid kobalt festool`);
