import {
  type Evaluacion,
  type EvaluacionEditable,
  evaluaciones,
  REGLAS_INICIALES,
} from '@catedra/shared/evaluaciones/collection.ts';
import { schemaResolver } from '@mantine/form';
import { fechaCompleta, numero } from '#ui/words/words.ts';

export type EvaluacionValues = Record<string, unknown> & EvaluacionEditable;

/** The editable fields of an evaluation, or those of a new one for this activity. */
export const evaluacionValues =
  (actividad: { readonly id: string; readonly cursoId: string }) =>
  (evaluacion: Evaluacion | null): EvaluacionValues => {
    if (!evaluacion) return { ...REGLAS_INICIALES, cursoId: actividad.cursoId, actividadId: actividad.id };
    const fields = Object.keys(evaluaciones.editable.shape) as (keyof EvaluacionEditable)[];
    return Object.fromEntries(fields.map((field) => [field, evaluacion[field]])) as EvaluacionValues;
  };

const bySchema = schemaResolver(evaluaciones.editable, { sync: true });

/** The same rules as the server's. */
export function validateEvaluacion(values: EvaluacionValues): Record<string, unknown> {
  const parsed = evaluaciones.editable.safeParse(values);
  return parsed.success ? { ...evaluaciones.invariant?.(parsed.data) } : bySchema(values);
}

export const NOTAS: Readonly<Record<EvaluacionEditable['notaQueCuenta'], string>> = {
  mejor: 'La mejor',
  ultima: 'La última',
  primera: 'La primera',
  media: 'La media de todas',
};

export const AL_VENCER: Readonly<Record<EvaluacionEditable['alVencer'], string>> = {
  entregar: 'Se entrega sola con lo que haya',
  gracia: 'Hay unos segundos más para entregar',
  descartar: 'No cuenta si no se entregó',
};

export const REVISIONES: Readonly<Record<EvaluacionEditable['revision'], string>> = {
  nunca: 'Nunca',
  al_entregar: 'Al entregar',
  al_cerrar: 'Cuando se cierre la evaluación',
};

export const EVALUACION_LABELS: Readonly<Record<string, string>> = {
  intentos: 'Intentos',
  esperaMinutos: 'Espera entre intentos',
  notaQueCuenta: 'Nota que cuenta',
  minutos: 'Tiempo',
  alVencer: 'Al acabar el tiempo',
  graciaSegundos: 'Margen',
  abreEn: 'Abre',
  cierraEn: 'Cierra',
  notaMinima: 'Nota para aprobar',
  barajar: 'Barajar',
  preguntasPorIntento: 'Preguntas por intento',
  revision: 'Revisión',
};

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  notaQueCuenta: NOTAS,
  alVencer: AL_VENCER,
  revision: REVISIONES,
};

/** A value as a person would write it, to compare two versions. */
export const evaluacionWritten =
  (zone: string) =>
  (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return value ? 'sí' : 'no';
    if (typeof value === 'number') return numero(value);
    if (typeof value !== 'string') return 'vacío';
    return WORDS[field]?.[value] ?? fechaCompleta(value, zone);
  };

export const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
