import { z } from 'zod';
import { ESTADOS_DE_CERTIFICADO } from '#certificados/rules.ts';
import { entero, id, momento, texto } from '#core/fields.ts';

const dia = z.iso.date();
const estado = z.enum(ESTADOS_DE_CERTIFICADO);

/** A certificate as the person it is of sees it, and whoever sees theirs. */
export const certificado = z.object({
  id: id(),
  estado,
  numero: z.string(),
  /** Issued again with something put right. */
  rectificado: z.boolean(),
  codigo: z.string(),
  cursoId: id(),
  titulo: z.string(),
  nombre: z.string(),
  documento: z.string().nullable(),
  horas: z.number().nullable(),
  nota: z.number().nullable(),
  completadoEl: dia,
  expedidoEn: momento(),
  validoHasta: dia.nullable(),
  /** The digest of its PDF; null while that is not made. */
  huella: z.string().nullable(),
});
export type Certificado = z.output<typeof certificado>;

export const misCertificados = z.object({ certificados: z.array(certificado) });
export type MisCertificados = z.output<typeof misCertificados>;

export const codigoAComprobar = z.strictObject({ codigo: z.string().max(100) });

/** What anyone reads by its code: what the paper shows, and of a document four signs. */
export const comprobado = z.discriminatedUnion('resultado', [
  z.object({ resultado: z.literal('desconocido') }),
  /** Its person's data were erased. */
  z.object({
    resultado: z.literal('borrado'),
    numero: z.string(),
    titulo: z.string(),
    expedidoEn: momento(),
  }),
  z.object({
    resultado: estado,
    numero: z.string(),
    rectificado: z.boolean(),
    /** Of the one that replaces it, when the code is an old one's. */
    codigo: z.string(),
    nombre: z.string(),
    documento: z.string().nullable(),
    titulo: z.string(),
    horas: z.number().nullable(),
    nota: z.number().nullable(),
    completadoEl: dia,
    expedidoEn: momento(),
    validoHasta: dia.nullable(),
    retiradoEn: momento().nullable(),
    huella: z.string().nullable(),
  }),
]);
export type Comprobado = z.output<typeof comprobado>;

export const retirada = z.strictObject({ motivo: texto(500) });

/** How a course gives its certificate. */
export const ajustesDeCertificado = z.object({
  version: z.number().int(),
  horas: z.number().nullable(),
  muestraNota: z.boolean(),
  notaMinima: z.number().nullable(),
  /** The design of its certificates; null is the academy's plain one. */
  disenoId: id().nullable(),
});
export type AjustesDeCertificado = z.output<typeof ajustesDeCertificado>;

export const ajustesNuevos = z.strictObject({
  version: entero(0, 2_000_000_000),
  horas: z
    .number('Escribe las horas con cifras.')
    .positive('Escribe más de cero horas.')

    .max(9999, 'Escribe como mucho 9999 horas.')
    .nullable(),
  muestraNota: z.boolean(),
  notaMinima: z
    .number('Escribe una nota de 0 a 10.')
    .min(0, 'Escribe una nota de 0 a 10.')
    .max(10, 'Escribe una nota de 0 a 10.')
    .nullable(),
  /** Absent, it stays as it is. */
  disenoId: id().nullable().optional(),
});
export type AjustesNuevos = z.output<typeof ajustesNuevos>;

/** Of a course: who finished it and has no certificate (those of «Emitir los que faltan»), who finished it, and what is in force. */
export const queFaltan = z.object({
  faltan: z.number().int(),
  terminaron: z.number().int(),
  expedidos: z.number().int(),
});
export type QueFaltan = z.output<typeof queFaltan>;
export const emitidos = z.object({ emitidos: z.number().int() });
