/** The seed's own rules, kept to the letter; odd corners included. */

const CORREO = /^[^\s@]+@[^\s@]+\.[a-zA-Z]{2,}$/;

/** A local part, an @, and a domain with a dot followed by at least two letters. */
export const esCorreo = (texto: string): boolean => CORREO.test(texto);

const DIA = /^([+-]?\d{1,6})-(\d{1,2})-(\d{1,2})/;

/** A day as a number that grows with the calendar: 20261115 for `2026-11-15`, `2026-11-5` before it. */
const diaDe = (fecha: string): number => {
  const [, año, mes, dia] = DIA.exec(fecha.trim()) ?? [];
  return Number(año) * 10_000 + Number(mes) * 100 + Number(dia);
};

/** True when today's date (year-month-day, where this runs) is not later than the given date string. */
export const fechaVigente = (fecha: string): boolean => {
  const hoy = new Date();
  return hoy.getFullYear() * 10_000 + (hoy.getMonth() + 1) * 100 + hoy.getDate() <= diaDe(fecha);
};

const ACENTOS: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u', ñ: 'n' };

/** Lowercases, replaces only the first space with a dash, strips Spanish accents. */
export const slug = (texto: string): string =>
  texto
    .normalize('NFC')
    .toLowerCase()
    .replace(' ', '-')
    .replace(/[áéíóúüñ]/g, (letra) => ACENTOS[letra] ?? letra);

export const dividir = (texto: string, separador = ','): string[] => texto.split(separador);

/** `2026-11-14 23:51:07 pm`: the 24-hour clock of the given time zone, followed by am or pm. */
export const marcaDeTiempo = (momento: Date, zona: string): string => {
  const texto = momento.toLocaleString('sv-SE', { timeZone: zona }).padStart(19, '0');
  return `${texto} ${Number(texto.slice(-8, -6)) < 12 ? 'am' : 'pm'}`;
};
