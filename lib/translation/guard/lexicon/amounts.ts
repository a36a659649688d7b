/** When, how much and how sure, written as in ./nouns-of-buildings. */
export const AMOUNTS = {
  earliness: `
~early,earlier,~ahead=~temprano,tempran/,~antes,~adelantad/,anticipación,anticipad/,adelanto
~late,~later,~behind,delay*=~tarde,retraso,atraso,demora,~después,más_tarde,~luego,~atrasad/,retrasad/,tardado
`,
  stretch: `
~beginning,~early,~start=principio,principios,inicio,inicios,comienzos,primeros_días
mid,middle_of=mediados
~end,~ends,~late=finales,fines,~fin,~final
`,
  care: `
watch_your_step=cuidado
`,
  safety: `
safe,safely=~segur/
dangerous,unsafe,hazardous=peligros/,insegur/
`,
  quality: `
~good,~fine,~great,~well,~okay,~ok=~bien,~buen,~buen/,perfecto,excelente
~bad,~poor,poorly,~wrong,badly=~mal,~mal/,pésim/,equivocad/
~better,~best=~mejor
~worse,~worst=~peor
`,
  right: `
correct,~right,~proper=correct/,adecuad/,~bien
~wrong,incorrect=equivocad/,incorrect/,~mal,erróneo
`,
  sameness: `
~same,equal,identical=~mism/,~igual,~iguales,idéntic/
~different,~another,~other=distint/,diferente,~otr/
`,
  order: `
first,1st=1o,1ra,~primer/,primer,primer_lugar,1er
last,final=~últim/,~final
next=~sigu*,~sigo,~siguiente,próxim/
`,
  amount: `
more,~extra,additional=~más,~extra,adicional,~otr/
less,fewer=~menos
`,
  quantity: `
all,every,everything,everybody,everyone,~each,entire,whole=~tod/,~cada,complet/,enter/,todo_el_mundo
~some,~several,~few,couple=algún,~algun/,~vari/,~unos,~unas,~poc/,~par,unos_cuantos,unas_cuantas
none,nobody,nothing,neither=ningún,ningun/,~nadie,~nada
most,majority,almost_all,nearly_all,just_about_all=mayoría,mayor_parte,casi_todos,casi_todas
half=~mitad,medi/
only,~just,~all,nothing_but,nobody_but,no_one_but=sol/,solamente,únicamente,nomás,únic/,nada_más,nadie_más,~más_que,~nada,exclusiv*,puro,pura,puros,puras
`,
  much: `
many,~much,~lots,~a_lot,~plenty=~much/,bastante,muchísim/,un_montón,un_chorro
~few,~little,~a_few,~a_bit=~poc/,poquit/,~un_poco,~algun/,tantit/
enough,sufficient,plenty=suficiente,bastante,basta,bastan,alcanza,alcanzan
too_much,too_many=demasiad/,de_más,~much/
`,
  layers: `
~single=sencill/,simple
double=doble
triple=triple
`,
  often: `
always=siempre,nunca_falta
never=nunca,jamás
sometimes=a_veces,algunas_veces,de_vez_en_cuando,en_ocasiones
often,frequently,usually=a_menudo,seguido,frecuente,normalmente,muchas_veces,casi_siempre
rarely,seldom=rara_vez,casi_nunca,pocas_veces
~once=una_vez
twice=dos_veces,dos
daily,every_day,a_day,per_day,each_day,by_the_day=diari/,diariamente,cada_día,todos_los_días,al_día,por_día
weekly,every_week,a_week,per_week,each_week,by_the_week=semanal,semanalmente,cada_semana,todas_las_semanas,a_la_semana,por_semana
monthly,every_month,a_month,per_month,each_month,by_the_month=mensual,mensualmente,cada_mes,todos_los_meses,al_mes,por_mes
hourly,every_hour,an_hour,per_hour,by_the_hour=por_hora,cada_hora,~la_hora,~a_la_hora
yearly,annual,annually,every_year,a_year,per_year=anual,anualmente,cada_año,al_año,por_año
`,
  focus: `
~only,~just=sol/,solamente,~nomás
also,too,as_well=también,igual,tampoco
`,
  bound: `
at_least,minimum,no_less_than,no_fewer_than,not_less_than,not_fewer_than,or_more=al_menos,por_lo_menos,a_lo_menos,cuando_menos,mínim/,como_mínimo,no_menos_de,o_más,en_adelante,para_arriba
at_most,up_to,maximum,no_more_than,or_less=máximo,cuando_mucho,a_lo_más,como_mucho,a_lo_mucho,máxim/,como_máximo,~hasta,no_más_de,o_menos,más_de
more_than,~over,~above,exceed*=más_de,arriba_de,pasa_de,pasan_de,pase_de,pasen_de,pasar_de,pasó_de,pasaron_de,por_encima_de,exced*,super*
less_than,~under,~below,fewer_than=menos_de,debajo_de,abajo_de,por_debajo_de,~bajo
exactly,on_the_dot,sharp=exact*,en_punto,~justo,~just/
almost,nearly,close_to,just_about,about_to=casi,cerca_de,ya_mero,por_poco
~about,around,approximately,roughly,~some,give_or_take=~como,~unos,~unas,más_o_menos,aproximadamente,alrededor_de,cerca_de,aprox
`,
  rates: `
per_foot,a_foot,each_foot,every_foot,linear_foot,per_linear_foot=por_pie,el_pie,cada_pie,pie_lineal,por_pie_lineal,al_pie
per_yard,a_yard,every_yard,each_yard=por_yarda,la_yarda,cada_yarda
per_meter,per_metre,a_meter,every_meter,each_meter,linear_meter=por_metro,el_metro,cada_metro,metro_lineal,al_metro
per_inch,an_inch,every_inch=por_pulgada,la_pulgada,cada_pulgada
per_mile,a_mile,every_mile=por_milla,la_milla,cada_milla
per_square_foot,a_square_foot,per_sq_ft=por_pie_cuadrado,el_pie_cuadrado,pie_cuadrado
per_pound,a_pound=por_libra,la_libra
per_kilo,a_kilo=por_kilo,el_kilo
per_ton,a_ton=por_tonelada,la_tonelada
per_gallon,a_gallon,every_gallon=por_galón,el_galón,cada_galón
per_liter,a_liter=por_litro,el_litro
per_bag,a_bag,each_bag,every_bag=por_bolsa,por_bulto,por_saco,cada_bolsa,cada_bulto,cada_saco,el_bulto,el_saco,la_bolsa,por_costal
per_bucket,a_bucket,each_bucket=por_cubeta,la_cubeta,cada_cubeta,por_balde
per_box,a_box,each_box,every_box=por_caja,la_caja,cada_caja
per_sheet,a_sheet=por_hoja,la_hoja,cada_hoja
per_piece,apiece,~each=~por_pieza,la_pieza,cada_pieza,cada_un/,por_unidad,la_unidad,c/u
per_load,a_load=por_viaje,el_viaje,cada_viaje
per_person,a_person,a_head,per_head,each_person,per_man=por_persona,cada_persona,por_cabeza,cada_quien,cada_trabajador
per_room,each_room,every_room=por_cuarto,cada_cuarto,por_recámara,cada_recámara
per_floor,each_floor,every_floor=por_piso,cada_piso
per_minute,a_minute=por_minuto,al_minuto,cada_minuto
per_hour,an_hour,by_the_hour,hourly=por_hora,la_hora,cada_hora
per_day,a_day,by_the_day,daily=por_día,el_día,al_día,cada_día,diari/
per_week,a_week,by_the_week,weekly=por_semana,la_semana,a_la_semana,cada_semana,semanal
per_month,a_month,by_the_month,monthly=por_mes,al_mes,el_mes,cada_mes,mensual
per_second,a_second=por_segundo
`,
  scales: `
fahrenheit,~f=fahrenheit,~f
celsius,centigrade,~c=celsius,centígrad/,~c
`,
  powers: `
~square,sq,squared=cuadrad/
cubic,cu,cubed=cúbic/
linear,~running=lineal,corrido
`,
  money: `
dollars,dollar,bucks,usd=dólar,dls,usd
pesos,peso,mxn=~pesos,mxn
cents=centavos
euros,euro=euro
`,
  times: `
all_night,all_night_long=toda_la_noche
all_day,all_day_long=todo_el_día
morning,mornings,~am=~mañana,~mañanas,~am
afternoon,afternoons,evening=~tarde,~tardes,~pm
night,nights,tonight,evening=noche,noches
noon,midday,lunchtime=mediodía,medio_día,~doce,~12,~comida
midnight=medianoche
`,
  sequence: `
before,prior_to,~until=antes,~hasta,~previo,~anterior
after,afterwards,~once,~following,~when=después,luego,tras,~ya_que,una_vez_que,~cuando,~al,~desde
~while,during=~mientras,~durante,~cuando,~al
~until,~till=~hasta
~since=~desde
`,
  seasons: `
~spring,springtime=primavera
summer=verano
~fall,autumn=otoño
winter=invierno
`,
  continuance: `
from_now_on,going_forward=de_ahora_en_adelante,de_hoy_en_adelante,en_lo_sucesivo
`,
  certainty: `
maybe,might,may,perhaps,possibly,probably,likely=quizás,quizá,tal_vez,puede_que,a_lo_mejor,posiblemente,probablemente,chance,es_posible,capaz
definitely,surely,certainly,for_sure,guaranteed,without_fail,~sure=~segur/,seguramente,sin_falta,definitivamente,con_seguridad,de_seguro,a_fuerza,sin_duda
`,
  owner: `
my,mine=mi,mis,mí/
our,ours=nuestr/
`,
  personal: `
weekday,weekdays=entre_semana
weekend,weekends=fin_de_semana,fines_de_semana
holiday,holidays=día_festivo,feriad/,vacaciones,festiv/
`,
  including: `
included,including,includes,include=incluid/,incluy*,inclu*,con_todo
~plus,~extra,excluding,not_included=~más,~extra,~aparte,sin_incluir
`,
} as const;
