import { anyOf } from "./words";

/** What only sounds like money on site. */
export const NO_MONEY =
  /deposito de (agua|gas|diesel|combustible)|tubo de cobre|(?<=\d )mil (poly|plastic|sheeting|vapor)|(paid|pay|paying) (close )?attention/gu;

/** Amounts, prices, wages and who pays. Each reads a plain text. */
export const MONEY: readonly RegExp[] = [
  /[$€£¢]/u,
  /(?<![\p{L}\d])\d[\d.,]*\s?k(?![\p{L}\d])/u,
  /(?<!\p{L})\d[\d.,]*\s+(?:a|an|per|al|por|cada|la)\s+(?:hour|day|week|month|hora|dia|semana|mes|quincena|jornada)(?!\p{L})/u,
  anyOf(String.raw`usd|mxn|gtq|hnl|us dollars?|dollars?|bucks?|cents|dolar(?:es)?|pesos|\d[\d.,]* (?:mil )?peso|quetzal(?:es)?
    | lempiras?|colones|centavos|varos|(?:\d+|two|three|four|five|six|ten|twenty|fifty) grand`),
  anyOf(String.raw`prices?|priced|pricing|costs?|costing|expensive|cheap(?:er|est)?|invoices?|invoiced|bills|billed|billing|the bill
    | paid|unpaid|pays?|paying|payments?|payroll|payday|paychecks?|down payment|owes?|owed|owing|budget|over budget|quotes?|quoted
    | discounts?|refund(?:ed|s)?|markup|profits?|profit margin|wages?|salar(?:y|ies)|overtime rate|hourly rate|day rate|fees?
    | charged|charges? (?:us|them|me|extra|for)|extra charges?|cash|loans?|debts?|afford|deposit|money|per hour|back charge`),
  anyOf(String.raw`precios?|costos?|cuestan?|costo|costaron|costara|caros?|caras?|baratos?|baratas?|facturas?|facturar|facturo
    | cobr(?:a|an|ar|ara|aron|amos|aba|o|os|ando)|pag(?:o|a|an|ar|ara|aron|amos|aste|os|ue|uen|ado|ados|ada|adas|aremos|amos)
    | presupuestos?|cotizacion(?:es)?|cotizo|anticipos?|deposito|abono|descuentos?|reembolsos?|ganancias?|sueldos?|salarios?
    | jornal(?:es)?|nomina|tarifas?|deudas?|debe(?:n|mos)? dinero|deben? (?:la|una) quincena|dinero|lana|feria|efectivo|prestamo|por hora`),
];
