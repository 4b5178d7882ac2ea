export const ZONA_DEMO = 'Europe/Madrid';

const DIA_MS = 86_400_000;
const formatos = new Map<string, Intl.DateTimeFormat>();

function formato(zona: string): Intl.DateTimeFormat {
  const conocido = formatos.get(zona);
  if (conocido) return conocido;
  const nuevo = new Intl.DateTimeFormat('en-GB', {
    timeZone: zona,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatos.set(zona, nuevo);
  return nuevo;
}

/** The wall clock of a zone, as if it were UTC: what makes calendar arithmetic plain. */
function relojDePared(momento: Date, zona: string): number {
  const partes = new Map(
    formato(zona)
      .formatToParts(momento)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const de = (tipo: Intl.DateTimeFormatPartTypes) => partes.get(tipo) ?? 0;
  return Date.UTC(de('year'), de('month') - 1, de('day'), de('hour'), de('minute'), de('second'));
}

export function aMinutos(hora: string): number {
  const [horas = 0, minutos = 0] = hora.split(':').map(Number);
  return horas * 60 + minutos;
}

/** The moment at which, `dias` after today, the clock on the wall shows `segundos` since midnight. */
export function momentoLocal(now: Date, dias: number, segundos: number, zona = ZONA_DEMO): Date {
  const hoy = Math.floor(relojDePared(now, zona) / DIA_MS) * DIA_MS;
  const buscado = hoy + dias * DIA_MS + segundos * 1000;
  const primera = buscado - (relojDePared(new Date(buscado), zona) - buscado);
  const desfase = relojDePared(new Date(primera), zona) - primera;
  return new Date(buscado - desfase);
}

/** Seconds since local midnight. */
export function segundosDeHoy(now: Date, zona = ZONA_DEMO): number {
  return Math.floor((relojDePared(now, zona) % DIA_MS) / 1000);
}

/** Monday to Friday, for the day `dias` after today. */
export function esLaborable(now: Date, dias: number, zona = ZONA_DEMO): boolean {
  const dia = new Date(relojDePared(now, zona) + dias * DIA_MS).getUTCDay();
  return dia !== 0 && dia !== 6;
}
