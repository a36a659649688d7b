import { anyOf, LARGE } from "./words";

/** What only sounds like money on site. */
export const NO_MONEY =
  /por ciento|deposito de (agua|gas|diesel|combustible)|tubo de cobre|(?<=\d )mil (poly|plastic|sheeting|vapor)|(paid|pay|paying) (close )?attention|(?:a|para|hacia|antes de) fines de|spen[dt] (?:the (?:day|week|morning|afternoon)|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?/gu;

/** Amounts, prices, wages and who pays. Each reads a plain text. */
export const MONEY: readonly RegExp[] = [
  // "It came to eleven hundred and change.": so large a number without what is counted is an amount.
  anyOf(
    String.raw`${LARGE} and change|(?:ran|cost|costs|charged?|charges|wants|asked|asks|saved|adds|at|for|to) (?:\S+ ){0,2}${LARGE}(?= (?:for|per|each|apiece|more|less|extra|with|and change|up)(?!\p{L}))
    |(?:sali(?:o|eron)|sale[n]?|va|en|a|por|de|bajar|bajamos|subir|subio|pide|pidio|vale[n]?) (?:casi |unos |como )?${LARGE}(?= (?:el|la|los|las|cada|por|al|de mas|de menos|del total|sin|mas|menos)(?!\p{L}))
    |(?:two|three|four|five|six|seven|eight|nine|eleven|twelve) (?:fifty|twenty[- ]five|seventy[- ]five) (?:each|apiece|a piece|an hour|a day|a load|a yard)`,
  ),
  new RegExp(String.raw`(?<!\p{L})(?:${LARGE})(?=\s*(?:[.!?;]|,\s|$))`, "u"),
  /[$€£¢]/u,
  /(?<![\p{L}\d])\d[\d.,]*\s?k(?![\p{L}\d])/u,
  /(?<![\p{L}\d]|\d[.,])\d[\d.,]*\s+(?:a|an|per|al|por|cada|la)\s+(?:hour|day|week|month|hora|dia|semana|mes|quincena|jornada)(?!\p{L})/u,
  // "The bid was 18,500.": so large a number without a unit is an amount.
  /(?<![\p{L}\d.,])\d{1,3},\d{3}(?=\s*(?:[.!?;]|,\s|$))/u,
  anyOf(String.raw`usd|mxn|gtq|hnl|us dollars?|dollars?|bucks?|cents|dolar(?:es)?|pesos|\d[\d.,]* (?:mil )?peso|quetzal(?:es)?
    | lempiras?|colones|centavos|varos|(?:\d+|two|three|four|five|six|ten|twenty|fifty) grand`),
  anyOf(String.raw`prices?|priced|pricing|costs?|costing|expensive|cheap(?:er|est)?|invoices?|invoiced|bills|billed|billing|the bill
    | paid|unpaid|pays?|paying|payments?|payroll|payday|paychecks?|down payment|owes?|owed|owing|budget|over budget|quotes?|quoted
    | discounts?|refund(?:ed|s)?|markup|profits?|profit margin|wages?|salar(?:y|ies)|overtime rate|hourly rate|day rate|fees?
    | charged|charges? (?:us|them|me|extra|for)|extra charges?|cash|loans?|debts?|afford|deposit|money|per hour|back charge|bids? | change orders? | \d{3,} (?:each|apiece)
    | (?:making|make|lose|losing) (?:about )?\d+ percent
    | balance (?:is|was|due|of)|the balance|settle(?:d|s)? (?:up|the)|(?:the )?lender|bank (?:draw|loan|released)|draw (?:number|#|request)|grand (?:before|for|more|total|on|to)|ninety a (?:day|week|load)|wages|unpaid|broke even|over what we planned
    | (?:one|two|three|four|five|six|seven|eight|nine) (?:ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (?:a|an|per|each) (?:hour|day|week|month|load|yard|piece)
    | percent of what|fined|fines|(?:going|goes|went) for (?:two|three|four|five|six|seven|eight|nine|\d)|upside down on|labor alone
    | six figures|raises? (?:or|next|in pay)|(?:a|his|her|the|their|pay) raise|bounced|cheques?|(?:last|first|cut|write|wrote|mailed|deposit) (?:a |the |his |her |their )?checks?|zelle|venmo|paypal|cash ?app
    | wire transfers?|retainers?|retainage|allowances?|time and a half|double time|overtime pay|bonus(?:es)?|(?:a|big|nice) tip|tipped (?:him|her|us|them)|taxes|sales tax|liens?|mortgages?|financ(?:e|ed|ing)|credit cards?|line of credit
    | reimburse\w*|receipts?|purchase orders?|estimates? (?:is|was|of|for|came)|came (?:in )?(?:to|at|out to) (?:about |around |almost |close to )?\d[\d,.]{2,}(?! ?(?:degrees|m|cm|mm|ft|feet|foot|in|inch|psi|bar|pounds?|days?|weeks?|hours?|a\.?m|p\.?m|o|percent)(?!\p{L}))
    | (?:ran|runs|set) (?:us|them|him|her|you) (?:back|over|close|about|almost|nearly|around|\d)|worth \d|a break on|knock(?:ed)? (?:\S+ ){0,3}off (?:the|his|her|their)|off (?:the|each) (?:price|total|bill|pallet)|bargain|haggl\w+|rip[- ]?off|shake ?down
    | spen(?:d|ds|t|ding)|(?:earns?|makes) \d[\d.,]*|(?:ask(?:s|ed|ing)?|wants?) (?:for )?\d[\d.,]* (?:an|a|per) (?:hour|day|week)`),
  anyOf(String.raw`precios?|costos?|cuestan?|costo|costaron|costara|caros?|caras?|baratos?|baratas?|facturas?|facturar|facturo
    | cobr(?:a|an|ar|ara|aron|amos|aba|o|os|ando)|pag(?:o|a|an|ar|ara|aron|amos|aste|os|ue|uen|ado|ados|ada|adas|aremos|amos)
    | presupuestos?|cotizacion(?:es)?|cotizo|anticipos?|deposito|abono|descuentos?|reembolsos?|ganancias?|sueldos?|salarios?
    | jornal(?:es)?|nomina|tarifas?|deudas?|debe(?:n|mos)? dinero|deben? (?:la|una) quincena|dinero|lana|feria|efectivo|prestamo|por hora | nos deben? | les? debemos | gana(?:n)? \d[\d.,]* | \d[\d.,]* diarios
    | deben? (?:\S+ ){0,2}rayas?|se (?:le|les) deben?|le deben?|me deben?|(?:dos|tres|cuatro) rayas|quedamos en (?:\d|${LARGE})|anda por los? (?:\d|${LARGE})|lo dejaron en (?:\d|${LARGE})|el flete|cuanto (?:cuesta|sale|vale)|ahorr(?:o|os|ar|amos)
    | baj(?:o|aron|amos) el (?:trato|precio|costo)|liquid(?:o|amos|aron|arle|arles)|finiquito
    | la raya de|dia de raya|rayar el sabado|deposit(?:a|an|aron|en|ar|o|e) |ministracion(?:es)?|transferencias?|transfirio|regate\w+|rebaj(?:a|o|as|aron|amos)|iva|impuestos?|fiad[oa]s?|cheques?|creditos?
    | hipotecas?|financi\w+|propinas?|aguinaldos?|bonos?|prestaciones|multas?|fianzas?|comision(?:es)?|recibos? de (?:pago|dinero)|notas? de (?:venta|remision)|vale[n]? (?:\d|${LARGE})\S*|subio de precio|nos quieren bajar|hora extra|horas extras?
    | les? (?:di|dio|dimos|dieron) (?:\d|mil|(?:dos|tres|cuatro|cinco|diez|veinte) ?mil|(?:dos|tres|cuatro|seis|ocho|nove)cientos|quinientos)\S*`),
];
