/** What words say of things, written as in ./nouns-of-buildings: each word of a category may take the place of another. */
export const QUALITIES = {
  colors: `
white=blanc/
black=negr/
gray,grey=gris
red=roj/,colorad/
blue=azul
green=verde
yellow=amarill/
orange=~naranja,anaranjad/
brown=~café,marrón
purple,violet=morad/,violeta,púrpura
pink=~rosa,rosad/
beige,~cream,~tan=beige,crema,~hueso
silver=plateado,~plata,plateada
~gold,golden=dorad/,~oro
turquoise=turquesa
`,
  fitness: `
allergic,allergy=alérgic/,alergia
licensed,certified,license=licencia,certificad/,con_licencia
sick,ill=enferm/
hurt,injured=lastimad/,herid/,lesionad/
trained=capacitad/,entrenad/
drunk=borrach/,tomad/
`,
  cords: `
cordless,battery-powered=inalámbric/,de_batería,de_pila
corded=de_cable,con_cable,de_cordón
`,
  shade: `
~light=~clar/
dark=oscur/,obscur/
`,
  shine: `
~clear,transparent=~clar/,transparente
frosted,opaque=opac/,esmerilad/
matte,flat=mate
glossy,gloss,shiny=brillante,brillos/
satin,eggshell=satinad/
semi-gloss=semibrillante,semimate
`,
  compass: `
north,northern=norte
south,southern=sur
east,eastern=este,oriente
west,western=oeste,poniente,occidente
northeast=noreste,nororiente
northwest=noroeste
southeast=sureste
southwest=suroeste
`,
  side: `
~left,left-hand,leftmost,left_side,left_hand,on_the_left,to_the_left,left_of,left_wall,left_door=izquierd/,izq
~right,right-hand,rightmost,right_side,right_hand,on_the_right,to_the_right,right_of,right_wall,right_door=derecha,~derecho,lado_derecho,mano_derecha,der
middle,center,centre=en_medio,centro,centrado
`,
  front: `
in_front,~front=~frente,enfrente,delanter/,~adelante,delante,fachada
~behind,~back,~rear=~atrás,detrás,traser/,~fondo,posterior
`,
  height: `
upstairs,~high,~upper,~top,~overhead=~arriba,superior,~alto,~alta,~altos,encima,de_arriba
~higher,~above,~over,on_top,overhead=~arriba,encima,~sobre,de_arriba_de,de_arriba,arriba_de,por_encima
downhill,downslope=cuesta_abajo,lado_bajo
uphill,upslope=cuesta_arriba
downstairs,low,~lower,~bottom,~under,~underneath,beneath,~below=~abajo,inferior,~bajo,~baja,~bajos,debajo,por_debajo,~fondo,de_abajo,abajo_de,debajo_de,por_debajo_de
`,
  inside: `
swings_in,swing_in,opens_in,inward,inwards,inside,indoors,interior,indoor,inner=adentro,~dentro,interior,interiores,intern/,~en
swings_out,swing_out,opens_out,outward,outwards,be_out,stay_out,get_out,go_out,outside,outdoors,exterior,outdoor,outer=afuera,fuera,exterior,exteriores,extern/,intemperie,~campo,~calle
`,
  moves: `
~up,upward,upwards=~arriba,hacia_arriba,~sub*
~down,downward,downwards=~abajo,hacia_abajo,~baj*,tumb*
`,
  across: `
horizontal,horizontally=horizontal,horizontalmente
vertical,vertically,upright=vertical,verticalmente,parad/
diagonal,diagonally=diagonal
`,
  near: `
~closer,~nearer,~against,beside,~near,nearby,right_by,close_to,next_to=~cerca,~junto,al_lado,próxim/,cercan/,pegad/,recargad/,contra,acerc*,acérc*
~toward,~towards=hacia
far,farther,further,move_away,~away,away_from,far_away=~lejos,lejan/,retirad/,alejad/,alej*,aléj*
`,
  size: `
big,bigger,biggest,large,larger,largest=~grande,~gran,~mayor,enorme
small,smaller,smallest,~little,tiny=pequeñ/,~chic/,chiquit/,~menor,chiquit*
`,
  length: `
long,longer,longest=larg/
short,shorter,shortest=~cort/
`,
  width: `
wide,wider,width,broad=anch/,anchura
narrow,narrower=angost/,estrech/
shallow=somer/,poco_profund/,poco_hond/
deep,deeper,depth=hond/,profund/,profundidad,~fondo
tall,taller,high,higher,height=alt/,altura
thick,thicker,thickness=espes/,grues/,grosor,espesor
thin,thinner=delgad/,~fin/
`,
  bulk: `
thick,thicker,thickest,heavy-duty=grues/,espes/
thin,thinner,thinnest,slim,runny,~watery=delgad/,~fin/,aguad/,ral/
`,
  weight: `
~heavy,heavier=pesad/,~fuerte
~light,lighter,lightweight=liger/,livian/,leve
`,
  heat: `
~hot,warm,hotter,warmer=caliente,~calor,tibi/,cálid/
~cold,~cool,colder,cooler=frí/,helad/
`,
  wet: `
wet,damp,moist,soupy,runny,watery=aguad/,mojad/,húmed/,~moj*
dry,dried=~sec/,resec/
`,
  fill: `
full=llen/,complet/,repleto,complet/
empty=vací/
`,
  clean: `
clean,cleaner=~limpi/,limpísimo
dirty,muddy=suci/,lodos/
`,
  age: `
new,newer,brand-new=nuev/
~old,older,~used,~existing=viej/,antigu/,usad/,existente,anterior
`,
  ease: `
easy,easier=fácil,sencill/
~hard,difficult,tough=difícil,~dur/,complicad/
`,
  hardness: `
~soft,softer=blando,blanda,~suave
~hard,harder,solid=~dur/,sólid/,~firme
`,
  price: `
cheap,cheaper,cheapest,inexpensive=barat/,económic/,más_barat/
expensive,pricey,costly=car/,costos/
`,
  strength: `
~strong,stronger=~fuerte,resistente
~weak,weaker=débil,flojo,floja
`,
  tightness: `
~tight,tighten*=apretad/,~apriet*,~apret*,~ajust*,~justo
~loose,loosen*=floj/,suelt/,afloj*
`,
  speed: `
~fast,faster,quick,quickly=~rápid/,rápidamente,rapidísimo,~pronto,aprisa
~slow,slower,slowly=~lent/,despaci/,lentamente,despacito
`,
  smoothness: `
smooth=lis/,~suave,~parej/
rough=ásper/,rugos/,burd/
`,
  straightness: `
~straight,plumb=~derech/,~rect/,a_plomo
out_of_plumb=desplomad/,fuera_de_plomo,desplom*
level=a_nivel
out_of_level,unlevel=desnivelad/,fuera_de_nivel
out_of_square=descuadrad/,fuera_de_escuadra
crooked,bent=chuec/,torcid/,doblad/
`,
} as const;
