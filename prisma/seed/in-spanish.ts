/** What the demo's English texts say in Spanish, as people on site do; of a recording, sentence by sentence. */
export const IN_SPANISH: Readonly<Record<string, string>> = {
  // Ortega kitchen
  "Full refit, new floor, island moved to the window side.":
    "Remodelación completa, piso nuevo, la isla se cambia al lado de la ventana.",
  "Strip out": "Desmontaje",
  "Old units out": "Sacar los muebles viejos",
  "Lift the floor": "Levantar el piso",
  "Cabinets and worktop": "Gabinetes y cubierta",
  "Base units level": "Muebles bajos a nivel",
  "Wall units": "Alacenas",
  "Worktop templated": "Plantilla de la cubierta",
  "Worktop fitted": "Instalar la cubierta",
  Plumbing: "Plomería",
  "Move the waste": "Mover el desagüe",
  "Pressure test": "Prueba de presión",
  "Tuesday it is. Did they note the 40 mm upstand?":
    "Entonces el martes. ¿Anotaron el zoclo de la cubierta, de 40 mm?",
  "Client was on site and is happy. She asked for a socket inside the pantry: extra, agreed by mail.":
    "La clienta vino a la obra y está contenta. Pidió un contacto dentro de la despensa: es extra, quedó acordado por correo.",
  // Harlow Street extension
  "Two-storey rear extension, new kitchen and utility. Handover 18 December.":
    "Ampliación trasera de dos pisos, cocina nueva y cuarto de lavado. Entrega el 18 de diciembre.",
  Foundations: "Cimientos",
  "Strip footings, slab and damp-proof membrane.": "Zapatas corridas, losa y membrana contra la humedad.",
  "Dig and shutter": "Excavar y cimbrar",
  "Pour the slab": "Colar la losa",
  "Inspector's sign-off": "Visto bueno del inspector",
  "Gracias. Keep the hessian on it overnight, frost is forecast.":
    "Gracias. Déjenle la manta toda la noche, se espera una helada.",
  "Inspector was here, no remarks. Sign-off sheet is in the site box.":
    "Vino el inspector, sin observaciones. La hoja firmada está en la caja de la obra.",
  "North wall": "Muro norte",
  "Retaining wall along the neighbour's drive.": "Muro de contención junto a la entrada del vecino.",
  "Strip the forms": "Descimbrar",
  "Repair honeycombing": "Reparar el panal",
  "Damp-proof course": "Barrera contra la humedad",
  "Seen. Dale comes at 4 with the repair mortar.": "Visto. Dale llega a las 4 con el mortero de reparación.",
  "Rebar inspected and signed off. Photos are with the inspector's note.":
    "Varilla inspeccionada y aprobada. Las fotos están con la nota del inspector.",
  "Roof trusses": "Armaduras del techo",
  "Twelve trusses, crane on the 27th.": "Doce armaduras, la grúa viene el día 27.",
  "Confirm the crane": "Confirmar la grúa",
  "Wall plates level": "Soleras a nivel",
  "Wall plates are level within 3 mm over the whole length.":
    "Las soleras están a nivel, con 3 mm de diferencia en todo el largo.",
  "The crane can come.": "La grúa ya puede venir.",
  "Truss delivery moved to Thursday morning, same crane.":
    "La entrega de las armaduras se cambió al jueves por la mañana, con la misma grúa.",
  "Works for us. I will clear the east side on Wednesday.":
    "Nos queda bien. Yo despejo el lado este el miércoles.",
  "First fix electrics": "Instalación eléctrica, primera etapa",
  "Chase the kitchen walls": "Ranurar los muros de la cocina",
  "Consumer unit position": "Ubicación del centro de carga",
  "Concrete truck confirmed for 10:30. Keep the drive clear, the neighbour leaves at ten.":
    "El camión de concreto está confirmado para las 10:30. Dejen libre la entrada, el vecino sale a las diez.",
  "Called them, they come before noon.": "Ya les hablé, vienen antes del mediodía.",
  "Gate lock is stiff. I oiled it, but order a new one before it gets cold.":
    "La chapa del portón está dura. Le puse aceite, pero pidan otra antes de que haga frío.",
  // Barn roof, Mill Lane
  "Strip and re-roof the long barn, keep the old slates for the porch.":
    "Quitar y rehacer el techo del granero largo, guardar las pizarras viejas para el porche.",
  "Scaffold and safety": "Andamio y seguridad",
  "Edge protection": "Protección de orillas",
  "Scaffold is tagged. Edge protection complete on all four sides.":
    "El andamio ya tiene su etiqueta. La protección de orillas está completa en los cuatro lados.",
  "Strip the slates": "Quitar las pizarras",
  "Sort as you go: whole ones on pallets, broken ones in the skip.":
    "Sepárenlas al ir quitando: las enteras en tarimas, las rotas al contenedor.",
  "South slope": "Pendiente sur",
  "North slope": "Pendiente norte",
  "Count and stack for the porch": "Contar y apilar para el porche",
  "Better than we priced. Keep the seven.": "Mejor de lo que calculamos. Guarden las siete.",
  "Confirmed what Ana found. Boarded the area and put tape round it. We need 3 rafters, 47 by 150, 4.8 m.":
    "Confirmo lo que encontró Ana. Tapé la zona con tablas y le puse cinta alrededor. Necesitamos 3 cabios de 47 por 150, de 4.8 m.",
  "Felt and battens": "Fieltro y listones",
  "Order the breathable felt": "Pedir el fieltro transpirable",
  "Battens to gauge": "Listones a su distancia",
  "Ventilated ridge": "Cumbrera ventilada",
  "Slates and leadwork": "Pizarras y plomo",
  "Chimney flashing": "Tapajuntas de la chimenea",
  "Wind over 40 km/h from noon tomorrow. Nobody on the slope after 11:30.":
    "Mañana desde el mediodía, viento de más de 40 km/h. Nadie en la pendiente después de las 11:30.",
  // Chat
  "The truck with the trusses is at the gate.": "El camión con las cerchas está en la entrada.",
  "Concrete truck confirmed for 10:30. Keep the drive clear, please.":
    "El camión de concreto llega a las 10:30. Dejen libre la entrada, por favor.",
  "The inspector's note is filed.": "La nota del inspector ya está archivada.",
  "Take the invoice along.": "Llévate la factura.",
  "I'll be there at 4 with the mortar, @Mateo. Don't backfill until I've seen it.":
    "Llego a las 4 con el mortero, @Mateo. No rellenen hasta que yo lo vea.",
};
