import { z } from 'zod';
import { elDelDiaSale } from '#avisos/horas.ts';
import { MODOS, type NombreDeEvento, NOMBRES_DE_EVENTOS } from '#avisos/eventos.ts';

const evento = z.enum(NOMBRES_DE_EVENTOS as [NombreDeEvento, ...NombreDeEvento[]]);
const modo = z.enum(MODOS);

/** «08:00», as the clock of each person shows it. */
const hora = () => z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escribe una hora, como 08:00.');

const horas = z.object({
  /** From one to the other no mail leaves that can wait; equal, there is no such night. */
  nocheDesde: hora(),
  nocheHasta: hora(),
  horaDelDia: hora(),
});

/** How something is told to one person by mail. */
export const preferencia = z.object({
  evento,
  correo: modo,
  /** They may choose; otherwise the academy decides. */
  elegible: z.boolean(),
});
export type Preferencia = z.output<typeof preferencia>;

export const preferencias = z.object({
  /** Where their mail goes; null when they have no address. */
  correo: z.string().nullable(),
  /** Why nothing goes to that address any more. */
  parado: z.string().nullable(),
  horas,
  eventos: z.array(preferencia),
});
export type Preferencias = z.output<typeof preferencias>;

export const cambioDePreferencia = z.strictObject({ evento, correo: modo });
export type CambioDePreferencia = z.output<typeof cambioDePreferencia>;

/** What the academy decides of one event, and whom it reaches. */
const deAcademia = preferencia.extend({
  /** Of those to whom it may happen and have an address, who gets it as it is decided here. */
  siguen: z.int(),
  /** Those who chose on their own. */
  eligieron: z.int(),
});
export type DeAcademia = z.output<typeof deAcademia>;

export const avisosDeAcademia = z.object({ horas, eventos: z.array(deAcademia) });
export type AvisosDeAcademia = z.output<typeof avisosDeAcademia>;

export const cambioDeAcademia = z.strictObject({ evento, correo: modo, elegible: z.boolean() });
export type CambioDeAcademia = z.output<typeof cambioDeAcademia>;

export const cambioDeHoras = z.strictObject(horas.shape).refine(elDelDiaSale, {
  path: ['horaDelDia'],
  error: 'A esa hora no salen correos. Elige una fuera de la noche.',
});
