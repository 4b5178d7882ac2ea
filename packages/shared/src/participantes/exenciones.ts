import { z } from 'zod';
import { DomainError } from '#core/errors.ts';
import { entero, id, momento, texto } from '#core/fields.ts';
import { DIAS_AL_VOLVER } from '#cumplimiento/plazos.ts';
import { filtroDeParticipantes } from '#participantes/schemas.ts';

/** How many people one act reaches. */
export const PERSONAS_POR_ACTO = 5000;
/** How many of them are told one by one before it. */
export const PERSONAS_A_LA_VISTA = 100;

const demasiadas = `Como mucho ${PERSONAS_POR_ACTO.toLocaleString('es')} personas a la vez.`;

/** These people, or everyone the list shows for the same question. */
const aQuienes = {
  usuarioIds: z
    .array(id())
    .min(1, 'Elige al menos a una persona.')
    .max(PERSONAS_POR_ACTO, demasiadas)
    .optional(),
  ...filtroDeParticipantes,
  idos: z.boolean().optional(),
  /** Says to whom and with which dates, and changes nothing. */
  simular: z.boolean().default(false),
};

export const darExencion = z.strictObject({
  ...aQuienes,
  /** Its last day, on the calendar of each. */
  hasta: z.iso.date('Elige el último día.'),
  dias: entero(1, 365).default(DIAS_AL_VOLVER),
  motivo: texto(500),
});
export type DarExencion = z.output<typeof darExencion>;

export const quitarExencion = z.strictObject({ ...aQuienes, motivo: texto(500) });
export type QuitarExencion = z.output<typeof quitarExencion>;

/** Someone whom it reaches, and the due date that they have and would have. */
export const personaExenta = z.object({
  usuarioId: id(),
  nombre: z.string(),
  apellidos: z.string(),
  /** The last day of the one that they have already. */
  exentoHasta: z.iso.date().nullable(),
  venceEn: momento().nullable(),
  venceDespues: momento().nullable(),
});
export type PersonaExenta = z.output<typeof personaExenta>;

export const resultadoDeExencion = z.object({
  hechas: z.number().int(),
  /** Of those, who had one already: this one takes its place. */
  yaTenian: z.number().int(),
  /** Who are so already, or have none to take back: they stay as they are. */
  iguales: z.number().int(),
  /** Of those, whose due date moves. */
  cambian: z.number().int(),
  /** Of those, whose due date had passed before it: they are late again when it ends. */
  yaVencidas: z.number().int(),
  /** The first of them. */
  personas: z.array(personaExenta),
  /** By what it is known when it is taken back. */
  marca: momento().optional(),
});
export type ResultadoDeExencion = z.output<typeof resultadoDeExencion>;

/** Exactly what one act did, taken back. */
export const deshacerExencion = z.strictObject({ marca: momento() });
export const exencionDeshecha = z.object({ hechas: z.number().int() });

export const consultaDeExenciones = z.strictObject({ cursoId: id().optional() });

/** With its reason, which may be health data: whoever may give them alone reads it. */
export const exencion = z.object({
  id: id(),
  curso: z.object({ id: id(), titulo: z.string() }),
  hasta: z.iso.date(),
  dias: z.number().int(),
  motivo: z.string(),
  por: z.string().nullable(),
  en: momento(),
  enVigor: z.boolean(),
  terminadaEn: momento().nullable(),
  terminadaPor: z.string().nullable(),
  motivoDeFin: z.string().nullable(),
});
export type Exencion = z.output<typeof exencion>;

/** Newest first. */
export const exencionesDePersona = z.object({ datos: z.array(exencion) });

export const sonDemasiadas = () =>
  new DomainError(400, 'DEMASIADAS_PERSONAS', `${demasiadas} Afina el filtro.`);
