import { z } from 'zod';
import { id, momento } from '#core/fields.ts';

/** What a file is for: it decides who may put it there, how big it may be and who may open it. */
export const PROPOSITOS = [
  'contenido',
  'portada',
  'foto',
  'entrega',
  'paquete',
  'externa',
  'importacion',
] as const;
export type Proposito = (typeof PROPOSITOS)[number];

/** What a file is, for whoever looks after the space. */
export const CLASES = ['video', 'imagen', 'audio', 'documento', 'otro', 'a_medias'] as const;
export type Clase = (typeof CLASES)[number];

export const ESTADOS_ARCHIVO = ['subiendo', 'listo'] as const;

/** A file as those who may open it see it. */
export const archivo = z.object({
  id: id(),
  nombre: z.string(),
  /** Media type found in its bytes, never in its name. */
  tipo: z.string(),
  bytes: z.number().int(),
  ancho: z.number().int().nullable(),
  alto: z.number().int().nullable(),
  creadoEn: momento(),
});
export type Archivo = z.output<typeof archivo>;
