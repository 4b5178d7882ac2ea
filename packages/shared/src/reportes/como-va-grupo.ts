import { z } from 'zod';
import { id, momento } from '#core/fields.ts';
import { ESTADOS_DE_CUMPLIMIENTO } from '#cumplimiento/estado.ts';
import { ESTADOS_AVANCE } from '#participantes/estado.ts';
import { semanaDeGrupo } from '#reportes/schemas.ts';
import { grupoTutelado } from '#reportes/trabajo.ts';

/** As many courses stand side by side; those that somebody is late in come first. */
export const CURSOS_A_LA_VISTA = 8;
export const PERSONAS_POR_PAGINA = 50;

const cuantas = z.number().int();

export const consultaDeComoVa = z.strictObject({
  /** How many people were read already. */
  cursor: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional(),
});
export type ConsultaDeComoVa = z.output<typeof consultaDeComoVa>;

/** A course of the group: of how many who have it, how many did it, how many are late and since when. */
const cursoDelGrupo = z.object({
  id: id(),
  titulo: z.string(),
  imagen: id().nullable(),
  personas: cuantas,
  completado: cuantas,
  tarde: cuantas,
  tardeDesde: momento().nullable(),
});
export type CursoDelGrupo = z.output<typeof cursoDelGrupo>;

const celda = z.object({
  cursoId: id(),
  estado: z.enum(ESTADOS_AVANCE),
  cumplimiento: z.enum(ESTADOS_DE_CUMPLIMIENTO).nullable(),
  porcentaje: cuantas,
  venceEn: momento().nullable(),
});
export type CeldaDeGrupo = z.output<typeof celda>;

const personaDelGrupo = z.object({
  id: id(),
  nombre: z.string(),
  apellidos: z.string(),
  foto: id().nullable(),
  /** Of all that they have; those late in most come first. */
  vencidos: cuantas,
  /** Late in courses that are not of this group. */
  vencidosFuera: cuantas,
  /** When they did something last in one of these courses. */
  ultimaVez: momento().nullable(),
  celdas: z.array(celda),
});
export type PersonaDelGrupo = z.output<typeof personaDelGrupo>;

/** How a group goes: its people in squares, its courses, and each of them in each of those. */
export const comoVaUnGrupo = z.object({
  personas: grupoTutelado.omit({ id: true, nombre: true }),
  cursos: z.array(cursoDelGrupo),
  cuantosCursos: cuantas,
  datos: z.array(personaDelGrupo),
  siguiente: z.string().nullable(),
  total: cuantas,
});
export type ComoVaDeGrupo = z.output<typeof comoVaUnGrupo>;

/** How far the group had come at the end of each of the last twelve weeks. */
export const semanasDeUnGrupo = z.object({ semanas: z.array(semanaDeGrupo) });
export type SemanasDeUnGrupo = z.output<typeof semanasDeUnGrupo>;
