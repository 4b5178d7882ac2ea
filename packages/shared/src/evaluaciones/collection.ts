import { z } from 'zod';
import { defineCollection } from '#core/collection.ts';
import { baseShape, entero, id, momento } from '#core/fields.ts';
import { stored } from '#core/stored.ts';
import { alcance, anyOf } from '#core/scope.ts';

export const ESTADOS_EVALUACION = ['borrador', 'publicada', 'cerrada'] as const;
export type EstadoEvaluacion = (typeof ESTADOS_EVALUACION)[number];
export const NOTAS_QUE_CUENTAN = ['mejor', 'ultima', 'primera', 'media'] as const;
export const AL_VENCER = ['entregar', 'gracia', 'descartar'] as const;
export const REVISIONES = ['nunca', 'al_entregar', 'al_cerrar'] as const;

const editable = z.strictObject({
  cursoId: id(),
  actividadId: id(),
  intentos: entero(1, 100).nullable(),
  esperaMinutos: entero(0, 100_000),
  notaQueCuenta: z.enum(NOTAS_QUE_CUENTAN),
  minutos: entero(1, 1440).nullable(),
  alVencer: z.enum(AL_VENCER),
  graciaSegundos: entero(0, 3600),
  abreEn: momento().nullable(),
  cierraEn: momento().nullable(),
  notaMinima: z
    .number({ error: 'Escribe una nota.' })
    .min(0, 'La nota va de 0 a 10.')
    .max(10, 'La nota va de 0 a 10.'),
  barajar: z.boolean(),
  preguntasPorIntento: entero(1, 500).nullable(),
  revision: z.enum(REVISIONES),
});

const record = z.object({
  ...stored(baseShape),
  ...stored(editable.shape),
  estado: z.enum(ESTADOS_EVALUACION),
  /** Its activity is hidden from learners, and so is it. */
  oculta: z.boolean(),
});

export const evaluaciones = defineCollection({
  nombre: 'evaluaciones',
  record,
  editable,
  scopeFields: { cursoId: 'columna', estado: 'columna', oculta: 'columna' },
  policy: {
    read: (actor) =>
      anyOf(alcance(actor, 'evaluaciones:ver'), {
        cursoId: actor.cursoIds,
        estado: ['publicada', 'cerrada'],
        oculta: false,
      }),
    create: (actor) => alcance(actor, 'evaluaciones:crear'),
    update: (actor) => alcance(actor, 'evaluaciones:editar'),
    delete: (actor) => alcance(actor, 'evaluaciones:eliminar'),
  },
  view: () => record,
  filterable: { cursoId: z.uuid(), actividadId: z.uuid(), estado: z.enum(ESTADOS_EVALUACION) },
  sortable: { creadoEn: ['creadoEn'] },
  searchable: false,
  invariant: (evaluacion) =>
    evaluacion.abreEn && evaluacion.cierraEn && evaluacion.cierraEn <= evaluacion.abreEn
      ? { cierraEn: 'El cierre debe ser posterior a la apertura.' }
      : null,
});

export type Evaluacion = z.output<typeof record>;
export type EvaluacionEditable = z.output<typeof editable>;

/** What a new evaluation starts with. */
export const REGLAS_INICIALES: Omit<EvaluacionEditable, 'cursoId' | 'actividadId'> = {
  intentos: 2,
  esperaMinutos: 0,
  notaQueCuenta: 'mejor',
  minutos: 30,
  alVencer: 'entregar',
  graciaSegundos: 15,
  abreEn: null,
  cierraEn: null,
  notaMinima: 5,
  barajar: false,
  preguntasPorIntento: null,
  revision: 'al_entregar',
};
