import { z } from 'zod';
import { TIPOS_ACTIVIDAD } from '#actividades/contenido.ts';
import { id, momento } from '#core/fields.ts';

export const ESTADOS_DE_PAQUETE = ['revisado', 'importando', 'importado', 'fallido'] as const;
export type EstadoDePaquete = (typeof ESTADOS_DE_PAQUETE)[number];

/** The uploaded package (proposito `paquete`) to be looked into. */
export const revisarPaquete = z.strictObject({ archivoId: id() });

const cuenta = z.number().int();

/** What importing it would make, what is left out and what keeps it from being imported. */
export const resumenDePaquete = z.object({
  titulo: z.string(),
  secciones: z.array(z.object({ titulo: z.string(), actividades: cuenta })),
  actividades: z.array(z.object({ tipo: z.enum(TIPOS_ACTIVIDAD), cuantas: cuenta })),
  /** Of the bank: those it asks by name and those it draws from. */
  preguntas: cuenta.default(0),
  /** The first ones; `totalArchivos` counts them all. */
  archivos: z.array(z.object({ nombre: z.string(), tipo: z.string(), bytes: cuenta })),
  totalArchivos: cuenta,
  bytes: cuenta,
  avisos: z.array(z.string()),
  errores: z.array(z.string()),
});
export type ResumenDePaquete = z.output<typeof resumenDePaquete>;

export const paquete = z.object({
  id: id(),
  nombre: z.string(),
  estado: z.enum(ESTADOS_DE_PAQUETE),
  resumen: resumenDePaquete,
  /** In bytes of its files. */
  progreso: z.object({ hechos: cuenta, total: cuenta }),
  /** The draft that it became. */
  cursoId: id().nullable(),
  /** Why the import stopped. */
  motivo: z.string().nullable(),
  creadoEn: momento(),
  terminadoEn: momento().nullable(),
});
export type Paquete = z.output<typeof paquete>;

/** My last ones, the newest first. */
export const paquetesRecientes = z.object({ datos: z.array(paquete) });
