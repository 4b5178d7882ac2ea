import { z } from 'zod';
import { entero, id } from '#core/fields.ts';

export const QUE_HACER_CON_CERTIFICADOS = ['dejar', 'retirar'] as const;

/** What whoever undoes a completion does with the certificates that rest on it. */
export const queHacerConCertificados = z.enum(QUE_HACER_CON_CERTIFICADOS).default('dejar');
export type QueHacerConCertificados = z.output<typeof queHacerConCertificados>;

const intentos = z.array(id()).min(1).max(500);

/** What somebody is about to do, and would undo completions with. */
export const actoPorHacer = z.discriminatedUnion('acto', [
  z.strictObject({ acto: z.literal('anular'), ids: intentos }),
  z.strictObject({ acto: z.literal('reabrir'), ids: intentos }),
  z.strictObject({ acto: z.literal('devolver'), id: id(), version: entero(1, 1_000_000_000) }),
  z.strictObject({
    acto: z.literal('calificar'),
    id: id(),
    version: entero(1, 1_000_000_000),
    nota: z.number().min(0).max(10).nullable(),
    puntos: z.array(z.number().min(0).max(1000)).max(20).nullable(),
  }),
  z.strictObject({ acto: z.literal('retirar-excepcion'), actividadId: id(), usuarioId: id() }),
]);
export type ActoPorHacer = z.output<typeof actoPorHacer>;

export const certificadosTocados = z.object({
  cuantos: z.number().int(),
  /** Whether who asks may withdraw them all. */
  puedeRetirar: z.boolean(),
});
export type CertificadosTocados = z.output<typeof certificadosTocados>;
