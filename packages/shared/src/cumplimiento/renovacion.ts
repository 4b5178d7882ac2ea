import { z } from 'zod';
import { DomainError } from '#core/errors.ts';
import { entero, id, momento } from '#core/fields.ts';
import { ESTADOS_DE_CUMPLIMIENTO } from '#cumplimiento/estado.ts';
import { deCumplimiento } from '#cumplimiento/par.ts';
import { ajustesDeRenovacion } from '#cumplimiento/schemas.ts';

const VERSION_MAXIMA = 2_000_000_000;

export const renovacionNueva = ajustesDeRenovacion.safeExtend({ version: entero(0, VERSION_MAXIMA) });
export type RenovacionNueva = z.output<typeof renovacionNueva>;

/** How a course asks to be taken again, and how those who can enter and have it stand today. */
export const renovacionDeCurso = z.object({
  version: z.number().int(),
  validezMeses: z.number().int().nullable(),
  validezDia: z.string().nullable(),
  validezMinimoMeses: z.number().int(),
  diasParaRenovar: z.number().int(),
  diasDeMargen: z.number().int(),
  renovarYa: z.boolean(),
  avisaVence: z.array(z.number().int()).nullable(),
  avisaCaduca: z.array(z.number().int()).nullable(),
  /** What the academy says where the course says nothing. */
  deLaAcademia: z.object({ avisaVence: z.array(z.number().int()), avisaCaduca: z.array(z.number().int()) }),
  personas: z.partialRecord(z.enum(ESTADOS_DE_CUMPLIMIENTO), z.number().int()),
  /** How many completed it and have it for ever: a validity said from now on is not theirs. */
  paraSiempre: z.number().int(),
  /** What counts and has a last day: whoever renews later does not do it. */
  cierran: z.array(z.object({ actividadId: id(), titulo: z.string(), cierraEn: momento() })),
});
export type RenovacionDeCurso = z.output<typeof renovacionDeCurso>;

/** A time that somebody completed a course. */
export const rondaHecha = z.object({
  ronda: z.number().int(),
  terminadoEn: momento(),
  valeHasta: z.iso.date().nullable(),
  certificadoId: id().nullable(),
  /** It was done outside of the academy. */
  externa: z.boolean(),
});

export const miRenovacion = z.object({
  ...deCumplimiento,
  /** The day at whose beginning the next one opens by itself; null: it is open, or none will. */
  abreEl: z.iso.date().nullable(),
  /** Up to when the current round can be done. */
  venceEn: momento().nullable(),
  /** What renewing today gives, and what waiting for its days would; null: it can't be done before. */
  siYa: z.object({ hastaSiHoy: z.iso.date(), abre: z.iso.date(), hastaSiEspera: z.iso.date() }).nullable(),
  /** They opened this round themselves before its days and did nothing in it. */
  seDevuelve: z.boolean(),
  hechas: z.array(rondaHecha),
});
export type MiRenovacion = z.output<typeof miRenovacion>;

export const noSeRenuevaAntes = () =>
  new DomainError(
    409,
    'NO_SE_RENUEVA_ANTES',
    'Este curso todavía no se puede renovar: espera a que llegue su día.',
  );

export const yaSeRenueva = () =>
  new DomainError(
    409,
    'YA_SE_RENUEVA',
    'No se puede dejar para más adelante: ya has hecho algo en esta renovación.',
  );
