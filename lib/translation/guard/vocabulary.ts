import type { LanguageWith } from "@/lib/shared/language-rules";

/** The languages that the guard reads. */
export type GuardLanguage = LanguageWith<"guard">;

/** What a word means in a language; keys are bare. */
export type Meanings<T> = Readonly<Record<GuardLanguage, ReadonlyMap<string, T>>>;

/** "one=1 two=2" as a map. */
function meanings(text: string): Map<string, string> {
  const pairs = text.trim().split(/\s+/);
  return new Map(pairs.map((pair) => [pair.split("=")[0] ?? "", pair.split("=")[1] ?? ""]));
}

function numbers(text: string): Map<string, number> {
  return new Map([...meanings(text)].map(([word, value]) => [word, Number(value)]));
}

/** Numbers below a hundred, and Spanish hundreds. */
export const SMALL: Meanings<number> = {
  en: numbers(`zero=0 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13
    fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fourty=40 fifty=50
    sixty=60 seventy=70 eighty=80 ninety=90 twenties=20 thirties=30 forties=40 fifties=50 sixties=60 seventies=70 eighties=80 nineties=90 fours=4 sixes=6 eights=8 tens=10 twelves=12`),
  es: numbers(`cero=0 un=1 uno=1 una=1 dos=2 tres=3 cuatro=4 cuatros=4 cinco=5 seis=6 siete=7 ocho=8 ochos=8 nueve=9 diez=10
    once=11 doce=12 trece=13 catorce=14 quince=15 dieciseis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintiuno=21
    veintiun=21 veintiuna=21 veintidos=22 veintitres=23 veinticuatro=24 veinticinco=25 veintiseis=26 veintisiete=27
    veintiocho=28 veintinueve=29 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100
    ciento=100 doscientos=200 doscientas=200 trescientos=300 trescientas=300 cuatrocientos=400 cuatrocientas=400 quinientos=500
    quinientas=500 seiscientos=600 seiscientas=600 setecientos=700 setecientas=700 ochocientos=800 ochocientas=800
    novecientos=900 novecientas=900`),
};

export const MULTIPLIERS: Meanings<number> = {
  en: numbers(
    "hundred=100 thousand=1000 million=1000000 hundreds=100 thousands=1000 dozen=12 dozens=12 grand=1000",
  ),
  es: numbers("mil=1000 miles=1000 cientos=100 millon=1000000 millones=1000000 docena=12 docenas=12"),
};

export const ORDINALS: Meanings<number> = {
  en: numbers(`second=2 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10 eleventh=11 twelfth=12
    thirteenth=13 fourteenth=14 fifteenth=15 sixteenth=16 seventeenth=17 eighteenth=18 nineteenth=19 twentieth=20
    thirtieth=30`),
  es: numbers(`segundo=2 segunda=2 tercero=3 tercera=3 tercer=3 cuarta=4 quinto=5 quinta=5 sexto=6 sexta=6 septimo=7 septima=7
    octavo=8 octava=8 noveno=9 novena=9 decimo=10 decima=10 undecimo=11 onceavo=11 duodecimo=12 doceavo=12`),
};

/** Parts of one. */
export const PARTS: Meanings<number> = {
  en: numbers(
    "half=0.5 halfway=0.5 halves=0.5 third=0.3333 thirds=0.3333 quarter=0.25 quarters=0.25 eighth=0.125 eighths=0.125 sixteenth=0.0625 sixteenths=0.0625",
  ),
  es: numbers(`mitad=0.5 medio=0.5 media=0.5 medias=0.5 tercio=0.3333 tercios=0.3333 cuarto=0.25 cuartos=0.25 octavo=0.125 octavos=0.125
    dieciseisavo=0.0625 dieciseisavos=0.0625`),
};

/** "A couple", "twice": said in numbers or not. */
export const LOOSE: Meanings<number> = {
  en: numbers("a=1 an=1 one=1 once=1 single=1 both=2 couple=2 pair=2 twice=2 double=2 ones=1"),
  es: numbers("un=1 uno=1 una=1 unos=1 unas=1 ambos=2 ambas=2 par=2 doble=2 sola=1 solo=1"),
};

const INCHES = "inch";
const UNIT_WORDS = `inch=inch inches=inch pulgada=inch pulgadas=inch foot=foot feet=foot ft=foot pie=foot pies=foot yard=yard
  yards=yard yd=yard yds=yard yarda=yard yardas=yard meter=metre meters=metre metre=metre metres=metre metro=metre
  metros=metre centimeter=cm centimeters=cm centimetro=cm centimetros=cm cm=cm millimeter=mm millimeters=mm milimetro=mm
  milimetros=mm mm=mm mile=mile miles=mile milla=mile millas=mile kilometer=km kilometers=km kilometro=km kilometros=km
  km=km pound=pound pounds=pound lb=pound lbs=pound libra=pound libras=pound kilo=kilo kilos=kilo kg=kilo kilogram=kilo
  kilograms=kilo ton=ton tons=ton tonelada=ton toneladas=ton gallon=gallon gallons=gallon galon=gallon galones=gallon
  quart=quart quarts=quart liter=litre liters=litre litro=litre litros=litre second=second seconds=second segundo=second
  segundos=second minute=minute minutes=minute minuto=minute minutos=minute hour=hour hours=hour hr=hour
  hrs=hour hora=hour horas=hour day=day days=day dia=day dias=day week=week weeks=week semana=week semanas=week
  month=month months=month mes=month meses=month year=year years=year ano=year anos=year psi=psi gram=gram grams=gram gramo=gram gramos=gram ounce=ounce ounces=ounce oz=ounce onza=ounce onzas=ounce pint=pint pints=pint degree=degree
  degrees=degree grado=degree grados=degree percent=percent porciento=percent dollar=dollar dollars=dollar bucks=dollar dolar=dollar
  dolares=dollar peso=peso pesos=peso volt=volt volts=volt voltio=volt voltios=volt amp=amp amps=amp amperio=amp
  amperios=amp amperes=amp bag=bag bags=bag bolsa=bag bolsas=bag bulto=bag bultos=bag saco=bag sacos=bag costal=bag
  costales=bag bucket=bucket buckets=bucket cubeta=bucket cubetas=bucket balde=bucket baldes=bucket bote=bucket botes=bucket
  roll=roll rolls=roll rollo=roll rollos=roll box=box boxes=box crate=box crates=box caja=box cajas=box pallet=pallet
  pallets=pallet tarima=pallet tarimas=pallet footer=foot footers=foot`;

/** Units of measure; they are compared where both texts name one. */
export const UNITS = meanings(UNIT_WORDS);
export const SIGNS = new Map([
  ...["'", "’", "′"].map((sign) => [sign, "foot"] as const),
  ...['"', "”", "″"].map((sign) => [sign, INCHES] as const),
  ["%", "percent"],
]);

const DAYS_EN = "monday=mon tuesday=tue wednesday=wed thursday=thu friday=fri saturday=sat sunday=sun";
const DAYS_ES = "lunes=mon martes=tue miercoles=wed jueves=thu viernes=fri sabado=sat domingo=sun";

/** Days, months and words for days. */
export const DATES: Meanings<string> = {
  en: meanings(`${DAYS_EN} mondays=mon tuesdays=tue wednesdays=wed thursdays=thu fridays=fri saturdays=sat sundays=sun january=jan
    february=feb march=mar april=apr july=jul august=aug september=sep october=oct november=nov december=dec today=today
    tomorrow=tomorrow yesterday=yesterday`),
  es: meanings(`${DAYS_ES} sabados=sat domingos=sun enero=jan febrero=feb marzo=mar abril=apr mayo=may junio=jun julio=jul agosto=aug
    septiembre=sep setiembre=sep octubre=oct noviembre=nov diciembre=dec hoy=today ayer=yesterday anoche=yesterday
    antier=day-before-yesterday anteayer=day-before-yesterday antenoche=day-before-yesterday`),
};

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The number of a month that {@link DATES} names, or an English name that is also another word; 0 of anything else. */
export function monthNumber(name: string): number {
  return MONTHS.indexOf({ march: "mar", june: "jun" }[name] ?? name) + 1;
}

/** The name in {@link DATES} of a numbered month. */
export function monthOf(number: number): string | undefined {
  return MONTHS[number - 1];
}

/** Names of people and shops that may begin a sentence, where a capital says nothing. */
export const NAMES = new Set(
  `mateo marco marcos rosa rosario dale daniel june jane mike miguel jose juan luis carlos pedro pablo jesus jorge raul
  ramon manuel francisco pancho alejandro javier fernando roberto ricardo eduardo sergio antonio arturo oscar hector
  victor mario alberto enrique ernesto felipe gustavo hugo ivan jaime julio lorenzo martin nicolas omar rafael ruben
  salvador santiago tomas vicente maria ana carmen elena guadalupe isabel juana laura lucia luz margarita marta patricia
  silvia sofia teresa veronica olga mei john james robert david william richard thomas charles chris matt matthew anthony
  mark steven steve paul andrew andy josh kenneth kevin brian george ed edward ron ronald tim timothy jason jeff jeffrey
  ryan jacob gary eric jonathan larry justin scott brandon ben benjamin sam samuel greg gregory frank alex pat jack dennis
  jerry tyler aaron henry nathan doug peter zach kyle walter ethan jeremy keith christian roger terry sean austin carl
  marisol wilmer wilson wilfredo darwin elmer melvin nelson milton denis yesenia brenda edgar edwin edgardo efrain elias
  emilio esteban everardo fabian fausto fidel gerardo german gilberto gonzalo guillermo heriberto hernan humberto ignacio
  isaac ismael israel jairo joaquin joel jonas julian kenia leonel leonardo leticia lidia lilian lorena lourdes manolo marcela
  marcelo mauricio maximo mayra moises nestor nelly noe noemi norma octavio orlando osvaldo pascual paulino porfirio ramiro
  raquel rene rigoberto rocio rodolfo rodrigo rogelio rolando romulo rosalba ruth samuel saul selvin simon susana teodoro
  tito ulises vanessa virgilio wendy ximena yadira yolanda chepe chuy nacho beto lalo memo neto paco pepe toño tono quique
  dave tom bob bill joe jim mary linda susan sarah karen lisa nancy betty sandra ashley emily donna carol amanda
  melissa debra stephanie rebecca sharon amy angela garcia martinez rodriguez lopez hernandez fernandez gonzalez perez
  sanchez ramirez torres flores rivera gomez diaz reyes morales cruz ortiz gutierrez chavez ramos ruiz alvarez mendoza
  vasquez castillo jimenez moreno romero herrera medina aguilar vargas castro guzman smith johnson williams jones davis
  miller wilson moore taylor anderson home depot lowes dewalt milwaukee makita bosch hilti simpson sherwin kohler delta`
    .trim()
    .split(/\s+/),
);
