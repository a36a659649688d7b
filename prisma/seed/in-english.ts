/** What the demo's Spanish texts say in English; of a recording, sentence by sentence. */
export const IN_ENGLISH: Readonly<Record<string, string>> = {
  // Ortega kitchen
  "Mañana no hay agua en la calle de 9 a 12, lo avisaron con un papel.":
    "Tomorrow there is no water in the street from 9 to 12, they left a notice.",
  "Así está la cocina antes de empezar.": "This is the kitchen before we start.",
  "Muebles y cubierta puestos. Falta sellar la junta con la pared.":
    "Cabinets and worktop are in. The joint with the wall still has to be sealed.",
  "Todo fuera. Debajo del piso había humedad junto a la ventana, dejé fotos en el sobre.":
    "Everything is out. It was damp under the floor by the window, I left photos in the envelope.",
  "Tomaron la plantilla de la cubierta. La entregan el martes, 2.60 m y el frente de la isla.":
    "They templated the worktop. It is delivered on Tuesday, 2.60 m and the front of the island.",
  "Sí, 40 mm, está en la hoja.": "Yes, 40 mm, it is on the sheet.",
  "Prueba de presión a 10 bar por 30 minutos, sin pérdida.":
    "Pressure test at 10 bar for 30 minutes, no loss.",
  // Harlow Street extension
  "El baño portátil está lleno, necesitamos que vengan hoy.":
    "The portable toilet is full, we need them to come today.",
  "Losa colada completa, 14 m³. La regamos cada dos horas hasta mañana.":
    "The whole slab is poured, 14 m³. We water it every two hours until tomorrow.",
  "Gracias. Keep the hessian on it overnight, frost is forecast.":
    "Thanks. Keep the hessian on it overnight, frost is forecast.",
  // A slip of the service, which the guard marks: the unit was said in centimeters.
  "Piqué hasta concreto sano, son 6 cm de fondo. Falta el mortero de reparación.":
    "I chipped back to sound concrete, it is 6 inches deep. The repair mortar is still missing.",
  "Colado del muro terminado a las 2. El camión llegó 40 minutos tarde.":
    "Wall pour finished at 2. The truck came 40 minutes late.",
  "Ya descimbramos el muro norte.": "We have stripped the forms on the north wall.",
  "Encontramos panal a unos 40 cm de la esquina.": "We found honeycombing about 40 cm from the corner.",
  "No rellenen hasta que lo revisen.": "Do not backfill until it has been checked.",
  // Barn roof, Mill Lane
  "La radio del manitou no funciona, hablamos por señas. Falta una pila.":
    "The radio in the telehandler is not working, we talk by hand signals. It needs a battery.",
  "Llevamos media pendiente sur. De cada diez pizarras salen siete enteras.":
    "Half of the south slope is done. Out of every ten slates, seven come off whole.",
  "Tres cabios podridos junto a la chimenea, marcados con pintura roja. Nadie pise ahí.":
    "Three rotten rafters by the chimney, marked with red paint. Nobody step there.",
  // Chat
  "Las cerchas están tapadas.": "The trusses are covered.",
  "Ya bajamos las cerchas y las tapamos.": "We have unloaded the trusses and covered them.",
  "Gracias. Quito la cimbra temprano.": "Thanks. I'll take the forms off early.",
  "Listo, muevo la camioneta.": "Done, I'm moving the pickup.",
  "Ya casi acabamos la cimbra.": "We are almost done with the forms.",
  "¿Cuántos bultos necesitamos?": "How many bags do we need?",
  "Aquí te esperamos.": "We're waiting for you here.",
};
