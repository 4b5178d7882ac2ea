import type { FechaDelCalendario, Que } from '@catedra/shared/calendario/schemas.ts';
import { diaDeLaSemana } from '@catedra/shared/fechas/en-palabras.ts';
import { rutas } from '#platform/paths.ts';
import type { StateKind } from '#ui/marks/StateMark.tsx';
import { aLas, hora, mayuscula, numero } from '#ui/words/words.ts';

const LIMITES: readonly Que[] = ['vence', 'renovacion'];
const PRONTO = 7 * 24 * 60 * 60 * 1000;

/** Its time went by and it is still to be done. */
export const esTarde = ({ que, estado, momento }: FechaDelCalendario, now: Date): boolean =>
  estado !== 'hecha' && LIMITES.includes(que) && Date.parse(momento) < now.getTime();

interface Forma {
  readonly kind: StateKind;
  readonly label: string;
}

export function formaDe(fecha: FechaDelCalendario, now: Date): Forma {
  if (fecha.estado === 'hecha') return { kind: 'done', label: 'Hecha' };
  if (esTarde(fecha, now)) return { kind: 'bad', label: 'Vencida' };
  if (LIMITES.includes(fecha.que) && Date.parse(fecha.momento) - now.getTime() < PRONTO)
    return { kind: 'attention', label: 'Vence pronto' };
  return fecha.estado === 'empezada'
    ? { kind: 'half', label: 'Empezada' }
    : { kind: 'ring', label: 'Sin empezar' };
}

export function tituloDe({ que, de, titulo }: FechaDelCalendario): string {
  if (que === 'renovacion' || que === 'se_renueva') return `${titulo}, renovación`;
  return de === 'curso' && que === 'vence' ? `${titulo}, curso completo` : titulo;
}

const ABRE: Partial<Record<Que, string>> = { abre: 'abre', empieza: 'empieza', termina: 'termina' };

/** What happens then, with its hour if it has one. */
export function detalleDe(fecha: FechaDelCalendario, zone: string): string {
  const { que, de, estado, momento, conHora, nota } = fecha;
  if (estado === 'hecha') return nota === null ? 'hecha' : `hecha, nota ${numero(nota)}`;
  if (que === 'se_renueva') return 'ya se puede renovar';
  if (que === 'vale') return 'último día que vale';
  const verbo = ABRE[que] ?? (de === 'evaluacion' || que === 'cierra' ? 'cierra' : null);
  const aHora = `${aLas(momento, zone)} ${hora(momento, zone)}`;
  if (verbo)
    return conHora
      ? `${verbo} ${aHora}`
      : que === 'abre' || que === 'empieza'
        ? verbo
        : `${verbo} al acabar el día`;
  return conHora ? `hasta ${aHora.replace(/^a /, '')}` : 'último día';
}

/** «Viernes, 27 de noviembre, cierra a las 10:00». */
export const cuandoDe = (fecha: FechaDelCalendario, zone: string): string =>
  `${mayuscula(diaDeLaSemana(fecha.momento, zone))}, ${detalleDe(fecha, zone)}`;

export function destinoDe({ de, ref, actividadId }: FechaDelCalendario) {
  if (de === 'evaluacion') return { to: rutas.evaluacion(ref) };
  return { to: rutas.curso(ref), search: actividadId ? { actividad: actividadId } : undefined };
}
