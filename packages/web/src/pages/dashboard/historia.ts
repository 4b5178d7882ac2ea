import { DIA } from '@catedra/shared/core/duraciones.ts';
import type { DiaDeCifras } from '@catedra/shared/reportes/schemas.ts';
import { avance } from '#pages/dashboard/hallazgos.ts';
import { cuenta, numero, porcentaje } from '#ui/words/words.ts';

/** Fewer days draw no line worth looking at. */
const POCOS = 6;
const UN_MES = 28;

type Historia = readonly DiaDeCifras[];

/** What a figure was each day and is now; nothing until there are days enough. */
export const lineaDe = (
  historia: Historia,
  de: (dia: DiaDeCifras) => number,
  ahora: number,
): readonly number[] | undefined => (historia.length < POCOS ? undefined : [...historia.map(de), ahora]);

/** The day of about a month ago, if it was written down. */
export function haceUnMes([primero]: Historia, now: Date): DiaDeCifras | undefined {
  return primero && now.getTime() - Date.parse(primero.dia) >= UN_MES * DIA ? primero : undefined;
}

/** «eran 52 hace un mes» */
export function eranAntes(antes: number | undefined, ahora: number): string | undefined {
  if (antes === undefined) return undefined;
  if (antes === ahora) return 'como hace un mes';
  if (antes === 0) return 'ninguno hace un mes';
  return `${antes === 1 ? 'era' : 'eran'} ${numero(antes)} hace un mes`;
}

/** From this share on, what is asked now is not what was asked then. */
const OTRA_COSA = 10;

type Hecho = Pick<DiaDeCifras, 'hechas' | 'total'>;

/** «sube 3,1 puntos en 30 días» */
export function subidaDe(antes: Hecho | undefined, ahora: Hecho): string | undefined {
  if (!antes || antes.total === 0) return undefined;
  const mas = Math.round((100 * (ahora.total - antes.total)) / antes.total);
  // Of other people or other courses the figure is another one: how far it moved says nothing of anybody.
  if (Math.abs(mas) > OTRA_COSA)
    return `hay un ${porcentaje(Math.abs(mas))} ${mas > 0 ? 'más' : 'menos'} asignado que hace un mes`;
  const puntos = Math.round(10 * (avance(ahora, 1) - avance(antes, 1))) / 10;
  if (puntos === 0) return 'como hace un mes';
  const cuantos = Math.abs(puntos) === 1 ? cuenta(1, 'punto') : `${numero(Math.abs(puntos), 1)} puntos`;
  return `${puntos > 0 ? 'sube' : 'baja'} ${cuantos} en 30 días`;
}
