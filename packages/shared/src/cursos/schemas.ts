import { z } from 'zod';
import { id, momento, texto } from '#core/fields.ts';

/** How a course is asked for in an address. */
export const idOSlug = z.string().min(1).max(200);

export const seccion = z.strictObject({ id: id(), titulo: texto(160) });
export type Seccion = z.output<typeof seccion>;

const sinRepetir = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** The whole outline as it should be; `leidas` are the ids as they were read, so that nobody's new section is lost. */
export const guardarSecciones = z.strictObject({
  leidas: z.array(id()).max(200),
  secciones: z
    .array(seccion)
    .max(200, 'Un curso tiene como mucho 200 secciones.')
    .refine((secciones) => sinRepetir(secciones.map((una) => una.id)), 'Hay secciones repetidas.'),
});
export type GuardarSecciones = z.output<typeof guardarSecciones>;

export const seccionesGuardadas = z.object({ secciones: z.array(seccion) });
export type SeccionesGuardadas = z.output<typeof seccionesGuardadas>;

/** When a draft publishes itself; null never. */
export const programarPublicacion = z.strictObject({ publicarEn: momento().nullable() });

/** The copy's id is made by whoever asks, so that asking twice makes one. */
export const duplicarCurso = z.strictObject({ id: id() });

export const inscripcion = z.object({ cursoId: id(), desde: momento() });
export type Inscripcion = z.output<typeof inscripcion>;
