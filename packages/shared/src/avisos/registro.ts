import { z } from 'zod';
import { ESTADOS_DE_CORREO } from '#avisos/correos.ts';
import { NOMBRES_DE_EVENTOS, type NombreDeEvento } from '#avisos/eventos.ts';
import { id, momento } from '#core/fields.ts';

/** What a mail may be about: what is told, or several things in the day's. */
const de = z.enum(['resumen', ...NOMBRES_DE_EVENTOS] as ['resumen', ...NombreDeEvento[]]);
/** By how it stands; `sinLlegar` is whatever did not arrive, or nobody knows. */
export const CRIBAS_DE_CORREO = ['sinLlegar', ...ESTADOS_DE_CORREO] as const;

export const consultaDeCorreos = z.strictObject({
  estado: z.enum(CRIBAS_DE_CORREO).optional(),
  evento: de.optional(),
  usuarioId: id().optional(),
  /** Words of the name of its person, or of their address. */
  buscar: z.string().max(200).optional(),
  /** Last tried between these days of the academy's calendar, both among them. */
  desde: z.iso.date().optional(),
  hasta: z.iso.date().optional(),
  cursor: z.string().max(500).optional(),
  limite: z.coerce.number().int().min(1).max(100).default(50),
});
export type ConsultaDeCorreos = z.output<typeof consultaDeCorreos>;

/** A mail as it is listed: never its words. Of somebody deleted, without name or address. */
export const correoEnRegistro = z.object({
  id: id(),
  estado: z.enum(ESTADOS_DE_CORREO),
  motivo: z.string().nullable(),
  evento: de,
  asunto: z.string(),
  usuarioId: id().nullable(),
  nombre: z.string().nullable(),
  para: z.string().nullable(),
  intentos: z.int(),
  creadoEn: momento(),
  /** When it was last tried. */
  en: momento(),
});
export type CorreoEnRegistro = z.output<typeof correoEnRegistro>;

export const registroDeCorreos = z.object({
  datos: z.array(correoEnRegistro),
  siguiente: z.string().nullable(),
});
export type RegistroDeCorreos = z.output<typeof registroDeCorreos>;

export const comoQueda = z.object({ estado: z.enum(ESTADOS_DE_CORREO) });

/** An address to which nothing goes, and who has it now. */
export const direccionParada = z.object({
  correo: z.string(),
  motivo: z.string(),
  en: momento(),
  personas: z.array(z.object({ id: id(), nombre: z.string() })),
});
export const consultaDeParadas = z.strictObject({ cursor: z.string().max(500).optional() });
export const direccionesParadas = z.object({
  datos: z.array(direccionParada),
  siguiente: z.string().nullable(),
});
export type DireccionesParadas = z.output<typeof direccionesParadas>;
export const queDireccion = z.strictObject({ correo: z.string().min(1).max(400) });

/** Of the last seven days; more than these are not counted. */
export const CORREOS_CONTADOS = 1000;
export const cifraDeCorreos = z.object({ noLlegaron: z.int(), noSeSabe: z.int() });
export type CifraDeCorreos = z.output<typeof cifraDeCorreos>;
