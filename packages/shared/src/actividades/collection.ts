import { z } from 'zod';
import { defineCollection } from '#core/collection.ts';
import { baseShape, entero, id, linea, momento } from '#core/fields.ts';
import type { FieldErrors } from '#core/errors.ts';
import { stored } from '#core/stored.ts';
import type { Actor } from '#core/actor.ts';
import { alcance, anyOf, matches, type Scope } from '#core/scope.ts';
import { contenido, TIPOS_ACTIVIDAD, tipoDe } from '#actividades/contenido.ts';
import { reglaDe } from '#actividades/fichas.ts';
import { REGLAS_FINALIZACION } from '#actividades/reglas.ts';
import { requisitos } from '#actividades/requisitos.ts';

const editable = z.strictObject({
  cursoId: id(),
  seccion: id(),
  orden: entero(0, 100_000),
  titulo: linea(200),
  tipo: z.enum(TIPOS_ACTIVIDAD, { error: 'Elige un tipo de actividad.' }),
  contenido,
  obligatoria: z.boolean(),
  regla: z.enum(REGLAS_FINALIZACION, { error: 'Elige cuándo se completa.' }),
  /** What the rule asks for, where it asks for a figure: minutes, share of the video, mark. */
  reglaMinutos: entero(1, 600).nullable(),
  reglaPorcentaje: entero(1, 100).nullable(),
  reglaNota: z
    .number({ error: 'Escribe una nota.' })
    .min(0, 'La nota va de 0 a 10.')
    .max(10, 'La nota va de 0 a 10.')
    .nullable(),
  duracion: entero(0, 100_000).nullable(),
  /** Hidden from learners: it neither shows nor counts. */
  oculta: z.boolean(),
  /** Whoever had finished the course must do it too. */
  exigeATerminados: z.boolean(),
  /** Compulsory, and done for whoever completed it in an earlier round. */
  noSeRepite: z.boolean().optional(),
  requisitos,
  disponibleDesde: momento().nullable(),
  disponibleHasta: momento().nullable(),
  venceEn: momento().nullable(),
});

const record = z.object({
  ...stored(baseShape),
  ...stored(editable.shape),
  noSeRepite: z.boolean(),
  /** It holds what its kind asks for (`listaSi`): until then it counts as hidden. Kept by the database. */
  lista: z.boolean(),
  /** Title of its course, so that a list across courses says where each one is. */
  cursoTitulo: z.string(),
});

type Editable = z.output<typeof editable>;

const CIFRAS = { tiempo: 'reglaMinutos', porcentaje: 'reglaPorcentaje' } as const;

function loQueNoCuadra(actividad: Editable): FieldErrors | null {
  const { tipo, contenido: suyo, regla, disponibleDesde, disponibleHasta } = actividad;
  if (suyo.tipo !== tipo) return { contenido: 'El contenido no corresponde al tipo de la actividad.' };
  if (!reglaDe(tipo, regla)) return { regla: 'Esa regla no sirve para este tipo de actividad.' };
  const cifra = regla === 'tiempo' || regla === 'porcentaje' ? CIFRAS[regla] : null;
  if (cifra && actividad[cifra] === null) return { [cifra]: 'Escribe cuánto hace falta.' };
  const incoherencia = tipoDe(tipo).incoherencia(suyo);
  if (incoherencia) return incoherencia;
  if (disponibleDesde && disponibleHasta && Date.parse(disponibleHasta) <= Date.parse(disponibleDesde))
    return { disponibleHasta: 'El final debe ser posterior al inicio.' };
  return null;
}

const sinContenido = record.omit({ contenido: true, requisitos: true });

/** Where the actor reads activities as those who make them do. */
const verTodo = (actor: Actor): Scope => alcance(actor, 'actividades:ver');

export const actividades = defineCollection({
  nombre: 'actividades',
  record,
  editable,
  scopeFields: { cursoId: 'columna', tipo: 'columna', oculta: 'columna', lista: 'columna' },
  policy: {
    read: (actor) =>
      anyOf(verTodo(actor), {
        cursoId: actor.cursoIds,
        oculta: false,
        lista: true,
      }),
    create: (actor) => alcance(actor, 'actividades:crear'),
    update: (actor) => alcance(actor, 'actividades:editar'),
    delete: (actor) => alcance(actor, 'actividades:eliminar'),
  },
  // What an activity holds is read by taking it, which is when what blocks it is looked at.
  view: (actor, { cursoId, tipo, oculta, lista }) =>
    matches(verTodo(actor), { cursoId, tipo, oculta, lista }) ? record : sinContenido,
  unasked: ['contenido', 'requisitos'],
  filterable: { cursoId: z.uuid(), seccion: z.uuid(), tipo: z.enum(TIPOS_ACTIVIDAD) },
  sortable: { orden: ['orden'], titulo: ['titulo'], creadoEn: ['creadoEn'] },
  searchable: true,
  invariant: loQueNoCuadra,
});

export type Actividad = z.output<typeof record>;
export type ActividadEditable = Editable;
