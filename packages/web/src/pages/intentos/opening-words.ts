import { codigoEscrito } from '@catedra/shared/intentos/codigo.ts';
import type { Apertura } from '@catedra/shared/intentos/apertura.ts';
import type { EvaluacionPorDentro, MiIntento } from '@catedra/shared/intentos/antes.ts';
import type { StateKind } from '#ui/marks/StateMark.tsx';
import { aLaHora, cuenta, enFecha, hastaLas, mayuscula, numero } from '#ui/words/words.ts';

type DoneData = Pick<EvaluacionPorDentro, 'nota' | 'aprobada' | 'motivo' | 'historial'> & {
  readonly evaluacion: Pick<EvaluacionPorDentro['evaluacion'], 'notaMinima'>;
};

export interface OpeningWords {
  readonly kind: StateKind;
  readonly title: string;
  readonly text: string;
}

/** "tendrás 22 min: cierra a las 11:00": how long an attempt that began now would last. */
function howLong(apertura: Extract<Apertura, { tipo: 'abierta' }>, now: Date, zone: string): string {
  const { minutos, cierraEn, recortada } = apertura;
  if (minutos === null)
    return cierraEn === null ? 'Sin límite de tiempo.' : `Cierra ${enFecha(cierraEn, now, zone)}.`;
  if (recortada && cierraEn !== null) {
    return `Si empezaras ahora, tendrías ${cuenta(minutos, 'minuto')}: cierra ${aLaHora(cierraEn, now, zone)}.`;
  }
  return `Si empezaras ahora, tendrías ${cuenta(minutos, 'minuto')}${
    cierraEn === null ? '' : `, ${hastaLas(cierraEn, now, zone)}`
  }.`;
}

export interface StartWords {
  readonly over: string;
  readonly main: string;
  readonly text: string;
}

/** "22 minutos. La prueba dura 30, pero cierra hoy a las 11:00": what is lost by starting late. */
export function startWords(
  { minutos, cierraEn, recortada }: Extract<Apertura, { tipo: 'abierta' }>,
  { segundos }: { readonly segundos: number | null },
  now: Date,
  zone: string,
): StartWords {
  const over = 'Si empiezas ahora tendrás';
  if (minutos === null) {
    const text = cierraEn === null ? 'No tiene fecha de cierre.' : `Cierra ${enFecha(cierraEn, now, zone)}.`;
    return { over, main: 'Todo el tiempo que quieras', text };
  }
  const main = cuenta(minutos, 'minuto');
  if (!recortada || cierraEn === null || segundos === null)
    return {
      over,
      main,
      text: cierraEn === null ? '' : `Acabará ${aLaHora(cierraEn, now, zone)}, hora de ${ciudad(zone)}.`,
    };
  const full = Math.floor(segundos / 60);
  const lost = full - minutos;
  return {
    over,
    main,
    text: `La prueba dura ${full}, pero cierra ${enFecha(cierraEn, now, zone)}, hora de ${ciudad(zone)}${lost > 0 ? `: tendrás ${cuenta(lost, 'minuto')} menos` : ''}.`,
  };
}

/** Of an evaluation that begins for all at once, while its door is closed: no clock runs, and nobody can say when it ends. */
export function doorWords(
  { segundos, cierraEn }: { readonly segundos: number | null; readonly cierraEn: string | null },
  now: Date,
  zone: string,
): StartWords {
  return {
    over: 'Cuando se abra la puerta tendrás',
    main: segundos === null ? 'Todo el tiempo que quieras' : cuenta(Math.floor(segundos / 60), 'minuto'),
    text: [
      'Empezáis todas las personas a la vez.',
      cierraEn !== null && `Cierra ${enFecha(cierraEn, now, zone)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** "El jueves a las 10:00": when there will be something to do. */
export function notYetWords(
  { abreEn }: Extract<Apertura, { tipo: 'aun_no' }>,
  { segundos, cierraEn }: { readonly segundos: number | null; readonly cierraEn: string | null },
  now: Date,
  zone: string,
): StartWords {
  const minutos = segundos === null ? null : Math.floor(segundos / 60);
  return {
    over: 'Todavía no está abierta',
    main: mayuscula(enFecha(abreEn, now, zone)),
    text: [
      `Hora de ${ciudad(zone)}.`,
      minutos !== null && `Tendrás ${cuenta(minutos, 'minuto')} desde que empieces.`,
      cierraEn !== null && `Cierra ${enFecha(cierraEn, now, zone)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function whyNotAgain(apertura: Apertura, motivo: string | null, hechos: number, now: Date, zone: string) {
  if (apertura.tipo === 'abierta') return motivo && `${motivo}.`;
  if (apertura.tipo === 'sin_intentos')
    return hechos === 1 ? 'Era tu único intento.' : 'Has hecho todos tus intentos.';
  return openingWords(apertura, now, zone).text;
}

export interface DoneWords {
  readonly main: string;
  readonly verdict: string | null;
  readonly text: string;
}

/** "8,5. Aprobada. Cerró ayer a las 09:00. Recibo K7PF-3QXM": what is left of it. */
export function doneWords(
  { nota, aprobada, motivo, evaluacion, historial }: DoneData,
  done: Pick<MiIntento, 'nota' | 'provisional' | 'codigo'>,
  apertura: Apertura,
  now: Date,
  zone: string,
): DoneWords {
  const waiting =
    nota === null && done.provisional && done.nota !== null
      ? `Llevas al menos ${numero(done.nota)}: falta que alguien corrija lo demás.`
      : null;
  const text = [
    waiting,
    whyNotAgain(apertura, motivo, historial.length, now, zone),
    historial.length === 1 && done.codigo !== null && `Recibo ${codigoEscrito(done.codigo)}.`,
  ];
  return {
    main: nota === null ? 'Entregada' : numero(nota),
    verdict: nota === null ? null : aprobada ? 'Aprobada.' : `No llega a ${numero(evaluacion.notaMinima)}.`,
    text: text.filter(Boolean).join(' '),
  };
}

/** "Madrid" */
const ciudad = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Whether it can be taken now, in words. */
export function openingWords(apertura: Apertura, now: Date, zone: string): OpeningWords {
  switch (apertura.tipo) {
    case 'abierta':
      return { kind: 'on', title: 'Está abierta', text: howLong(apertura, now, zone) };
    case 'aun_no':
      return { kind: 'off', title: 'Aún no abre', text: `Abre ${enFecha(apertura.abreEn, now, zone)}.` };
    case 'espera':
      return {
        kind: 'off',
        title: 'Hay que esperar',
        text: `Podrás volver a intentarlo ${enFecha(apertura.hasta, now, zone)}.`,
      };
    case 'sin_intentos':
      return {
        kind: 'off',
        title: 'Sin intentos',
        text: 'Ya no puedes hacer más intentos. Si crees que es un error, habla con tu tutor.',
      };
    case 'cerrada':
      return {
        kind: 'off',
        title: 'Está cerrada',
        text: apertura.cerroEn ? `Cerró ${enFecha(apertura.cerroEn, now, zone)}.` : 'Ya no admite intentos.',
      };
    case 'ya_aprobada':
      return {
        kind: 'done',
        title: 'Ya la aprobaste',
        text: 'Esta prueba termina al aprobarla: no hace falta que la repitas.',
      };
    case 'sin_publicar':
      return { kind: 'draft', title: 'Es un borrador', text: 'Solo la ve quien la prepara.' };
  }
}
