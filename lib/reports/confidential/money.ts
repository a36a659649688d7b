import { anyOf } from "./words";

/** What only sounds like money on site. */
export const NO_MONEY =
  /deposito de (agua|gas|diesel|combustible)|tubo de cobre|(?<=\d )mil (poly|plastic|sheeting|vapor)|(paid|pay|paying) (close )?attention/gu;

/** Amounts, prices, wages and who pays. Each reads a plain text. */
export const MONEY: readonly RegExp[] = [
  /[$€£¢]/u,
  /(?<![\p{L}\d])\d[\d.,]*\s?k(?![\p{L}\d])/u,
  /(?<!\p{L})\d[\d.,]*\s+(?:a|an|per|al|por|cada|la)\s+(?:hour|day|week|month|hora|dia|semana|mes|quincena|jornada)(?!\p{L})/u,
  // "The bid was 18,500.": so large a number without a unit is an amount.
  /(?<![\p{L}\d.,])\d{1,3},\d{3}(?=\s*(?:[.!?;]|,\s|$))/u,
  anyOf(String.raw`usd|mxn|gtq|hnl|us dollars?|dollars?|bucks?|cents|dolar(?:es)?|pesos|\d[\d.,]* (?:mil )?peso|quetzal(?:es)?
    | lempiras?|colones|centavos|varos|(?:\d+|two|three|four|five|six|ten|twenty|fifty) grand`),
  anyOf(String.raw`prices?|priced|pricing|costs?|costing|expensive|cheap(?:er|est)?|invoices?|invoiced|bills|billed|billing|the bill
    | paid|unpaid|pays?|paying|payments?|payroll|payday|paychecks?|down payment|owes?|owed|owing|budget|over budget|quotes?|quoted
    | discounts?|refund(?:ed|s)?|markup|profits?|profit margin|wages?|salar(?:y|ies)|overtime rate|hourly rate|day rate|fees?
    | charged|charges? (?:us|them|me|extra|for)|extra charges?|cash|loans?|debts?|afford|deposit|money|per hour|back charge|bids? | change orders? | \d{3,} (?:each|apiece)
    | (?:making|make|lose|losing) (?:about )?\d+ percent
    | spen(?:d|ds|t|ding)|(?:earns?|makes) \d[\d.,]*|(?:ask(?:s|ed|ing)?|wants?) (?:for )?\d[\d.,]* (?:an|a|per) (?:hour|day|week)`),
  anyOf(String.raw`precios?|costos?|cuestan?|costo|costaron|costara|caros?|caras?|baratos?|baratas?|facturas?|facturar|facturo
    | cobr(?:a|an|ar|ara|aron|amos|aba|o|os|ando)|pag(?:o|a|an|ar|ara|aron|amos|aste|os|ue|uen|ado|ados|ada|adas|aremos|amos)
    | presupuestos?|cotizacion(?:es)?|cotizo|anticipos?|deposito|abono|descuentos?|reembolsos?|ganancias?|sueldos?|salarios?
    | jornal(?:es)?|nomina|tarifas?|deudas?|debe(?:n|mos)? dinero|deben? (?:la|una) quincena|dinero|lana|feria|efectivo|prestamo|por hora | nos deben? | les? debemos | gana(?:n)? \d[\d.,]* | \d[\d.,]* diarios
    | les? (?:di|dio|dimos|dieron) (?:\d|mil|(?:dos|tres|cuatro|cinco|diez|veinte) ?mil|(?:dos|tres|cuatro|seis|ocho|nove)cientos|quinientos)\S*`),
];
