import { formatoEn } from '@catedra/shared/fechas/en-zona.ts';
import type { IntentoRevisado, Recibo } from '@catedra/shared/intentos/despues.ts';
import { cuenta, enFecha, enumerar, mayuscula, numero } from '#ui/words/words.ts';

/** "Al menos 6,81": the mark, as far as it is known. */
export function notaEnPalabras({
  nota,
  provisional,
  seVe,
}: Pick<IntentoRevisado, 'nota' | 'provisional' | 'seVe'>) {
  if (nota === null) return provisional && seVe.includes('nota') ? 'Cuando se corrija' : null;
  return provisional ? `Al menos ${numero(nota)}` : numero(nota);
}

/** "falta corregir la 2 y la 13" */
export const porCorregir = ({ faltan }: Pick<IntentoRevisado, 'faltan'>): string | null =>
  faltan.length > 0 ? `falta corregir ${enumerar(faltan.map((number) => `la ${number}`))}` : null;

/** What happened, in a title. */
export function tituloDelRecibo(
  { estado, causa }: Pick<Recibo, 'estado' | 'causa'>,
  practica = false,
): string {
  const prueba = practica ? 'práctica' : 'prueba';
  if (estado === 'anulado')
    return causa === 'tiempo' ? 'Se acabó el tiempo y el intento se anuló' : 'Intento anulado';
  if (estado === 'en_curso') return `La ${prueba} está abierta`;
  if (estado !== 'entregado') return 'Todavía no está entregada';
  if (causa === 'tiempo') return 'Se acabó el tiempo y la hemos entregado';
  return causa === 'administracion'
    ? `La academia ha entregado tu ${prueba}`
    : `${mayuscula(prueba)} entregada`;
}

/** Who handed it in at that moment. */
export const MANERA_DE_ENTREGA = {
  persona: 'Entregaste',
  tiempo: 'Se entregó sola',
  administracion: 'Se entregó',
} as const satisfies Record<NonNullable<Recibo['causa']>, string>;

/** "10:58:41, jueves 19 nov": a receipt says the second. */
export const momentoExacto = (moment: string, zone: string): string => {
  const date = new Date(moment);
  const time = formatoEn(zone, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(date);
  const day = formatoEn(zone, { weekday: 'long', day: 'numeric', month: 'short' }).format(date);
  return `${time}, ${day}`;
};

/** Why it does not count, when nobody wrote it. */
export const porQueSeAnulo = ({ causa }: Pick<Recibo, 'causa'>): string | null =>
  causa === 'tiempo'
    ? 'No se entregó antes de que acabara el plazo, y en esta prueba el intento no cuenta.'
    : null;

/** Which answers a device brought that were not taken, and what counts instead. */
export function noTomadasEnPalabras(
  { noTomadas }: Pick<Recibo, 'noTomadas'>,
  numberOf: (lugar: number) => string,
): string | null {
  if (noTomadas.length === 0) return null;
  const which = enumerar(noTomadas.map((lugar) => `la ${numberOf(lugar)}`));
  const other = noTomadas.length === 1 ? 'otra respuesta' : 'otras respuestas';
  return `${which}: tu equipo envió ${other}, y cuenta lo que ya habíamos recibido`;
}

/** What became of the answers that came after the end, by the numbers of their questions. */
export function tardiasEnPalabras(
  { tardias }: Pick<Recibo, 'tardias'>,
  numberOf: (lugar: number) => string,
): string[] {
  const de = (which: boolean | null) =>
    tardias.filter(({ aceptada }) => aceptada === which).map(({ lugar }) => numberOf(lugar));
  const frase = (numbers: string[], one: string, many: string) =>
    numbers.length === 0
      ? []
      : [`${enumerar(numbers.map((number) => `la ${number}`))}: ${numbers.length === 1 ? one : many}`];
  return [
    ...frase(de(null), 'la verá una persona y decidirá', 'las verá una persona y decidirá'),
    ...frase(de(true), 'se ha aceptado', 'se han aceptado'),
    ...frase(de(false), 'no se ha aceptado', 'no se han aceptado'),
  ];
}

type AttemptKnown = Pick<IntentoRevisado, 'recibo' | 'despues'>;

/** «1 de 2» */
export const attemptWords = ({ recibo: { numero: which }, despues: { intentos } }: AttemptKnown): string =>
  intentos === null ? `${which}` : `${which} de ${Math.max(which, intentos)}`;

/** «5 preguntas te han costado 6,42 puntos; están abiertas.», once what was right may be seen. */
export function costWords(
  { costo, provisional }: Pick<IntentoRevisado, 'costo' | 'provisional'>,
  open: boolean,
): string | null {
  if (!costo) return null;
  if (costo.preguntas === 0) return provisional ? null : 'No has perdido ningún punto.';
  const [have, are] = costo.preguntas === 1 ? ['ha', 'está abierta'] : ['han', 'están abiertas'];
  const cost = `${cuenta(costo.preguntas, 'pregunta')} te ${have} costado ${cuenta(costo.puntos, 'punto')}`;
  return open ? `${cost}; ${are}.` : `${cost}.`;
}

type Nota = Pick<IntentoRevisado, 'seVe' | 'notaDesde' | 'notaAlCerrar' | 'practica'>;

/** When its person will read the mark, if not now: nothing is promised that the review does not show. */
export function cuandoLaNota(revisado: Nota, now: Date, zone: string): string | null {
  const { seVe, notaDesde, notaAlCerrar, practica } = revisado;
  if (practica || seVe.includes('nota')) return null;
  if (notaDesde === 'mas_tarde') return 'Verás tu nota en unos minutos.';
  if (notaDesde === 'sin_intentos') return 'Verás tu nota cuando no te queden intentos.';
  if (notaDesde === 'al_cerrar')
    return `Verás tu nota cuando la prueba cierre${notaAlCerrar ? `, ${enFecha(notaAlCerrar, now, zone)}` : ''}.`;
  return 'En esta prueba la nota no se muestra: te la dirá quien lleva el curso.';
}

/** When the rest of the mark comes, to whoever reads the part that is known. */
export const whenMarked = (conCorreo: boolean) => ({
  title: 'La nota, cuando se corrija',
  text: conCorreo
    ? 'Te avisaremos por correo; no tienes que volver a entrar.'
    : 'La verás en Mis pruebas en cuanto esté.',
});

const AVISO = ['se verá en Mis pruebas', 'te avisaremos por correo con la nota'] as const;

/** What is to be known of a mark that is not said yet: who makes it, and when it is read. */
export function sobreLaNota(
  revisado: Nota & Pick<IntentoRevisado, 'provisional'>,
  conCorreo: boolean,
  now: Date,
  zone: string,
): string[] {
  const cuando = cuandoLaNota(revisado, now, zone);
  if (!revisado.provisional) return cuando === null ? [] : [cuando];
  const corrige = 'Hay respuestas que corrige una persona';
  return cuando === null
    ? [`${corrige}: ${AVISO[conCorreo ? 1 : 0]}. Hasta entonces no se compara con la nota para aprobar.`]
    : [`${corrige}${conCorreo ? ': te avisaremos por correo cuando esté' : ''}. ${cuando}`];
}
