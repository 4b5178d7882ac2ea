import { type EvaluacionEditable, REGLAS_INICIALES } from '@catedra/shared/evaluaciones/collection.ts';
import type { Cambios, Factor } from '@catedra/shared/evaluaciones/efectivo.ts';
import { momentoLocal } from '#seed/content/calendario.ts';
import type { ComposicionDemo } from '#seed/content/evaluaciones/composicion.ts';
import { oficina } from '#seed/content/evaluaciones/oficina.ts';
import { seguridad } from '#seed/content/evaluaciones/seguridad.ts';
import type { PruebaDemo } from '#seed/content/types.ts';

/** What each evaluation asks and by which rules, by the key of its activity. */
export const composiciones: Readonly<Record<string, ComposicionDemo>> = { ...oficina, ...seguridad };

export type ReglasDemo = Omit<EvaluacionEditable, 'cursoId' | 'actividadId'>;

const TEMPRANO = 9 * 3600;

/** The rules of an evaluation: its own, those of its activity and, for the rest, the usual ones. */
export function reglasDe({ clave, contenido }: PruebaDemo, now: Date): ReglasDemo {
  const dia = (dias: number | null) =>
    dias === null ? null : momentoLocal(now, dias, TEMPRANO).toISOString();
  const { intentos, minutos, notaMinima } = contenido;
  const fechas = { abreEn: dia(contenido.abreEnDias), cierraEn: dia(contenido.cierraEnDias) };
  return { ...REGLAS_INICIALES, intentos, minutos, notaMinima, ...fechas, ...composiciones[clave]?.reglas };
}

interface ExcepcionDemo {
  readonly prueba: string;
  readonly persona: string | null;
  readonly grupo: string | null;
  readonly cambios: Cambios;
  readonly cierraEnDias: number | null;
  readonly motivo: string;
}

/** Other rules in one evaluation, for a person or for a group. */
const EXCEPCIONES: readonly ExcepcionDemo[] = [
  {
    prueba: 'datos/prueba-final',
    persona: 'marc.puigdollers',
    grupo: null,
    cambios: { intentos: 3 },
    cierraEnDias: null,
    motivo: 'Se cortó la luz en la nave durante su segundo intento.',
  },
  {
    prueba: 'datos/prueba-final',
    persona: null,
    grupo: 'almacen-getafe',
    cambios: { minutos: 40 },
    cierraEnDias: 20,
    motivo: 'El turno de noche comparte dos ordenadores: más tiempo y una semana más de plazo.',
  },
];

export const excepciones = (now: Date) =>
  EXCEPCIONES.map(({ cierraEnDias, cambios, ...una }) => ({
    ...una,
    cambios: {
      ...cambios,
      ...(cierraEnDias !== null && { cierraEn: momentoLocal(now, cierraEnDias, TEMPRANO).toISOString() }),
    } satisfies Cambios,
  }));

/** More time for one person, in every evaluation. */
export const adaptaciones: readonly { persona: string; factor: Factor; motivo: string }[] = [
  {
    persona: 'gonzalo.quinones',
    factor: '1,5',
    motivo: 'Dislexia. Informe entregado al servicio médico.',
  },
];
