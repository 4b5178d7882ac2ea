import { z } from 'zod';
import { id } from '#core/fields.ts';
import { plazosPasados } from '#grupos/plazos.ts';
import { regla } from '#grupos/regla.ts';
import { diasSiPaso } from '#grupos/schemas.ts';

const alguien = z.object({ id: id(), nombre: z.string(), apellidos: z.string() });

/** Whoever enters or leaves, with the day on which that changes by itself. */
const quienSeMueve = alguien.extend({ cambiaEl: z.string().nullable() });
export type QuienSeMueve = z.output<typeof quienSeMueve>;

const apartadas = z.object({ total: z.number().int(), personas: z.array(alguien) });

export const reglaDeGrupo = z.object({
  /** Null: people come in by hand alone. */
  regla: regla.nullable(),
  version: z.number().int(),
  enPalabras: z.string().nullable(),
  /** Whoever stays in, or out, whatever the rule says. */
  dentro: apartadas,
  fuera: apartadas,
  /** The day on which somebody enters or leaves though nothing changes. */
  proximo: z.string().nullable(),
});
export type ReglaDeGrupo = z.output<typeof reglaDeGrupo>;

/** The rule and the version that was read: whoever saves over another's is told. Null takes the rule away. */
export const cambioDeRegla = z.strictObject({
  regla: regla.nullable(),
  version: z.number().int().min(0),
  diasSiPaso,
});
export type CambioDeRegla = z.output<typeof cambioDeRegla>;

export const reglaPorPrever = z.strictObject({ regla: regla.nullable() });

const movimiento = z.object({ total: z.number().int(), personas: z.array(quienSeMueve) });

/** What saving a rule would do now. */
export const efectoDeRegla = z.object({
  /** Everybody in the academy. */
  personas: z.number().int(),
  ahora: z.number().int(),
  quedarian: z.number().int(),
  /** How many are left by each condition and those before it. */
  embudo: z.array(z.number().int()),
  /** Those who meet the rule. */
  cumplen: z.number().int(),
  /** How many would meet it without each condition. */
  sin: z.array(z.number().int()),
  entran: movimiento,
  salen: movimiento,
  /** The courses that whoever enters would have. */
  cursos: z.number().int(),
  /** Those of them whose date has passed, and how many would enter. */
  plazos: plazosPasados,
});
export type EfectoDeRegla = z.output<typeof efectoDeRegla>;

/** What became of the people when the rule was saved. */
export const reglaGuardada = reglaDeGrupo.extend({
  entraron: z.number().int(),
  salieron: z.number().int(),
  /** More than can be moved at once: they go on being moved meanwhile. */
  siguen: z.boolean(),
});

/** How many groups fill themselves by what is not a field: whoever changes it moves people, and is told so before. */
export const loQueMiran = z.object({ perfil: z.number().int(), estado: z.number().int() });
export type LoQueMiran = z.output<typeof loQueMiran>;

export const consultaDePorQue = z.strictObject({ usuarioId: id() });

/** Why someone is in the group, or isn't. */
export const porQueEsta = z.object({
  esta: z.boolean(),
  /** By hand, by the rule, or kept out; null when nothing puts them in. */
  porque: z.enum(['mano', 'regla', 'fuera']).nullable(),
  cambiaEl: z.string().nullable(),
  condiciones: z.array(z.object({ texto: z.string(), cumple: z.boolean(), suyo: z.string().nullable() })),
});
export type PorQueEsta = z.output<typeof porQueEsta>;

/** All of them, when none are named. */
export const personasPorDejar = z.strictObject({ usuarioIds: z.array(id()).min(1).max(500).optional() });
export const personasALaRegla = personasPorDejar.extend({ diasSiPaso });
export type PersonasALaRegla = z.output<typeof personasALaRegla>;
