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
  shade: `
~light=~clar/
dark=oscur/,obscur/
`,
  shine: `
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
~left,left-hand,leftmost=izquierd/,izq
~right,right-hand,rightmost=derecha,~derecho,der
middle,center,centre=~medio,centro,~mitad,centrado
`,
  front: `
~front=~frente,enfrente,delanter/,~adelante,delante,fachada
~back,~rear=~atrás,detrás,traser/,~fondo,posterior
`,
  height: `
upstairs,~upper,~top,~overhead=~arriba,superior,~alto,~alta,~altos,encima,de_arriba
~above,~over=~arriba,encima,~sobre
downstairs,low,~lower,~bottom,~under,~underneath,beneath,~below=~abajo,inferior,~bajo,~baja,~bajos,debajo,por_debajo,~fondo,de_abajo
`,
  inside: `
inside,indoors,interior,indoor,inner=adentro,~dentro,interior,interiores,intern/,~en
outside,outdoors,exterior,outdoor,outer=afuera,fuera,exterior,exteriores,extern/,intemperie,~campo,~calle
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
~near,nearby,close_to,next_to=~cerca,~junto,al_lado,próxim/,cercan/,pegad/
far,away_from,far_away=~lejos,lejan/,retirad/,alejad/
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
deep,deeper,depth=hond/,profund/,profundidad,~fondo
tall,taller,high,higher,height=alt/,altura
thick,thicker,thickness=grues/,grosor,espesor
thin,thinner=delgad/,~fin/
`,
  bulk: `
thick,thicker,heavy-duty=grues/
thin,thinner,slim=delgad/,~fin/
`,
  weight: `
~heavy,heavier=pesad/,~fuerte
~light,lighter,lightweight=liger/,livian/,leve
`,
  heat: `
~hot,warm,hotter,warmer=caliente,~calor,tibi/,cálid/
~cold,~cool,colder,cooler=frí/,fresc/,helad/
`,
  wet: `
wet,damp,moist=mojad/,húmed/
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
crooked,bent=chuec/,torcid/,doblad/
`,
} as const;
