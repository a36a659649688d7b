/** What is done, written as in ./nouns-of-buildings. */
export const ACTIONS = {
  mounting: `
install*,put,puts,putting,~set,~setting,hang*,hung,mount*,~add*,build*,built,~lay,~laid,~laying=instal*,~pon*,puse,pusi*,puso,puest*,coloc*,cuelg*,colg*,mont*,agreg*,añad*,~met*,constru*,~pega*,~pegu*,~arm*,~tend*,~ech*
remov*,demo,demos,demoed,knock_down,take_off,take_down,took_off,took_down,take_out,took_out,~pull_out,tear_out,tear_down,tore_down,tore_out,demolish*,strip*,taking_down,taking_out=quit*,demuel*,descimbr*,desmont*,retir*,~sac*,saqu*,tumb*,demol*,arranc*,desinstal*,derrib*,~tir*,desarm*,desprend*
`,
  heating: `
heat,heats,heated,heating,heat_up,warm_up,~warm=calient*,calent*
cool,cools,cooled,cooling,cool_down,chill*=enfri*,enfrí*
`,
  locking: `
lock,locked,locks,lock_up,locked_up=con_llave,bajo_llave,con_candado,candado,~cerrad/,~cierr*,~cerr*
unlock*,~open=sin_llave,sin_candado,~abiert/,~abr*
`,
  grain: `
~fine,finer,finest=~fin/
coarse,coarser,coarsest,rough=grues/,gordo,áspera,~burd/
`,
  opening: `
open*,unlock*=abr*,abiert/,apertura
close*,closing,~shut,shuts,lock*=~cierr*,~cerr*,clausur*,~tap*
`,
  power: `
be_on,stay_on,left_on,is_on,are_on,~start,~starts,~started,stays_on,leave_on,turn_on,turned_on,switch_on,start_up,power_on,turn_the_water_on,light*,lit=prend*,enciend*,encend*,~abr*,~conect*
is_off,are_off,stays_off,was_off,turn_off,turned_off,switch_off,shut_off,shut_down,power_off=apag*,~cierr*,~cerr*,~cort*,desconect*,cortad/
`,
  plugs: `
connect*,plug_in,plugged_in,hook_up,hooked_up=~conect*,enchuf*,engánch*
disconnect*,unplug*,unhook*=desconect*,desenchuf*
`,
  loading: `
~load,loads,loaded,loading=carg*
unload*=descarg*,bajar,bajen,~baja
`,
  covering: `
~cover,covers,covered,covering=~tap*,cubr*,cubiert/,cúbr*
uncover*=destap*,descubr*
`,
  filling: `
~fill,fills,filled,filling,backfill*,refill*=llen*,rellen*,~tap*,rellén*
empty,empties,emptied,emptying,drain,drained,draining=~vací*,~vaci*,drén*,dren*
dig,digs,dug,digging,excavat*=excav*,escarb*,cav*,~hac*
`,
  phases: `
start*,begin*,began,begun,kick_off=empez*,empiez*,comenz*,comienz*,arranc*,inici*
finish*,done,~complete,completed,completing,wrap_up,wrapped_up=termin*,acab*,complet*,conclu*,~list/,~hech/,finaliz*
~stop,stops,stopped,stopping,pause*,halt*=paro,paró,paramos,pararon,parar,paren,paran,parad/,deten*,detuv*,suspend*,paus*,detén*
continue*,keep_going,resume*=sig*,continú*,continu*,reanud*,retom*
`,
  verdict: `
~pass,~passes,~passed,approv*,accept*,agree*=~pas*,aprob*,aprueb*,acept*,autoriz*
fail*,reject*,den*,declin*,flunk*,turn_down,turned_down=reprob*,fall*,rechaz*,neg*,nieg*
`,
  talk: `
tell,tells,telling,told,~say,~says,~said,inform*,let_know,notify*=~mand*,~habl*,~platic*,coment*,explic*,~dil*,~dig*,~dic*,~dij*,avis*,avís*,inform*,cuent*,notif*,contar*,diciendo,comunic*
ask,asks,asked,asking,~want,~wants,~wanted,~request*=solicit*,~quier*,~llam*,pregunt*,pregúnt*,~pid*,~ped*,~píd*
talk,talks,talked,talking,speak,spoke=habl*,hábl*,platic*,coment*
answer*,repl*=contest*,respond*,contést*,respónd*
~call,~calls,~called,calling,phone,phoned=~pid*,~ped*,llam*,llám*,habl*,hábl*,~marc*,~márc*,echale
~text,texted,texting,message,email,emailed=mensaje,text*,mand*,mánd*,escrib*,escríb*,~correo
`,
  sending: `
bring,brings,bringing,brought=traer,traig*,trae,traen,traj*,tráig*,~met*
send*,sent,ship,shipped,mail,mailed,~pass*=~pas*,regres*,regrés*,~dil*,mand*,envi*,enví*,mánd*,despach*
receive*=recib*,~lleg*,~lleg/
return*,send_back,sent_back,send_it_back,send_them_back,~back,~get_back,~got_back,~gets_back,take_back,bring_back=devolv*,devuelv*,regres*
deliver,delivers,delivered=entreg*,~lleg*,~tra*,entrég*
pick_up,picked_up,pick_them_up=~recog*,recoj*,~pas*,~levant*
`,
  trade: `
buy,buys,bought,buying,purchas*=compr*,cómpr*
sell,sells,sold,selling=vend*
rent*=~rent*,alquil*
borrow*,lend,lends,lent,loan*=prest*,prést*
steal,stole,stolen=~rob*
~order,~orders,~ordered,ordering=~pid*,~ped*,encarg*,~orden*,~píd*
pay,pays,paid,paying,get_paid,gets_paid,got_paid,getting_paid=~pag*,~pág*
charge,charges,charged,charging,get_paid,gets_paid,got_paid,getting_paid,collect*=cobr*,cárg*
owe,owes,owed=~deb*
`,
  borrowing: `
lend,lends,lent,lending,loaned=préstale,préstales,prestarle,prestó,presta,prestamos,prestaron,presté,prestan
borrow,borrows,borrowed,borrowing=pídele_prestado,pedir_prestado,pidió_prestado,prestad/
`,
  raising: `
raise,raises,raised,raising,lift,lifts,lifted,increase*,go_up,went_up,goes_up=~sub*,levant*,alz*,aument*,increment*,elev*
~lower,lowers,lowered,lowering,reduce*,decrease*,~drop,dropped,go_down,went_down=~baj*,reduc*,disminu*,redu*
`,
  moving: `
~push,pushed,pushing=empuj*
~pull,~pulled,pulling=jal*,~tir*,jál*
`,
  coming: `
arrive*,~come,~comes,~came,~coming,get_here,gets_here,got_here,show_up,showed_up=~lleg*,~vien*,~ven*,~vin*,acud*,present*
~leave,~leaves,~left,~leaving,~go,~goes,~went,~gone,depart*=~sal*,~va,~van,~fue,~fueron,~ir,irse,ido,march*,salg*,vay*,vam*
`,
  keeping: `
~keep,~keeps,~kept,~save,~saves,~saved=~guard*,~conserv*,~qued*,~dej*,~manten*,~guárd*
throw_away,throw_out,threw_away,toss*,dump,dumped,discard*=~tir*,bot*,desech*,~tír*
`,
  finding: `
~find,~finds,~found=encontr*,encuentr*,~hall*
~lose,loses,~lost,losing=perd*,pierd*,extrav*
`,
  mending: `
repair*,fix,fixes,fixed,fixing,patch,patched,mend*=arregl*,repar*,compon*,compus*,parch*,resan*,compuest*
replace*,swap*,~change,changed=~cambi*,reemplaz*,sustitu*
~break,breaks,~broke,broken,damage*=romp*,quebr*,rot/,dañ*,quiebr*,descompus*,descompuest*,descompon*
`,
  crafts: `
use,uses,~used,using=~us*,utiliz*,~ocup*
paint,paints,painted,painting,repaint*=~pint*,~pínt*
sand,sands,sanded,sanding=lij*,líj*
prime,primed,priming=~sell*,primer*,imprim*
caulk,caulked,caulking,~seal,~sealed,sealing=~sell*,calafate*,~séll*
~stain,stained,staining,varnish*=barniz*,teñ*,tiñ*,manch*
weld,welds,welded,welding,solder*=sold*,suéld*,sueld*
glue,glues,glued,gluing=~peg*,encol*
nail,nails,nailed,nailing=~clav*
screw,screws,screwed,screwing=atornill*,~fij*
bolt,bolts,bolted,bolting=atornill*,empern*,ancl*,~fij*
drill,drills,drilled,drilling=perfor*,taladr*,barren*,agujer*
~cut,~cuts,cutting,~trim,trimmed,~saw,sawed=~cort*,recort*,~córt*
measure,measures,measured,measuring=~mid*,~med*
weigh,weighs,weighed=~pes*
~count,~counts,counted,counting=cuent*,~cont*
sweep,sweeps,swept,sweeping=~barr*,barran,barre,barren
wash,washes,washed,washing,rinse*=~lav*,enjuag*
clean,cleans,cleaned,cleaning,clean_up=~limpi*,~límpi*,~recog*
pour,pours,poured,pouring=~col*,cuel*,~vaci*,~ech*,viert*,vert*,~vací*
tile,tiles,tiled,tiling=enchap*,azulej*,loset*,enlos*,~pon*
insulate*,insulated,insulating=aísl*,aisl*
plaster,plastered,stucco,stuccoed=enyes*,enjarr*,repell*,aplan*
frame,framed,framing=~arm*,~marc*,enmarc*
brace,braced,bracing,shore,shored=apuntal*,troquel*,refuerz*,reforz*
~level,leveled,levelling,~grade,graded=nivel*,emparej*
compact*,tamp*=compact*,apison*
~wire,wired,wiring=cable*,alambr*,~conect*
test,tests,tested,testing=prob*,~prueb*,~pruéb*
inspect,inspects,inspected,~check,~checks,checked,look_at,review*=revis*,inspeccion*,checa*,cheque*,verific*,~mir*,revís*,chéc*
sign,signs,signed,signing=firm*
~mark,~marks,marked,marking=~marc*
~move,~moves,~moved,~moving=~mov*,~muev*,~mueb*,~pas*,~cambi*,recorr*
~wait,~waits,~waited,~waiting=esper*
~sleep,slept=dorm*,duerm*
eat,eats,ate,eating=~com*
drink,drank=~tom*,beb*
~drive,~drives,drove,driving=~manej*,conduc*
park,parked,parking=~estacion*
~climb,climbed,climbing=~sub*,trep*,escal*
~fall,falls,fell,fallen,falling=~ca*
burn,~burned,burnt=quem*
leak,leaks,leaked,leaking,drip*=gote*,fug*,filtr*,~tir*,escurr*,chorr*
flood,flooded=inund*
freeze,froze,frozen=congel*
cure,cures,cured,curing,~set_up=~cur*,fragu*,~sec*
~mix,mixes,mixed,mixing=prepar*,mezcl*,revuelv*,revolv*,mézcl*
wrap,wrapped,wrapping=envuelv*,envolv*,~forr*
label,labeled,tag,tagged=etiquet*,rotul*
grind,~ground,grinding=esmeril*,~pul*,desbast*
polish,polished=~pul*
bend,bends,bent=~dobl*
stack,stacks,stacked=apil*,amonton*,estib*,acomod*,apíl*
~hide,hid,hidden=escond*
~tie,~ties,~tied,tying=amarr*,~at*,amárr*,~arm*
~water,watered,wet,wets,wetted,wetting,spray,sprayed=rieg*,~reg*,roci*,moj*
`,
  with: `
~with=con
without,~no,with_no=sin
`,
} as const;
