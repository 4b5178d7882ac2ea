import { z } from 'zod';
import { DomainError } from '#core/errors.ts';
import { id, momento, texto } from '#core/fields.ts';
import { losDelFiltro } from '#participantes/schemas.ts';

/** What one act opens at most. */
export const MAX_APERTURAS = 5000;

/** These people of a course, or all that its list shows for the same question. */
export const quienesDeCurso = z.union([
  z.strictObject({
    usuarioIds: z
      .array(id())
      .min(1, 'Elige al menos a una persona.')
      .max(MAX_APERTURAS, `Como mucho ${MAX_APERTURAS.toLocaleString('es')} personas a la vez.`),
  }),
  z.strictObject({ filtro: losDelFiltro }),
]);
export type QuienesDeCurso = z.output<typeof quienesDeCurso>;

const ultimoDia = z.iso.date({ error: 'Escribe un día.' }).nullable();

export const preverAperturas = z.strictObject({ quienes: quienesDeCurso, ultimoDia });
export type PreverAperturas = z.output<typeof preverAperturas>;

export const abrirRondas = preverAperturas.extend({ motivo: texto(500) });
export type AbrirRondas = z.output<typeof abrirRondas>;

/** Why the next round is not opened to someone. */
export const MOTIVOS_DE_NO_ABRIR = [
  'SIN_EL_CURSO',
  'SIN_COMPLETAR',
  'NO_PUEDE_ENTRAR',
  'NADA_ABIERTO',
  'NO_ENCONTRADA',
] as const;
export type MotivoDeNoAbrir = (typeof MOTIVOS_DE_NO_ABRIR)[number];

export const aperturasPrevistas = z.object({
  /** To how many it opens. */
  personas: z.number().int(),
  /** The due date of the new round: the first and the last of theirs; null while some lack one. */
  fechas: z.object({ primera: z.iso.date(), ultima: z.iso.date() }).nullable(),
  /** What they have never expires and no day was given: without one it can't be opened. */
  faltaDia: z.boolean(),
  /** Those whose own end comes before the day that was given, which is theirs. */
  caducanAntes: z.number().int(),
  /** Those who have it open already. */
  iguales: z.number().int(),
  fuera: z.array(
    z.object({
      motivo: z.enum(MOTIVOS_DE_NO_ABRIR),
      cuantas: z.number().int(),
      ejemplos: z.array(z.string()),
    }),
  ),
  /** What keeps the course from being renewed by anybody. */
  impide: z.enum(['sin_publicar', 'terminado']).nullable(),
});
export type AperturasPrevistas = z.output<typeof aperturasPrevistas>;

/** `marca`: by what it is known when it is taken back; null when nothing was opened. */
export const rondasAbiertas = aperturasPrevistas.extend({ marca: momento().nullable() });
export type RondasAbiertas = z.output<typeof rondasAbiertas>;

export const deshacerAperturas = z.strictObject({ marca: momento() });

export const deQuienes = z.strictObject({ quienes: quienesDeCurso });
export type DeQuienes = z.output<typeof deQuienes>;

/** One act, or what anybody opened to these people. */
export const deshacerRenovaciones = z.union([deshacerAperturas, deQuienes]);
export type DeshacerRenovaciones = z.output<typeof deshacerRenovaciones>;

const alguien = z.object({ usuarioId: id(), nombre: z.string(), apellidos: z.string() });

/** Those who did something in it stay in it: the first of them, and how many they are. */
export const aperturasDeshechas = z.object({
  deshechas: z.number().int(),
  quedan: z.array(alguien),
  cuantasQuedan: z.number().int(),
});
/** What taking back would do: the same, before. `sinApertura`: to whom nobody opened the round in which they are. */
export const aperturasDeshacibles = aperturasDeshechas.extend({ sinApertura: z.number().int() });
export type AperturasDeshacibles = z.output<typeof aperturasDeshacibles>;
export type AperturasDeshechas = z.output<typeof aperturasDeshechas>;

export const demasiadasAperturas = () =>
  new DomainError(
    400,
    'DEMASIADAS_PERSONAS',
    `Se abre como mucho a ${MAX_APERTURAS.toLocaleString('es')} personas a la vez. Afina el filtro.`,
  );
