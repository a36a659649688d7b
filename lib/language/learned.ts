// Written by bench/learn-languages.ts.

/** Words that the product's texts have in one of the languages, without accents. */
export const LEARNED_ENGLISH = `able about above accelerator accept accepted accepting access accident accidents
  account action actions active activity add added address admin admins adopter adopters afford after afternoon again
  against agree agreed ahead ai aint air alarm all alley allow allowed allows almost alone along already also always
  am amount amp amps an anchor anchors and another answer answered answers any anybody anymore anyone anything anyway
  apart apex app appears applies apply approve approved april archive archived are around arrange arrive arrived
  arrives arrow as asap ask asked asking asphalt assign assigned assumptions at attic august available away back
  backfired backhoe backing backs backsplash bad bag bags bandage bandages bar bare barely baseboard basement batch
  bath bathroom bathrooms be beam beams bearing became because become bedroom bedrooms been before began begin begins
  behind being believe belong belongs below benjamin benson beside best betos better between big billed billing bit
  blade blades blank blanket blew blocked blocking blocks board boards bold bolt bolts bond book booked boots borrow
  boss both bottom bought box boxes brace brag brandons break breakfast bricks bright bring bringing broke broken
  brother brothers brought browser browsers brushes bucket buff build builders building built bundles burned business
  businesses businesss busy but butt button buttons buy by cabinets cake call called calls came camera can cancel
  cancellation cancelled cancels cannot cant capitals car card cards care careful carefully carpenter carry carrying
  cars case casing catch caught caulk caulking cave ceiling cement center centimeter centimeters certified change
  changed changes changing channels character characters charge charged charges chart chase cheap check checked checking
  checkout checks chimney chipped choice choices choose chop churn circuits cites city class clean cleaned cleaning
  clear clearly client clinic clogged close closed closer closing coat coats code codes collecting column columns
  come comes coming comment comments company compare complained complete completed completing compressor concrete
  conex confirm congratulations connect connection console contact container contains content continue continues
  contract contractor contractors contrast contributor conversation cooler copied copper copy cord cords corner corners
  correct corrected correcting cost costs could couldnt count counter countertop countertops counting county couple
  courses cover covered covers cracked cracks crane create created creating creation credentials credit crew crews
  crooked crunch cubic curb cure curing current customer customers cut cutoff cuts cutting damaged dark dashboard
  dashed dashes data date dates day days dead deal debris december decide deck declined dedicated deep definitely
  degrees delayed delete deleted deleting delivered delivery demo demolishing denied depend description deselect
  details development device did didnt dies difference different dig digits digs dining direct dirt discard discarded
  discount do document documents does doesnt doing dollar dollars done dont door doors double doubled down download
  downstairs dozen draft drain drawing drawings dried dries drill drink drinks dripping drips driver driveway driving
  drop dropped dry drywall drywalls duct due dug dump dumpster dust dwayne each earlier early east easy eaten edge
  edit edited editing eight eighteen eighth eighths eighty either elbow elbows electrical electrician elevator eleven
  else elses elsewhere email emails empty end ended ending ends engineer english enough enter entered entrance eugenio
  even evened evening ever every everybody everyone everyones everything everywhere example examples excavator except
  exceptions excuses exist existing exists expect expecting expire expired expires exported extension extinguisher
  extinguishers eye eyes facade fail failed fair fall faq faqs far faster features february fed feeds feet fell felt
  fence ferrera fetch few fewer field fifteen fifteenth fifth fifty figure figures file filed fill filled filter
  find fine finish finished finishing fire firm first fit fits fittings five fix fixed fixture flammable flat floor
  flu foam folder folders follow food foot footer footers footing footings for forced forget forgot forklift form
  former forms formwork forty found foundation four fours fourteen fourth frame framing free freight fresh friday
  fridays from front ft fuel full furniture further gabriela gallon gallons gap garage gasket gate gathering gauge
  gave gear generate generated generating generator get gets getting give given gives glass glasses gloss glossary
  gloves glue glued go god goes going gone good got gotten grab grant granted gravel gray grease great green grid
  grinder ground grounded grout grouted guard guess guest guide guides gun gutters guy guys had hairline half halfway
  hall hallway hammer hand handed handle handover handrail handrails hang hangers hanging happen happened happens
  happy hard hardly hardware harness harnesses harris has hasnt hat hats haul hauled have havent he header headers
  heading headings heads hear heard heat heater hectors height hell hello help helps hendricks her here hernandez
  hes hey hidden hide high him himself hinge hinges his hit hold holds hole holes holiday homeowner honestly hood
  hook hooked hopefully hose hot hour hours house how however hundred hurry hurt hurting hurts hvac hydrant hydraulic
  if ignore ill im in inactive inch inches include included includes incomplete information inside inspection inspectors
  install installation installed instead insulation insurance internal into invalid inverter invitation invitations
  invite invited invites invoice invoices ironworker irrigation is island isnt issued issues it itll its itself ive
  jack jackhammer jacks jane job jobs join joined joining joins joist joists july jumper junction just karen keep
  keeps kept kevin key keys kick kicker kickoff kidding kids kind kinds kitchen knock knocked knocking know knows
  labor laborers labors ladder ladders lady laid lakeside language large larger last lasts late later latest law
  lawn lay layers laying lead leads leak leaking leaks least leave leaves left leftover legal lend less let lets
  letter letters level levels life lift lifted lifts light lights like liked lime limit line lines link links list
  listed listen lists liters little live living load loaded loading loads lock locked log logged login logout logs
  long longer look looking looks loose loosened lose loses losing lost lot low lower lowes lucy lumber lunch made
  main make makes man manage manages many marble march mark marked marking marks martinez marvin mask master match
  matter may mean meantime meanwhile measure measured measurement measurements measures meet meeting member members
  memberships membrane mesh mess message messages messed messing metal meters method microphone microwave mid middle
  midweek might miles millimeters million mind mine minute minutes mirror miss missing mistake mix mixer mixing mobile
  mode moment monday money month monthly months moore more morning mortar most move moved moves mr mrs much mud mulberry
  must my nail nailed nailing nails name named names narrow nd nearly necessary need needed needs neighbor neighbors
  neither neto never new newer newest next nice night nine ninety nobody nobodys noise none nonstop noon nor north
  not note notes nothing noticed notifications november now number nut oaks oclock october odd of off office oh oil
  oiled ok okafor old older oldest on once one ones only open opened opening opens operates operator optional options
  or order ordered organize originals otherwise our out outlet outlets outs outside over overtime overview owe own
  owner owners owns packs padlock page paid paint painted painter painters painting pair pallet pallets pane paper
  park parking part partitions parts party pass passed password passwords past patch pause paused paver pavers pay
  payday paying payment payments pays pedro pending penetrations people peoples per percent perfect period permission
  permissions permit permitting person personal phillips phone phones photos pick picked pictures piece pieces piers
  pipe pipes place places planed plank plans plant planted plants plaster plates play played please plug plugged
  plumb plumber plumbing pm pocket point policy pool porch position possible post posted posting posts pounds pour
  poured pouring power preferences press pressure preview price pricing print printed priority priscilla privacy
  private problem problems process processed processing product profile program progress project projects promised
  properly proposal pull pulled pulling pump purchase pushed put putting quarter quarters quarts questions quick
  quit quote radius rafters rail railing rain rained raining rains ramos ramp ran random range rate rated rather
  rd re reach reached reactivate reactivated reactivating reactivation read readable reading reads ready real really
  rear rebar rebars receipt receipts receive received record recorded recording recordings recovered red refers refit
  refresh refreshed refunds refused registration reinspection relies reload remember remove removed rename renamed
  renew renewed renews rented reopened reorder replaced replacing report reporting reports request required reset
  rest result results resume retry revenue review revoke revoked ridge right rip risk risks rock rocks rod role roll
  roller rollers rolls roman roof roofers roofing room rooms roughly round rubbing rubble ruiz rules run running
  runs safe safer safety said same sample samples sand sanding saturday save saved saving saw sawzall say says scaffold
  scan schedule scissor scrap scratch screen screens screenshot screwdriver screwing screws sealed sealer seam search
  searching second seconds secure security see seems seen sees select selected semi send sending sends sense sent
  sentence sentences separately september septic serious server service session sessions set sets setting settings
  seven seventy several sewer shade shallow share sharp she sheathe shed sheet sheets shell shes shift shim shingles
  ship ships shore shores short shorten shorter shortly shot should shouldnt show shower showing shown shows shrubs
  shut shutoff shutting shy sick side sidewalk sign signal signature signed signing signs since single sink sit site
  six sixes sixteen sixty skid skimp skip skylight slab slates sliding slip slope small snake so sod soil solar solid
  some somebody someone something somewhere soon sooner soonest sorry sounds source sources south space spaces span
  spanish spare spark speaks speech speed spelled spent splice split spoken spotter sprinkler sprinklers square squares
  st stack stage stain staining stairs standing start started starting starts state stats status stay staying stays
  steel steer step steps stick sticking sticks still stir stole stood stop stopped stops storage store stored storeroom
  storm story straight street stretch string strip strong stub stucco stuck stud studs stuff subfloor subscribe subscribed
  subscription subscriptions subtask subtasks successful successfully such suggest suit sullivans sump sunday supplier
  support supposed sure surprised surveyor suspend suspended swap sweep swing swings switch switches system tab table
  take takes taking talk talked talking talks tank tap tape tarp task tasks team tear tell template ten tenant tensioned
  terms test tested text texts th than thank thanks thanksgiving that thats the theft their theirs them then there
  theres thermostat these they theyll theyre theyve thick thin thing things think third thirds thirteen thirtieth
  thirty this thompson those thought thousand three through thumb thursday tick ticked ticket tie tied tightened
  tile tiles till time timer times title to today todays together toilet toilets token told tomorrow ton tonight
  too took tool tools top tops torch torn torque touch touched touches touching toward track trade training transcribed
  transcribing transcript transcription transcripts translate translated translates translating translation translations
  trash trees trench trencher trial trials tries trim trip tripped tripping trips truck trucks trusses try tuesday
  turn turned twelfth twelve twenty twice two tyler type typed typo typos unassigned under underneath undo undoes
  undone uneven unfinished unit unknown unless unlimited unload unloaded unloading unloads unorganized unsaved until
  unused up update updated updates upgrade upload ups upset upstairs urgent us use used useful useless user users
  using usual valid value valve valves vent vents versions very view visit voice void wait waiting waits walk walked
  walker walks wall walls want wants warp warranty was washed wasnt waste watch watchman water watered waterproofing
  waters way ways we weak wear wears weather wed wednesday week weekdays weekend weeks weigh weighs weight welcome
  welded welds well went were werent wet weve what wheelbarrow when whenever where whether which while white whitfield
  who whoever whole why wide wilfredo will william willing wind window windows wire wired wires wiring with withdraw
  withdrawn withdrew within without wont word words work worked worker workers working works worry would wouldnt
  wouldve writable write writes writing written wrong wrote yadira yard yards year yearly yellow yes yesterday yet
  you youll your youre yours yourself youve yyyy zero zone`;
export const LEARNED_SPANISH = `aaaa abajo abierta abierto abogado abran abre abren abriendo abril abrimos abrio
  abrir abrirles abrirlo aca acaba acababamos acabamos acabar acabaran acabaron acabo acceso accesos accidente accidentes
  accion acciones aceitada aceite acelerante acepta aceptada aceptando aceptar aceptarla aceptas acepto acero acerquen
  achique acordamos acortalo acostado activa activas actividad activo activos actual actualiza actualizada actualizado
  actualizar acuerdense acuerdo adelante adentro adivinar administra administrador administradora administradores
  administran administrar administrarla administras admite adoquin adoquines afinar aflojar aflojarlo afuera agarra
  agarro agenda agendar agosto agrega agregado agregar agregarte agrego agua aguacero aguada aguanta aguantar aguantara
  aguantense aguanto aguas ahi ahora ahorita ahorra ahorras aire aislante ajeno ajustes al alambre alargo alarma
  albanil alberca alcance alcanza alcanzo algo alguien alimenta alla alrededor alto altura amarilla amarrada amarrado
  amarrar amarrarse amarren ambulancia amperes amperios ampliacion ancho anclaje anclajes anclas anda andamio andan
  andar anderson ando anduvieron angel angostas ano anoche anotala antepasada anterior anteriores antes antier antiguas
  antiguos anual anuales anulada apagada apagado apagador apagadores apagados apago apaguen aparece aparecen apareceran
  apartada aparte apenas apila apilalos apile apilen apilenlas aplicacion aprete aprieta aprietenlo aprobo apunta
  apuntalar apuntalenla apunte apurenle aqui arbol arboles arbustos archiva archivado archivados archivo arena armaduras
  armar arnes arranca arranque arregla arreglamos arreglan arreglar arregle arreglo arriba arriesgar asegurate asegurense
  asfalto asi asignacion asignado asignar asignaron asigno aterrizar atico atlas atornillar atras atrasadas atrasado
  atrasados atraso aun aunque autorice avance avances avanzamos aventamos avisales avisame avisan avisaremos avise
  avisenle aviso avisos ayer ayuda azar azotea azulejo bajado bajar bajarla bajaron bajas baje bajenlo bajo bano
  banos banqueta barandal barata barda barra barre barrer barrotes basarse bastan bastante basura batelo batiendo
  bien bienvenida bisagra bisagras bitacora blanca blanco bloque bloques bobcat bodega bolsas bomba boquilla borra
  borrada borrado borrador borran borrar borre borren borro bota botarse bote botes boto boton botones brandon breiker
  broca brochas buen buenas bueno buenos bujia bulto bultos buscamos buscando buscar busqueda busquen cabe caben
  cabezal cable cableada cableado cables cacho cada cadena cae caida caja cajas cal calculando calcular calentador
  calentando calibre calle callejon calme calor calvin calza calzarla camara cambia cambiada cambiado cambiamos cambian
  cambiar cambiarla cambiarle cambiaste cambie cambies cambio cambios camino camion camiones camioneta campana campo
  canales canaletas cancela cancelada canceladas cancelado cancelala cancelar cancelas canceles cancelo candado cantaros
  canto capa capas captura caracter caracteres carbones carga cargando cargar cargo carguen carmen caro carpeta carpetas
  carpintero carretilla carros carta casa casco cascos caseta casi castillo catorce cayo cedar cemento centimetro
  centimetros centro centros cepillarlas cerca cero cerrada cerradas cerrado cerrados cerramiento cerramos cerrando
  cerrar cerrara cerraste cerro certificada chalanes chango chapa charcos cheque chica chico chido chimenea chofer
  chorro chueco cielo cien ciento cierra cierrala cierran cierras cierren cierto cifras cimbra cimbras cimentacion
  cinco cincuenta cinta circuito circuitos cita ciudad claro clase clava clavando clavar clave clavo clavos clienta
  cliente clientes clima clinica cobija cobra cobran cobrar cobrara cobraran cobraron cobrense cobro cobros cochera
  cocina codigo codigos codo codos coinciden colaborador colado colados colamos colar colaron colemos colgadores
  colgando colo coloquen columnas comedor comenta comentan comentar comentario comentarios comida comido como companero
  compania compara compartir completa completar completo compra comprar compre compren compresora con concreto condado
  condensador conecta conectada conectado conectan conectar conectaron conecte conexion conexiones configurada configurado
  configurados confirma conmigo conocemos conoces conserva conservar conservarla conservarlo consola constructores
  construir construye construyen contacto contactos contando contar contenedor contenido contento contesta contesto
  contigo continua continuar contra contrasena contrasenas contraste contratista contratistas contrato control conversacion
  copia copiado copialo copiar copiarlo copio corre correcto corrediza corregida corregir correo correos corresponde
  corriendo corriente corrigiendo corrigio corta cortadora cortalo cortame cortamos cortan cortando cortar cortaras
  cortas corte corten cortenlo corto cortos cosa cosas costales costura crea creada creado creando crear creer creo
  cristal cruz cuadrados cuadras cuadrilla cuadrillas cuadro cuadros cualquier cualquiera cuando cuantas cuanto cuantos
  cuarenta cuarteo cuarto cuartos cuatro cuatros cubeta cubetas cubico cubicos cubierta cubiertas cubierto cubre
  cubrebocas cuchillas cuelen cuelga cuelguen cuenta cuentanos cuesta cuidado cuidando cuidarse cuide culata cumbrera
  cumplimos cunado curado curar curaron curso cursos da dale dame damos dan danado daniel dante dar darle darse dato
  datos de debajo debe deben deber deberias debido debil decia decides decidir decima decir dedicado dedo deja dejalo
  dejamos dejar dejara dejarla dejaron dejas dejaste deje dejelo dejemos dejen dejenla dejenlo dejes dejo del delgada
  demas demasiado demasiados demolicion demostracion demuelen denle dentro dependemos derechito derecho desactivala
  desague desarmador desarmar desarrollo desayunados descansen descarapelo descarga descargar descargue descarta
  descartala descartalo descartar descartas descomponer descompuesta descompuso desconocidos descripcion descuento
  desde deshacer deshacerlo deshaces desnivelada desnivelado despejada despejado desperdicio desplomada despostilladas
  despues destapa deten detener detiene detras devuelvele di dia dias dice dicen dicho diciembre dieciocho dieciseis
  diecisiete dieron diez diga digale digas dije dijeron dijo dile dilo dinero dintel dio dios direccion directo directos
  diriges dirijo disco discos disculpe dispositivo dispositivos divide divisiones doble doce docena docenas documento
  documentos dolares domingo domo donde dos doscientas doscientos drenaje ducto duda dudas duele duena dueno duenos
  dura durante echale echamos echar echele echen echenle echenme echo edificio edita editado editando editar editarlo
  edito eje ejemplo ejemplos el electrica electricidad electricista electronico elegir elegirlo elegiste elevador
  elige eligelo eliges elijas eliminada eliminar elimino ella ellos emboquillar empalmarlo empaque emparejarlo emparejarnos
  empezamos empezando empezar empezo empiece empiecen empieza empiezan empresa empresas en encargan encargo encima
  encinos encontradas encontrado encontrados encontrar encontraron encontro encuentra enero enfermedad enfermo enfermos
  enfrente enlace enlaces enseguida enteras enterate entienda entintarla entonces entra entrada entrado entramos
  entrando entrar entraste entre entrega entregalos entregamos entregan entregaron entregas entrego entro envia enviada
  envialo enviando enviar envio equipo equivocado equivoque era eramos eres es esa escalera escaleras escalones escanealo
  escatimen escogieron escogio escombro escribas escribe escribele escribelo escriben escribenos escribes escribieron
  escribio escribir escribiste escribo escrito escritos escuadra escuchala escuchar ese esmeriladora eso esos espacio
  espacios espalda espanol espejo espera esperabamos esperabas esperamos esperan esperando esperandolo esperar esperate
  espereme esperen esperense espero espuma esquina esquinas esquivel esta estaba estabas estacionar estacionarse
  estacione estacionense estado estados estamos estan estar estas este esten esto estos estoy estrellado estrenan
  estructura estuco estuvieron estuvo etapa eusebio excava excavadas excavadora excavamos excepciones excusado existe
  exporto extensiones extinguidor extintores extranaria fachada facil factura facturacion facturas fallo falta faltaba
  faltaban faltan faltar faltaron falte falto favor febrero fecha fechas felicidades feriado fernandez ferreteria
  festivo fierro fiesta fijate fijense fin final finales fines firma firmar firme firmen firmo flechas flete flexometro
  floja flojo focos fondo forma formas formulario forrar forzaron fosa fotos fragua fraguar frase frases frente fresca
  fresco fria fue fuego fuente fuentes fuera fuerte fuga fui fuimos fuiste funcion funciona funcionar funcionara
  funciones fundador fundadores gabinetes galones ganas garaje garantia gasolina gastado gastamos gastaron gatos
  generado generador generados generando generar generes genero gente gira glosario gotea gotean goteando gotee gotera
  graba grabacion grabaciones grabado grabando grabar grabe gracias graciela grados grafica grande grandes grasa
  gratis grava grave gravilla grietas grietita gripa gris grua gruas guantera guantes guarda guardada guardadas guardado
  guardala guardamos guardar guardarlo guardaste guarde guarden guardo guarnicion guia guias guiones gusta gusto
  ha haber habia habiamos habias habido habla hablados hablale hablar hablas hable hablen hablo habra hace hacemos
  hacen hacer hacerle hacerlo hacia haciendo haga hagas han hanson hara haria harrison hartos hasta hay haya haz
  hecha hecho hemos hermano hermanos herrajes herramienta herrera herrero hidrante hidraulicos hiladas hillside hilo
  historial hizo hoja hojas hola holgura hombres hondo hora horaria horario horarios horas hoy hoyo hoyos hubo hueco
  humeda ia iba iban idioma ignora igual imagenes impermeabilizante importan impresa imprime imprimela imprimelos
  imprimir inactiva incendio incluida incluir incluirla incluye incompleta incompleto incorrectos inflamable ingeniero
  ingles ingreso ingresos inicia iniciar inicias iniciaste inicie inicies inicio inmediato inodoros inspeccion inspeccionar
  instalacion instalado instalan instalar instante intenta intentalo intentamos intentar intentarlo intentos interno
  interruptor interruptores inversor invita invitacion invitaciones invitan invitar invitaron invito ir irse irte
  isla izaje izquierda izquierdo jala jalados jalando jalar jalen jardin jefe johnson juan jueves julio junio junta
  juntando junto justo kilometros kilos kowalsky la lado ladrillos lamina lamparas larga largo largos las lastimado
  lastime lastimo lavabo lavadora lave le lechada lee leelo leen leer leeria lees leido lejos lentes les letra letras
  levanta levantada levantar levantaste levante levanten levantes levanto leyendo libera libras libre libres lija
  lijar lijaria lijen limite limpiar limpien limpio linea lineas lista listas listo listos litros llama llamada llamame
  llamamos llamaron llame llamen llamo llave llaves llega llegaban llegado llegan llegando llegar llegaron llegaste
  llego llegue lleguen llenando lleno lleva llevamos llevan llevar llevarlo llevarnos llevaron llevarse llevas lleven
  llevo llover lloviendo llovio llueva llueve lluvia lluvias lo localizar lodo lona lonche los losa loseta losetas
  lote luces luego lugar lugares lujo lunes luz madera madereria madrugada magnolia mal malla malos manana mancha
  manda mandame mandamos mandar mandaremos mandarlo mandarlos mandaron mandas mande mandeme mandenme mando manejando
  manera manguera manita mano manos manten mantiene marca marcada marcado marcados marcando marcar marcha marco maricela
  marmol marque martes martin marzo mas mate materiales maximo mayo mayusculas medi media medianoche medida medidas
  medimos medio mediodia mejor mejora mejorar mejores membrana membresias menos mensaje mensajes mensual mensuales
  mera mero mes meses metamos metanle mete metemos metiendo metimos metodo metro metros mezcla mezcladora mezclen
  mi microfono microondas midale midan mide miembro miembros mientras miercoles mil millon minicargador minusculas
  minuto minutos mio mira mis misma mismo mitad modo modos mojada mojo moldura molesto momento montacargas montando
  montantes monto mortero mostrar movamos movemos mover moverlo movido movio moviste mucha muchacho muchachos mucho
  muchos mudan mueble muebles muestra muestran muestras mueva muevan muevanlas muevas multa municipio muro muy nada
  nadie navegador necesario necesita necesitamos necesitan necesitar necesitas necesites necesito negrita nestor
  ni ningun ninguna ninguno ninos nivel niveles no noche noches nomas nombrar nombre nombres norte nos nosotros nota
  notar notas notificaciones noviembre nuestro nueva nuevas nueve nuevo nuevos numero numeros nunca obligatorio obra
  obras ochenta ocho ochocientos octavo octavos octubre ocultar ocultarla ocupado ocupamos ocupar ocupo oficina oficio
  oiga oigo oir oirla oirlas ojala ojo ojos olvidar olvidaron olvidaste olvide olviden olvido omar opcional opciones
  opera operador operadores operan opinion orden ordenar organizar oriente orilla oscuro otorgado otra otras otro
  otros oye oyeron oyo paga pagada pagadas pagado pagan pagar pagas pagina pago pagos pague paguele palabra palabras
  pan paneles pantalla pantallas papel paquetes par para parada parado parados paramos parar parece pared paredes
  parejo parte partes partir pasa pasada pasado pasale pasamanos pasame pasamos pasan pasar pasarle pasaron pase
  pasen pasillo paso pasos pasta pasto patron pausa pausar pedi pedido pedimos pedir pedirlo pega pegado pegamos
  pegar pegazulejo pego peguen pelado pelados peligroso pellejo pendiente pendientes penetraciones pensado pensar
  pequeno perdidas perdido perdio perdiste perdon perfil perfiles perforalo periodo permiso permisos permite permiten
  permitio perno pernos pero persona personas pesa pesada pesan peso pestana picar pico pidan pide pidele pideme
  pidio pie piedras pierde pierdes pies pilares pilas pintados pintamos pintar pinten pintor pintores pintura pipa
  pisan pisar pisen piso pisos pistola pizarras placas plafon planes plano planos planta plantados plantar plantas
  plantilla plataforma pleno plomeria plomero plomo poca poco podemos poder podia podido podra podras podrian polines
  poliza polvo pon poncho pone ponemos poner ponerle ponerse pones ponga pongale pongamos pongan ponganle ponganse
  pongas pongase poniendo ponle por porche porfa porque porton posible posicion poste postensada postes precio precios
  preferencias prefieras prefiero pregunta preguntale preguntar preguntarme preguntas preguntele preguntenle preguntita
  pregunto preliminar prenda prendan prende prender prendido preocupen preocupes presion presiona prestan prestar
  preste presupuesto pretextos previa primer primera primero primeros principal prioritario privacidad privado probar
  probaron probe problema problemas procesamiento procesando procesar proceso producto programa programada programado
  programen progreso prohibido prometieron pronto propia propuesta protectoras proveedor proxima proximo proximos
  proyecto proyectos prueba pruebalo pruebas publica publicado publicala publicando publicar publicarla publicas
  publicaste publico publique pude pudieron pudimos pudo puedan puede pueden puedes puedo puerta puertas puesta puestas
  puesto puestos pulanlo pulgada pulgadas pulgar pulido pulidora puntadas puntal puntales punteadas punto puro puse
  pusimos puso que quebrada quebradas quebrados quebro queda quedamos quedan quedar quedaron quede queden quedense
  quedo quejo quepa quien quienes quiera quieras quiere quieren quieres quince quincena quinientos quintanilla quisiste
  quiso quita quitado quitamos quitar quiten quitenlo quitense quito quiza radio rajen rampa rapido rapidos ratito
  rato raya rayoncito reabrio reactivada reactivala reactivar reactivarla reactive reactivo reales recamara recamaras
  recarga rechazada rechazo recibe recibes recibido recibimos recibiras recibo recibos recientes recocido recoge
  recojanlo recorra recorrer recorri recorrido recorrio recorta recortala recortar recta recubrimiento recupera recuperar
  recuperarlo recuperaste recupero reembolsa reembolsos refiere refuerzo regadera regado registrado registro registros
  reglas regresan regresando regresar regresaron regrese regresenla regreso regular reintentar rellenamos rellenar
  reloj renombro renovado renovarlo rentamos renueva repartela repello repetida repite reporte reportes reproduce
  reproducir resanar resguardar respaldo responder respondio respuesta respuestas restablecio resto resultado resultados
  resumen retirado retirar retiras retiro retoques retrasada retro reuniendo reversa revisa revisado revisalo revisamos
  revisando revisar revisaron revise revisen reviso revoltura revolvedora revuelvela riego riesgos rifaron robos
  rociadores rocialo rodillo rodillos rojo rollo rollos romper rompio rosario rota roto rotomartillo ruido sabado
  sabados sabe sabemos sable sacar saco sacos sal sala saldo sale salen sales salidas saliendo salieron salimos salio
  salir saliste salpicadero salvo sanchez sanitarios saquen se sea sean seca secar seco secos seguimos seguir segunda
  segundo segundos segura seguridad seguro seis selecciona sellado sellador sellarla semana semanas sembramos semibrillante
  senal senor senora sentidos septica septiembre seque ser servicio servidor servir sesenta sesion sesiones setenta
  sherwin si sido siempre sierra siete siga sigue siguen sigues siguiente sin sino siquiera sirve sirven sistema
  sitio sobrante sobrar sobraron sobre sobren sobro sol sola solares soldadura soldaduras solde soleras solicitud
  solo solos soltar soltarlo soltaste sombra somos son soplete soporte sotano su suban subanlo sube subir subpiso
  subtarea subtareas suelo suena sugerir supuestos sur sus suscribir suscribirme suscripcion suscripciones suscrito
  suspender suspendida suspendido suspendio suyo tabla tablaroca tablas tablero tal taladro tamano tambien tampoco
  tan tantas tantito tanto tantos tapada tapajuntas tapar tapemos tapen tapenlo tapo tarda tardamos tardar tarde
  tardes tardo tarea tareas tarima tarimas tarjeta tarjetas tasa te techamos techeros techo techos teja tejas telefono
  temprano tendras tenemos tener tenga tengan tengas tengo tenia tercer tercera tercero tercio termina terminada
  terminadas terminado terminados terminamos terminan terminando terminar terminaron terminas termine terminen termines
  termino terminos termostato terraza texto textos ti tiempo tiene tienen tienes tierna tierra tijera tinaco tipo
  tipos tirando tirar tiro titulo titulos toca tocar toco toda todas todavia todo todos toma tomar tomen toneladas
  topografo toque toquen tormenta tornillo tornillos trabaja trabajador trabajadores trabajamos trabajando trabajar
  trabajas trabajen trabajo trabajos traduccion traducciones traduce traducelos traducen traducida traducido traducidos
  traduciendo traducir tradujo traduzca trae traeme traer traes traia traiga traigan traila trajeron tramo tramos
  transcribiendo transcribir transcribirse transcripcion transcripciones transcrita transcrito trasera traspasado
  trece treinta tres trescientos triplay troca trompo trono tu tuberia tuberias tubo tubos tuerca tuerza tumbamos
  tumbar tumbaran tumbarlo turno tus tuvieron tuvimos tuya tuyo ultima ultimo ultimos un una unas unico unidad uniendo
  unio unirme unirte uno unos urgente usa usado usados usan usando usar usarlas usaron usas usaste usen usenlo uso
  usted ustedes usuario usuarios util va vacia valdez vale valen valida valido valor valvula vamos van vano varias
  varilla varillas vas vaya vayan ve vea vean veces vecino vecinos veia veinte veinticinco veinticuatro velador velocidad
  vemos ven vence vencerse vencido vencidos vencieron vencio venda vendas venga vengan vengo venia venian venido
  venir ventana ventanas ventila ver vera veras verdad verifiquen verme versiones verte ves vestibulo vez vi viaje
  viajes vias victor vidrio vidrios vieja viejo viene vienen viento viernes viga vigas vigente vigentes vigilancia
  vigueta vinieron vino visita visitas vista viste visto vivo volteo volvemos volver volvera volverlo volviendo volvio
  voy voz vuelta vuelva vuelvan vuelvas vuelve vuelves wenceslao whitman williams ya yarda yardas yo yolanda zanja
  zanjadora zapata zapatas zip zoclo zona`;

/** Triples of letters, each with twice the logarithm of how much more often words of Spanish have it than words
  of English. */
export const TRIPLES = `_ab2 _ag2 _aj2 _av3 _ay2 _az3 _be-6 _br-3 _ci3 _cu2 _dr-4 _ea-6 _ec5 _ei-6 _ej3 _em2 _eq3
  _es5 _ev-7 _ey-4 _fi-2 _fo-2 _gi-3 _gl-4 _he-2 _hy-4 _ib2 _im3 _is-2 _it-3 _iz3 _jo-3 _ke-4 _ki-3 _kn-6 _ll8 _lo-3
  _mr-4 _na-3 _ob3 _oc2 _oj3 _ok-4 _ou-6 _ov-5 _ow-6 _oy3 _ph-5 _pu2 _qu2 _ru-4 _sc-7 _sh-7 _sk-3 _sl-6 _sp-6 _sq-4
  _st-6 _sw-6 _th-6 _tu2 _tw-6 _ty-6 _ul3 _up-7 _ve3 _vi3 _vu4 _wa-6 _we-5 _wh-4 _wi-5 _wo-7 _wr-6 _ye-6 _yo-2 _za4
  aaa2 ab_-5 aba5 abe5 abi3 abr4 aca2 aci5 ack-5 aco5 acu2 ada7 add-6 adi-2 ado6 adr5 ads-6 adu6 ady-5 ae_2 afe-5
  aff-4 afi2 afl2 aft-5 ag_-4 aga3 age-3 agu6 aho4 aid-3 ail-4 ain-8 air-4 ait-5 aja6 aje6 ajo4 aju2 ak_-5 ake-4
  aki-4 aks-5 ala5 alb2 alc4 ald4 ale3 alf-4 ali3 alk-7 all-3 alo3 alq2 als-3 alt3 alz2 am_-4 ama4 amb6 amm-5 amo4
  an_2 ana2 ang-3 anj2 ank-6 anl4 ann-4 ano4 anq2 ant2 anu3 any-6 anz3 ap_-6 apa5 app-7 apu4 aqu4 ar_4 ara2 ari3
  arj2 ark-3 arl2 arm3 aro5 ary-5 as_6 asa5 asc2 ash-4 asi3 ask-7 asn-4 aso4 ass-7 asu-3 at_-4 atc-6 ate-3 ath-6
  ati-3 atr5 ats-5 att-3 atu-6 aug-5 aul-3 aun2 ava2 avi2 avo4 aw_-5 awi-4 awn-4 ay_-5 aya4 aye-3 ayi-5 aym-4 ayo3
  ays-7 ayu3 aza3 azo2 azu2 ba_5 bac-2 bag-4 baj7 bam4 ban2 bea-5 bec-5 bed-5 beg-5 bia6 bid4 bie6 bin-2 bio4 bir5
  bis3 bli3 bo_5 boa-5 bod-3 boo-5 boq2 bow-4 box-4 bra2 bre3 bru-4 bs_-4 bsc-5 bue4 bui-5 bul4 but-6 ca_7 cac3 cad3
  caj2 cal2 cam3 cas2 cau-5 cce-3 cci2 ced-3 cei-2 cer5 ch_-9 cia4 cib5 cid2 cie7 cim2 cio9 cip2 ck_-5 cke-5 ckh-4
  cki-6 cko-4 cks-5 cla4 cle-3 clo-3 co_4 coa-4 cob5 coc3 cog3 cos3 cou-5 cov-5 cra-6 cre-2 ct_-7 cta5 ctu3 cua7
  cub3 cuc3 cue5 cui2 cul5 cup5 cut-5 cy_-3 da_7 dad7 dag-4 dam3 dan6 dar4 das3 dat-3 day-8 dd_-3 dde-5 dea-3 deb2
  ded-4 dej6 des2 dge-4 di_3 dia3 dic2 die2 dij3 dil4 dim3 din-4 dio3 div3 dle-5 dnt-5 do_6 doe-5 doo-4 dop-4 doq2
  dor8 dos6 dou-4 dow-4 dre-3 dry-3 ds_-9 duc3 dud2 dum-4 dur4 dwa-4 dy_-6 ea_5 eab2 ead-3 eak-4 eal-2 eam-5 ear-6
  eas-3 eat-7 eav-4 ebe4 ebi3 ebl2 ecc4 ech4 eci5 eck-3 ed_-7 eda5 edi2 edo3 edr-3 eds-4 eed-4 eek-6 een-4 eep-5
  ees-3 eet-4 efr-4 eft-5 efu-4 ega3 egl5 ego5 egr3 egu7 eig-7 eip-4 eir-4 eis2 eiv-4 eja6 eje5 ejo6 ek_-4 ela3 elb-5
  eld-5 elf-5 elp-4 els-6 elv2 ely-5 em_-5 emp3 ems-4 ena2 enf4 enl6 enm2 eno4 env5 eoc2 eop-5 ep_-5 epi2 epl-4 epr2
  eps-4 er_-3 era3 erc3 erd4 erl2 erm2 ero4 err3 ers-3 ery-6 erz2 esa7 esc4 esg3 esi2 eso3 esp7 ess-9 et_-5 eta3
  etc-4 eth-6 etr2 ets-5 ett-6 ety-4 eva5 eve-4 evu2 ew_-7 ewa-4 ewe-6 ewh-4 ews-5 ex_-3 exp-4 ey_-4 eza4 ezc3 fai-5
  fal3 faq-4 fas-4 fee-4 fet-4 few-4 ff_-6 ffe-4 ffo-4 fif-5 fij2 fil-2 fit-5 fix-5 fle3 fol-3 fon4 foo-6 fou-4 ft_-6
  fte-6 fth-4 fue3 fui3 ful-6 fun2 fur-4 ga_5 gad4 gai-4 gam3 gan2 gar4 gas3 ge_-5 ged-6 ger-3 ges-3 get-6 gge-5
  gh_-3 ghb-4 ght-8 gie2 gin-3 gio2 gir4 giv-5 glu-4 gn_-4 gne-5 go_4 gos4 gro-3 gru2 gs_-7 gua4 gun4 guy-4 ha_4
  hab6 hac6 hag2 hal-2 han-4 hap-3 har-2 hat-4 hau-4 hay2 haz3 hbo-5 hdr-5 hea-7 hed-7 hee-5 hei-5 hel-3 her-3 hes-4
  hey-6 him-3 hin-5 hip-5 hir-6 hly-4 ho_3 hoe-4 hoi-4 hoj2 hol-3 hon-2 hoo-5 hop-4 hot-5 hou-6 how-6 hoy3 hro-5
  hs_-5 ht_-8 hte-4 hth-4 hue2 hur-6 hut-5 hy_-4 hyd-4 ia_6 iad5 iaj2 iar5 ias6 iba4 ibi4 ibo3 ibr4 ic_-6 ica3 ice-3
  ici4 ick-8 ico5 id_-5 ida4 idd-5 ido8 idr4 ied-3 iej2 iem5 ien6 ier4 iet2 iew-5 iez3 iff-4 ift-7 ig_-4 iga3 ige4
  igh-9 ija4 ije4 ijo2 ila3 ild-5 ile-3 ili-3 ilo4 ils-5 ilt-4 im_-3 ima5 imo6 imp2 in_-2 ina3 ind-7 ing-5 ink-6
  ino5 ins-2 io_4 ios5 ip_-4 ipa3 ipc4 ipe-3 ipo3 ipp-3 ips-6 ipt-6 iqu4 ir_2 ira3 ird-4 ire-2 irl2 irr-4 irs-2 irv2
  isa6 ish-7 isk-4 ism2 iso3 isp2 iss-6 it_-5 ita3 itc-5 ith-6 itl-4 ito6 its-6 itt-5 ity-5 ive-3 ivo5 ix_-5 ixe-5
  ixt-5 iza6 ize-4 izq2 ja_5 jac-5 jad5 jal5 jar6 jas5 je_5 jec-4 jem3 jen5 jer3 jes4 jet2 jo_7 job-4 joi-4 jor4
  ke_-5 ked-6 kee-4 ken-5 ker-2 kes-5 ket-6 kic-5 kid-5 kil2 kin-8 kle-4 kno-6 ks_-7 la_5 lad2 lai-4 laj2 lal3 lam4
  lat-5 lav5 law-4 lay-4 lbo-4 lca3 lcu2 ld_-5 lda3 lde-3 ldn-5 ldo2 lds-4 lea-4 led-8 lee4 leg4 lej4 len3 lev2 lf_-5
  lgu3 lib4 lic2 lif-6 lij4 lik-4 lin-2 lip-4 lit-3 liv-6 liz5 lk_-5 lke-5 lki-4 lks-4 ll_-5 lla3 lli-4 lls-3 llu4
  lly-5 lo_6 loa-7 loc-2 log-6 loj4 lom4 loo-6 lop-4 loq3 low-5 lqu2 ls_-8 lsa2 lse-5 lt_-6 lta6 lti3 lto4 lts-3
  ltu2 lud-5 lum-3 luv2 lva3 lvi5 lvo2 lwa-4 ly_-6 lza2 ma_4 mad3 mai-5 mak-4 mam2 man2 mb_-3 mba4 mbe-7 mbi3 mbo3
  mbr3 mea-4 med2 mee-4 mej4 mel2 mem-2 meo-4 mes-3 mez3 mie5 mio4 mix-5 mme-5 mo_3 moj2 mor-3 mos4 mp_-4 mpa2 mpe3
  mpi5 mpo2 mpr4 mps-3 mpt-4 mpu2 ms_-3 mue5 na_4 nad5 nag-4 nai-3 nam-2 nar4 nas3 nca4 nci6 nco3 ncu2 nd_-6 nda2
  ndl-4 ndo3 ndr-3 nds-6 ne_-3 nec2 ned-6 nee-5 nei-5 nem2 nev-5 new-6 ney-3 nfe3 ng_-7 nga6 nge-3 ngi-5 ngl-3 ngo4
  ngs-7 nia4 nic3 nid4 nie2 nig-4 nil4 nin-3 nir3 niv4 nk_-6 nkl-4 nks-5 nla5 nle3 nme3 nne-5 no_4 nob-4 nol2 nom4
  non-4 noo-4 nos4 now-5 nqu3 ns_-9 nsa2 nse3 nsl-6 nsw-5 nt_-8 nta5 nth-5 nto5 ntr2 nts-6 nty-5 nua4 nvo-4 ny_-3
  nza2 oad-7 oar-5 oat-4 oba2 obr6 oca5 och5 oci5 ock-4 oco4 ocu2 od_-5 odi2 odo5 odr3 ody-6 oes-5 of_-4 off-6 ogg-3
  oic-6 oig2 oil-6 oin-3 oir3 ois-5 oja5 oje-4 ojo4 ok_-6 oke-7 ola4 old-2 olg3 oll-3 olo2 olv6 om_-3 oma2 omb3 omm-4
  oms-5 onn-4 ono2 ons-2 ood-3 oof-5 ook-7 ool-5 oom-6 oon-3 oor-6 oos-5 oot-6 op_-6 opc2 ope-2 opi3 opp-5 ops-5
  opt-5 oqu5 ora5 ord-4 ork-7 orr2 ors-6 os_5 ose-3 oso2 oss-5 ot_-4 ota3 oth-4 oti-3 oto2 otr4 ott-5 oub-4 ouc-5
  oug-4 oul-6 oun-5 our-8 ous-5 out-5 ova3 ove-3 ovi4 ow_-6 owe-6 own-5 ows-6 oxi3 oy_3 oye4 oyo3 pa_5 pag4 pai-6
  paq2 pav-3 pay-6 pci5 pda-5 pea-4 pec-2 pee-4 peg5 pej3 pel2 peo-4 pet3 pez4 pho-5 pia5 pid5 pil5 pio4 pir-5 pis5
  plo2 plu-4 po_2 pod5 pon7 pou-5 ppe-5 ppi-4 ppl-3 ppo-4 ppr-4 pre3 pru3 ps_-5 pst-4 pt_-6 pta4 pte-5 pti-4 pto3
  pts-4 pub5 pud4 pue6 pun5 put-4 py_-4 qua-6 que4 qui3 ra_5 rab4 rad5 rae4 rai-2 raj4 rar8 ras5 raw-5 rbo3 rca5
  rd_-8 rda3 rdo4 rds-6 re_-2 red-4 ree-2 reg6 rej3 req-4 rew-6 rfi2 rga2 rge-4 rif2 ril2 rim2 rin-5 rio3 rir4 riv-3
  rje2 rk_-4 rke-6 rki-5 rks-4 rla6 rle4 rli-4 rlo4 rly-6 rm_-6 rma4 rme3 rmi2 rn_-5 rne-2 rno2 ro_4 rok-4 ron4 roo-5
  rop-2 ros5 rou-5 row-6 rox3 roy2 rp_-5 rpr-4 rra5 rre2 rru2 rry-6 rs_-9 rse2 rt_-7 rta5 rth-3 rto2 rts-6 rty-5
  rub-5 rue3 run-5 rup2 rus-4 ruy2 rva4 ry_-8 ryo-4 ryw-3 rza2 rzo2 sa_4 sab4 sac4 sad6 saf-5 saj2 sal3 sar4 sas4
  sat-4 sav-5 saw-4 sco3 scu5 sda-5 sea-2 sed-7 see-5 seg5 sei2 sev-5 sew-4 sfu-4 sh_-6 she-6 shi-5 sho-8 shu-5 sia3
  sid-2 sie4 sin-4 sir2 sis2 six-5 sk_-4 ske-4 ski-3 sks-5 sla-3 sli-4 sni2 snt-5 so_3 sob4 som-2 soo-5 sop2 sos3
  sot2 sou-5 spl-3 spr-3 spu4 ss_-8 ssa-5 sse-6 ssf-4 ssi-7 sso-4 ssu-5 ssw-4 st_-9 sts-6 suc-5 sum-3 sur-4 swe-5
  swi-5 swo-4 sy_-4 ta_5 tac2 tad7 tai-6 tak-3 tam6 tan4 tar4 tas3 tat-4 tav2 tay-5 tch-7 tec4 ted-4 tee-4 tej2 th_-5
  tha-6 thd-5 the-6 thi-6 tho-6 thr-5 ths-4 thu-4 tic-2 tid2 tie2 tin-4 tio-5 tip2 tir3 tle-5 tly-4 to_4 toc3 tof-4
  toi-4 too-6 top-4 toq3 tos4 tou-5 tri-3 tro4 try-4 ts_-7 tte-5 tti-7 tto-5 tua4 tum4 tuv4 tuy2 twe-5 ty_-8 typ-5
  ua_4 uad5 ual3 uan6 uas3 uat3 uba2 ubb-4 ube4 ubi2 ubl2 ubo3 ubr4 ubs-6 uce4 uci4 uck-5 uda4 ude-3 ueb5 uec2 ued3
  ueg2 uel3 uen7 uer3 uet3 uev6 uff-4 ug_-4 uga4 ugg-4 ugh-4 ui_2 uia2 uie6 uim2 uin3 uiv3 ujo2 ul_-5 ula2 uld-6
  ulg3 ulk-4 ull-7 ulo3 ult2 ump-4 und-3 uni3 unl-6 uns-4 upa3 upd-5 upe3 upl-4 upp-3 ups-5 upt2 upu2 ur_-3 ura5
  urc-5 ure-5 uri-3 urn-3 urr-4 urs-3 urt-6 usa4 usc5 use-3 ush-4 usi-3 usq2 ut_-5 ute-5 utl-4 uts-5 utt-6 uvi4 uye3
  uyo2 uz_2 va_4 vad5 vam4 van4 var6 vas2 vat-6 vay2 ve_-2 vea2 vec3 ved-4 vei4 ver-2 via6 vid3 vig4 vio4 vis4 vo_6
  voi-5 vok-4 vol3 vos4 vue5 wai-5 wal-3 wan-4 war-5 was-5 wat-6 way-7 wea-5 wed-5 wee-6 wei-5 wel-6 wer-7 wes-4
  wev-4 whe-6 whi-3 who-5 wil-2 win-5 wir-5 wit-6 wn_-4 wne-5 wns-4 wor-7 wou-5 wri-6 wro-4 ws_-6 wse-4 xes-4 xim4
  xio2 xis-3 xpe-4 xpi-5 xt_-3 xto3 ybo-4 ydr-4 yea-4 yec2 yed-4 yen2 yes-5 yin-5 yme-4 yo_5 yon-3 you-4 ype-4 ypo-4
  ys_-7 yth-4 ywa-3 yyy-4 za_5 zad3 zam2 zan4 zap2 zar5 zcl3 zo_4 zqu2 zul2`;
