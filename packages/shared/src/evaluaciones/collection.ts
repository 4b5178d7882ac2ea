import { z } from 'zod';
import { defineCollection } from '#core/collection.ts';
import type { FieldErrors } from '#core/errors.ts';
import { baseShape, entero, id, momento, textoOpcional } from '#core/fields.ts';
import { stored } from '#core/stored.ts';
import { alcance, anyOf } from '#core/scope.ts';
import { errorDeRevision, revision, revisionDePartida } from '#evaluaciones/revision.ts';
import { RESTAS } from '#preguntas/resta.ts';

export const ESTADOS_EVALUACION = ['borrador', 'publicada', 'cerrada'] as const;
export type EstadoEvaluacion = (typeof ESTADOS_EVALUACION)[number];
export const NOTAS_QUE_CUENTAN = ['mejor', 'ultima', 'primera', 'media'] as const;
export const AL_VENCER = ['entregar', 'gracia', 'anular'] as const;

const editable = z.strictObject({
  cursoId: id(),
  actividadId: id(),
  intentos: entero(1, 100).nullable(),
  esperaMinutos: entero(0, 100_000),
  pararAlAprobar: z.boolean(),
  notaQueCuenta: z.enum(NOTAS_QUE_CUENTAN),
  minutos: entero(1, 1440).nullable(),
  alVencer: z.enum(AL_VENCER),
  toleranciaSegundos: entero(0, 300),
  graciaMinutos: entero(1, 1440),
  abreEn: momento().nullable(),
  cierraEn: momento().nullable(),
  notaMinima: z
    .number({ error: 'Escribe una nota.' })
    .min(0, 'La nota va de 0 a 10.')
    .max(10, 'La nota va de 0 a 10.')
    .multipleOf(0.01, 'Como mucho dos decimales.'),
  /** What a wrong answer takes away, unless its question says another. */
  resta: z.enum(RESTAS),
  barajar: z.boolean(),
  /** Questions on a page; null: all. */
  porPagina: entero(1, 200).nullable(),
  /** One after the other, without return. */
  secuencial: z.boolean(),
  revision,
  practica: z.boolean(),
  /** What whoever starts declares; null: nothing. */
  declaracion: textoOpcional(1000),
  /** What people mark is told when somebody publishes it, and not as it is marked. */
  publicarAMano: z.boolean(),
  /** Until then, whoever marks does not read whose it is. */
  aCiegas: z.boolean(),
  /** People wait at its door, and begin when somebody opens it. */
  empezarJuntos: z.boolean(),
});

const record = z.object({
  ...stored(baseShape),
  ...stored(editable.shape),
  estado: z.enum(ESTADOS_EVALUACION),
  /** Its activity is hidden from learners, and so is it. */
  oculta: z.boolean(),
  /** A password is asked for, which is no field of the record: everyone who learns reads this. */
  conContrasena: z.boolean(),
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
  invariant: ({
    abreEn,
    cierraEn,
    revision: matriz,
    practica,
    aCiegas,
    publicarAMano,
  }): FieldErrors | null => {
    if (aCiegas && !publicarAMano)
      return { aCiegas: 'Sin nombres se corrige donde las notas se publican después.' };
    if (abreEn && cierraEn && cierraEn <= abreEn)
      return { cierraEn: 'El cierre debe ser posterior a la apertura.' };
    const fallo = errorDeRevision(matriz, practica);
    return fallo ? { revision: fallo } : null;
  },
});

export type Evaluacion = z.output<typeof record>;
export type EvaluacionEditable = z.output<typeof editable>;

/** What a new evaluation starts with. */
export const REGLAS_INICIALES: Omit<EvaluacionEditable, 'cursoId' | 'actividadId'> = {
  intentos: 2,
  esperaMinutos: 0,
  pararAlAprobar: false,
  notaQueCuenta: 'mejor',
  minutos: 30,
  alVencer: 'entregar',
  toleranciaSegundos: 5,
  graciaMinutos: 60,
  abreEn: null,
  cierraEn: null,
  notaMinima: 5,
  resta: '0',
  barajar: false,
  porPagina: 1,
  secuencial: false,
  revision: revisionDePartida('prueba'),
  practica: false,
  declaracion: null,
  publicarAMano: false,
  aCiegas: false,
  empezarJuntos: false,
};
