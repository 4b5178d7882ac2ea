import { z } from 'zod';
import { id, momento } from '#core/fields.ts';
import { ESTADOS_GRUPO, grupos } from '#grupos/collection.ts';
import { grupoTutelado } from '#reportes/trabajo.ts';

/** The one with most people late first, `-tarde`, unless another is asked for. */
export const ORDENES_DE_GRUPOS = ['tarde', 'nombre', 'miembros', 'avance'] as const;
export type OrdenDeGrupos = (typeof ORDENES_DE_GRUPOS)[number];

export const GRUPOS_POR_PAGINA = 25;

export const consultaDeListaDeGrupos = z.strictObject({
  buscar: z.string().max(200).optional(),
  estado: z.enum(ESTADOS_GRUPO).optional(),
  orden: z.enum([...ORDENES_DE_GRUPOS, ...ORDENES_DE_GRUPOS.map((uno) => `-${uno}` as const)]).optional(),
  /** How many were read already. */
  cursor: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional(),
});
export type ConsultaDeListaDeGrupos = z.output<typeof consultaDeListaDeGrupos>;

const cuantas = z.number().int();

/** How the people of a group stand, for whoever may know: each in one state, and what the late ones are late in. */
const comoVa = grupoTutelado.omit({ id: true, nombre: true }).extend({
  /** With nothing late and something due in seven days. */
  proximas: cuantas,
  /** In how many courses somebody is late, the title of the one where it is one, and since when the first of them. */
  cursosConTarde: cuantas,
  cursoConTarde: z.string().nullable(),
  tardeDesde: momento().nullable(),
});
export type ComoVaUnGrupo = z.output<typeof comoVa>;

const grupoEnLista = grupos.record.extend({
  /** Its people come in by a rule. */
  porRegla: z.boolean(),
  /** The first of its tutors, of those whom the reader sees. */
  primerosTutores: z.array(
    z.object({ id: id(), nombre: z.string(), apellidos: z.string(), foto: id().nullable() }),
  ),
  comoVa: comoVa.nullable(),
});
export type GrupoEnLista = z.output<typeof grupoEnLista>;

/** What there is to find in all the groups of which the reader may know how they go, whatever they look for. */
const hallazgo = z.object({
  grupos: cuantas,
  /** People who are late in something, each once, and in how many groups. */
  tarde: cuantas,
  gruposConTarde: cuantas,
  /** The one with most of them. */
  peor: z.object({ nombre: z.string(), tarde: cuantas }).nullable(),
});
export type HallazgoDeGrupos = z.output<typeof hallazgo>;

export const listaDeGrupos = z.object({
  datos: z.array(grupoEnLista),
  siguiente: z.string().nullable(),
  total: z.object({ valor: cuantas, exacto: z.boolean() }),
  hallazgo,
});
export type ListaDeGrupos = z.output<typeof listaDeGrupos>;
