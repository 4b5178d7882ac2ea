import { z } from 'zod';
import { contenidoDeDiseno, contenidoGuardado, USOS_DE_IMAGEN } from '#certificados/disenos/contenido.ts';
import { MODELOS } from '#certificados/papel/diseno.ts';
import { entero, id, momento, texto } from '#core/fields.ts';

/** A design as it is chosen in a course. */
export const disenoEnLista = z.object({
  id: id(),
  nombre: z.string(),
  modelo: z.enum(MODELOS),
  /** 0 while nobody published it: no course may use it yet. */
  version: z.number().int(),
  /** Something of it was written and not published. */
  pendiente: z.boolean(),
  cursos: z.number().int(),
});
export type DisenoEnLista = z.output<typeof disenoEnLista>;

export const disenos = z.object({
  disenos: z.array(disenoEnLista),
  /** Whether papers carry a QR: without the academy's address there is nothing to open. */
  conQr: z.boolean(),
});
export type Disenos = z.output<typeof disenos>;

/** A design as it is worked on. */
export const diseno = z.object({
  id: id(),
  nombre: z.string(),
  /** What was written last, published or not. */
  contenido: contenidoGuardado,
  /** Raised by whatever is saved: two people don't write over one another. */
  revision: z.number().int(),
  version: z.number().int(),
  pendiente: z.boolean(),
  guardadoEn: momento(),
  cursos: z.number().int(),
  expedidos: z.number().int(),
});
export type Diseno = z.output<typeof diseno>;

const revision = entero(0, 2_000_000_000);

export const disenoEscrito = z.strictObject({
  /** 0 makes it. */
  revision,
  nombre: texto(120, 0),
  contenido: contenidoDeDiseno,
});
export type DisenoEscrito = z.output<typeof disenoEscrito>;

export const publicacionDeDiseno = z.strictObject({ revision });

export const usoDeImagen = z.strictObject({ uso: z.enum(USOS_DE_IMAGEN) });
export const imagenDeDiseno = z.object({ id: id(), ancho: z.number().int(), alto: z.number().int() });
export type ImagenDeDiseno = z.output<typeof imagenDeDiseno>;

/** The person that a try is made with: an ordinary name, the longest that there may be, letters of other alphabets. */
export const PRUEBAS = ['normal', 'largo', 'alfabetos'] as const;
export type Prueba = (typeof PRUEBAS)[number];

export const pruebaDeDiseno = z.strictObject({
  contenido: contenidoDeDiseno,
  prueba: z.enum(PRUEBAS),
  cursoId: id().nullable(),
  /** With the name of somebody of the academy, and the document of nobody. */
  usuarioId: id().nullable().default(null),
});
