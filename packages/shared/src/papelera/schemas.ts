import { z } from 'zod';
import { TIPOS_ACTIVIDAD } from '#actividades/contenido.ts';
import { id, momento } from '#core/fields.ts';
import { TIPOS_EN_PAPELERA } from '#papelera/rules.ts';

const cuantas = z.number().int();
const si = z.stringbool().optional();

export const consultaDePapelera = z.strictObject({
  /** Only what was in this course. */
  cursoId: id().optional(),
  tipo: z.enum(TIPOS_EN_PAPELERA).optional(),
  /** Only what this person deleted. */
  por: id().optional(),
  buscar: z.string().max(200).optional(),
  /** What has been there for longer than it waits, in place of what has not. */
  archivado: si,
  cursor: z.string().max(2000).optional(),
  limite: z.coerce.number().int().min(1).max(100).default(50),
});
export type ConsultaDePapelera = z.output<typeof consultaDePapelera>;

/** Something that was deleted, and what there is to know before it is taken back or erased. */
export const enPapelera = z.object({
  id: id(),
  tipo: z.enum(TIPOS_EN_PAPELERA),
  documento: id(),
  titulo: z.string(),
  curso: z.object({ id: id(), titulo: z.string(), imagen: id().nullable() }),
  /** Of an activity. */
  actividad: z
    .object({ tipo: z.enum(TIPOS_ACTIVIDAD), duracion: cuantas.nullable(), oculta: z.boolean() })
    .nullable(),
  /** The evaluations that it holds and somebody has begun, for whoever may read their results. */
  pruebas: z.array(z.object({ actividadId: id(), titulo: z.string(), personas: cuantas })),
  /** The tasks that it holds with works that this reader may mark, and how many of those wait for it. */
  tareas: z.array(z.object({ actividadId: id(), titulo: z.string(), entregas: cuantas, esperan: cuantas })),
  /** Where an activity was; `tambien` when its section is in the bin and will come back with it. */
  seccion: z.object({ titulo: z.string(), tambien: z.boolean() }).nullable(),
  /** What a course or a section holds. */
  actividades: cuantas,
  /** People who had done something in it. */
  personas: cuantas,
  entregas: cuantas,
  en: momento(),
  por: z.object({ id: id(), nombre: z.string() }).nullable(),
  /** Somebody used it: it is never erased. */
  usado: z.boolean(),
  /** This reader may erase it now. */
  borrable: z.boolean(),
});
export type EnPapelera = z.output<typeof enPapelera>;

export const papelera = z.object({
  datos: z.array(enPapelera),
  siguiente: z.string().nullable(),
  cuentas: z.object({ esperan: cuantas, archivado: cuantas }),
  /** Those who deleted something that this reader sees. */
  quienes: z.array(z.object({ id: id(), nombre: z.string() })),
});
export type Papelera = z.output<typeof papelera>;

/** Where it is again. */
export const recuperado = z.object({
  tipo: z.enum(TIPOS_EN_PAPELERA),
  documento: id(),
  cursoId: id(),
  titulo: z.string(),
  seccion: z.string().nullable(),
  /** Its place in that section, from one. */
  lugar: cuantas.nullable(),
  /** It is hidden until the changes of its published course are published. */
  espera: z.boolean(),
  personas: cuantas,
});
export type Recuperado = z.output<typeof recuperado>;

export const enviado = z.object({ papeleraId: id() });
