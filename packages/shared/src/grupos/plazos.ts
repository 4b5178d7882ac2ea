import { z } from 'zod';
import { entero, id, momento } from '#core/fields.ts';
import { identificadoresDeGrupo, MAX_PERSONAS } from '#grupos/schemas.ts';
import { seleccionDeUsuarios } from '#lotes/schemas.ts';

/** Why someone has a date of their own from the moment they came in. */
export const MOTIVO_DE_PLAZO_PROPIO = 'Entró con el plazo ya pasado';

/** Who would come in: people chosen or found, people by their e-mail, or some who have no account yet. */
export const consultaDePlazosPasados = z.strictObject({
  grupoIds: z.array(id()).min(1, 'Elige al menos un grupo.').max(100, 'Como mucho 100 grupos a la vez.'),
  quienes: z.union([
    ...seleccionDeUsuarios.options,
    identificadoresDeGrupo,
    z.strictObject({ nuevas: entero(1, MAX_PERSONAS) }),
  ]),
});
export type ConsultaDePlazosPasados = z.output<typeof consultaDePlazosPasados>;

const cursoPasado = z.object({
  cursoId: id(),
  /** Null when whoever asks may not see the course. */
  titulo: z.string().nullable(),
  /** The group that gives it; null when it is given by name. */
  grupo: z.string().nullable(),
  venceEn: momento(),
  /** What whoever comes in late has from today; null when the date holds as it is. */
  diasDeGracia: z.number().int().nullable(),
  /** How many would come to have the course past its date. */
  entran: z.number().int(),
});
export type CursoPasado = z.output<typeof cursoPasado>;

/** Who would come into a course once its date has passed: how many in all, and in which courses. */
export const plazosPasados = z.object({ personas: z.number().int(), cursos: z.array(cursoPasado) });
export type PlazosPasados = z.output<typeof plazosPasados>;

export const SIN_PLAZOS_PASADOS: PlazosPasados = { personas: 0, cursos: [] };

/** Two counts of different people. */
export function sumarPlazos(unos: PlazosPasados, otros: PlazosPasados): PlazosPasados {
  const clave = ({ cursoId, grupo }: CursoPasado) => `${cursoId} ${grupo}`;
  const cursos = new Map(unos.cursos.map((curso) => [clave(curso), curso]));
  for (const curso of otros.cursos) {
    const entran = (cursos.get(clave(curso))?.entran ?? 0) + curso.entran;
    cursos.set(clave(curso), { ...curso, entran });
  }
  return { personas: unos.personas + otros.personas, cursos: [...cursos.values()] };
}
