import { z } from 'zod';
import { CLASES, PROPOSITOS } from '#archivos/archivo.ts';
import { id, momento, texto } from '#core/fields.ts';

/** What whoever uploads says before the first byte; travels as the upload's metadata. */
export const subida = z.strictObject({
  nombre: texto(255),
  proposito: z.enum(PROPOSITOS),
  /** Of contents, covers and hand-ins. */
  cursoId: id().optional(),
  /** Of hand-ins. */
  actividadId: id().optional(),
});
export type Subida = z.output<typeof subida>;

/** The photo that a person puts on their own account, or none. */
export const ponerFoto = z.strictObject({ archivoId: id().nullable() });

const cuenta = z.number().int();

/** What takes the academy's space; uploads under way count as they will be. */
export const usoDelAlmacen = z.object({
  bytes: cuenta,
  archivos: cuenta,
  /** Null: as much as there is. */
  cuota: cuenta.nullable(),
  porCurso: z.array(
    z.object({ cursoId: id().nullable(), titulo: z.string().nullable(), archivos: cuenta, bytes: cuenta }),
  ),
  porClase: z.array(z.object({ clase: z.enum(CLASES), archivos: cuenta, bytes: cuenta })),
  mayores: z.array(
    z.object({
      id: id(),
      nombre: z.string(),
      tipo: z.string(),
      bytes: cuenta,
      curso: z.string().nullable(),
      creadoEn: momento(),
    }),
  ),
});
export type UsoDelAlmacen = z.output<typeof usoDelAlmacen>;
