import { type Dia, masDias } from '#fechas/calendario.ts';

/** What another program is told of one date: its name and when it is. */
export interface FechaDeIcal {
  readonly uid: string;
  readonly titulo: string;
  readonly dia: Dia;
  /** Null: the whole day. */
  readonly momento: string | null;
}

export interface CalendarioDeIcal {
  readonly nombre: string;
  /** How often it changed, and when it did last. */
  readonly revision: number;
  readonly cambiadoEn: string;
  readonly fechas: readonly FechaDeIcal[];
}

const LARGO = 75;

const octetos = (punto: number): number => (punto < 0x80 ? 1 : punto < 0x800 ? 2 : punto < 0x10000 ? 3 : 4);

/** RFC 5545, 3.1: no line of more than 75 octets, never cut within a sign; what goes on begins with a space. */
export function doblar(linea: string): string {
  let [escrita, van] = ['', 0];
  for (const signo of linea) {
    const suyos = octetos(signo.codePointAt(0) ?? 0);
    if (van + suyos > LARGO) {
      escrita += '\r\n ';
      van = 1;
    }
    escrita += signo;
    van += suyos;
  }
  return escrita;
}

/** RFC 5545, 3.3.11: what would be taken for the format's own signs; control signs are not text. */
export const textoDeIcal = (texto: string): string =>
  texto
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

const utc = (momento: string): string =>
  `${new Date(momento).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const dia = (uno: Dia): string => uno.replaceAll('-', '');

const cuando = ({ dia: suyo, momento }: FechaDeIcal): string[] =>
  momento === null
    ? [`DTSTART;VALUE=DATE:${dia(suyo)}`, `DTEND;VALUE=DATE:${dia(masDias(suyo, 1))}`]
    : [`DTSTART:${utc(momento)}`];

/** Somebody's dates as calendar programs read them (RFC 5545 and 7986). */
export function escribirIcal({ nombre, revision, cambiadoEn, fechas }: CalendarioDeIcal): string {
  const cambiado = utc(cambiadoEn);
  const lineas = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Catedra//Calendario//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${textoDeIcal(nombre)}`,
    `X-WR-CALNAME:${textoDeIcal(nombre)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...fechas.flatMap((fecha) => [
      'BEGIN:VEVENT',
      `UID:${fecha.uid}`,
      `DTSTAMP:${cambiado}`,
      `LAST-MODIFIED:${cambiado}`,
      `SEQUENCE:${revision}`,
      ...cuando(fecha),
      `SUMMARY:${textoDeIcal(fecha.titulo)}`,
      'STATUS:CONFIRMED',
      'CLASS:PRIVATE',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lineas.map((linea) => `${doblar(linea)}\r\n`).join('');
}
