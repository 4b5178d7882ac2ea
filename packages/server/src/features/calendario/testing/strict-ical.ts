/** An event as a strict reader finds it. */
export type Evento = Readonly<Record<string, string>>;

export interface Leido {
  readonly calendario: Readonly<Record<string, string>>;
  readonly eventos: readonly Evento[];
}

const LINEA = /^([A-Z][A-Z0-9-]*(?:;[A-Z-]+=[^:;,]+)*):(.*)$/s;
const OCTETOS = 75;

function lineasDe(texto: string): string[] {
  if (!texto.endsWith('\r\n')) throw new Error('no acaba en CRLF');
  const fisicas = texto.slice(0, -2).split('\r\n');
  for (const una of fisicas) {
    if (/[\r\n]/.test(una)) throw new Error(`un salto suelto: ${una}`);
    if (Buffer.byteLength(una) > OCTETOS) throw new Error(`más de ${OCTETOS} octetos: ${una}`);
    if (!una.isWellFormed() || una.includes('\uFFFD')) throw new Error(`un signo partido: ${una}`);
  }
  return fisicas.reduce<string[]>((lineas, una) => {
    if (una.startsWith(' ')) lineas.push((lineas.pop() ?? '') + una.slice(1));
    else lineas.push(una);
    return lineas;
  }, []);
}

const textoDe = (valor: string): string => {
  if (/(?<!\\)(?:\\\\)*[;,]/.test(valor)) throw new Error(`sin escapar: ${valor}`);
  return valor.replace(/\\([\\;,nN])/g, (_, signo: string) => (/n/i.test(signo) ? '\n' : signo));
};

const DE_TEXTO = ['SUMMARY', 'NAME', 'X-WR-CALNAME'];

function anotar(en: Record<string, string>, linea: string): void {
  const [, nombre = '', valor = ''] = LINEA.exec(linea) ?? [];
  if (!nombre) throw new Error(`no es una línea: ${linea}`);
  if (nombre in en) throw new Error(`dos veces ${nombre}`);
  en[nombre] = DE_TEXTO.includes(nombre) ? textoDe(valor) : valor;
}

/** Reads what RFC 5545 asks to be written, and nothing laxer. */
export function leerIcalEstricto(texto: string): Leido {
  const lineas = lineasDe(texto);
  if (lineas.shift() !== 'BEGIN:VCALENDAR' || lineas.pop() !== 'END:VCALENDAR')
    throw new Error('no es un calendario');
  const calendario: Record<string, string> = {};
  const eventos: Record<string, string>[] = [];
  let dentro: Record<string, string> | null = null;
  for (const linea of lineas) {
    if (linea === 'BEGIN:VEVENT') {
      if (dentro) throw new Error('un suceso dentro de otro');
      dentro = {};
    } else if (linea === 'END:VEVENT') {
      if (!dentro?.['UID'] || !dentro['DTSTAMP']) throw new Error('un suceso sin UID o sin DTSTAMP');
      eventos.push(dentro);
      dentro = null;
    } else anotar(dentro ?? calendario, linea);
  }
  if (dentro) throw new Error('un suceso sin acabar');
  if (new Set(eventos.map(({ UID }) => UID)).size !== eventos.length)
    throw new Error('dos sucesos con un UID');
  return { calendario, eventos };
}
