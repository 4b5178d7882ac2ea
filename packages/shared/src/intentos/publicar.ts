import { z } from 'zod';
import { id } from '#core/fields.ts';
import { racionalDe, racionalDeNumero } from '#core/racional.ts';
import { autor, criterioCalificado } from '#entregas/schemas.ts';
import { type Nota, notaDe } from '#intentos/nota.ts';

/** What whoever marks wrote of an answer, while nobody has published it. */
export const notaPuesta = z.object({
  fraccion: z.string(),
  rubrica: z.array(criterioCalificado),
  comentario: z.string(),
});
export type NotaPuesta = z.output<typeof notaPuesta>;

/** An answer of an attempt, with what was published of it and what was not. */
export interface PorPublicar {
  readonly puntos: number;
  readonly fraccion: string | null;
  readonly puesta: NotaPuesta | null;
}

/** Whether a mark waits to be published: what its person was told already is changed at once. */
export const sePublicaDespues = (publicarAMano: boolean, fraccion: string | null): boolean =>
  publicarAMano && fraccion === null;

/** What publishing would tell of an answer: a repair that came meanwhile stands over what was written. */
export const fraccionPublicada = ({ fraccion, puesta }: Omit<PorPublicar, 'puntos'>): string | null =>
  fraccion ?? puesta?.fraccion ?? null;

const loQueSePublica = (una: PorPublicar): boolean => una.fraccion === null && una.puesta !== null;

/** Whether an attempt can be told: something of it is written, and nothing else of it waits. */
export const listoParaPublicar = (preguntas: readonly PorPublicar[]): boolean =>
  preguntas.some(loQueSePublica) && !notaAlPublicar(preguntas).provisional;

/** The mark that it would have. */
export const notaAlPublicar = (preguntas: readonly PorPublicar[]): Nota =>
  notaDe(
    preguntas.map((una) => {
      const fraccion = fraccionPublicada(una);
      return {
        puntos: racionalDeNumero(una.puntos),
        fraccion: fraccion === null ? null : racionalDe(fraccion),
      };
    }),
  );

/** Marks that wait to be told, and those of which something still has to be marked. */
export const porPublicar = z.object({
  datos: z.array(
    z.object({
      intentoId: id(),
      persona: autor,
      numero: z.number().int(),
      nota: z.number().nullable(),
      aprobado: z.boolean().nullable(),
    }),
  ),
  /** Those that can be published, also beyond the ones that are named. */
  listas: z.number().int(),
  /** Those begun to be marked and not finished. */
  aMedias: z.number().int(),
});
export type PorPublicarDe = z.output<typeof porPublicar>;

/** As many as are published by one request; whoever publishes all asks again while some are left. */
export const JUNTAS_AL_PUBLICAR = 100;
/** As many as are named. */
export const NOMBRADAS_AL_PUBLICAR = 500;

export const publicarNotas = z.strictObject({
  /** Null: all those that can be. */
  ids: z
    .array(id())
    .min(1, 'Elige al menos una nota.')
    .max(JUNTAS_AL_PUBLICAR, `Como mucho ${JUNTAS_AL_PUBLICAR} notas a la vez.`)
    .nullable(),
});
export type PublicarNotas = z.output<typeof publicarNotas>;

export const notasPublicadas = z.object({
  publicadas: z.number().int(),
  /** How many can still be published. */
  quedan: z.number().int(),
});
