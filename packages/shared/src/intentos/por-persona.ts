import { z } from 'zod';
import { consultaDeResultados, persona, resultado } from '#intentos/resultados.ts';

/** Bars of half a point, from 0 to 10; the last one holds the tens. */
export const BARRAS = 20;
const POR_PUNTO = 2;

/** In which bar a mark stands. */
export const barraDe = (nota: number): number => Math.min(BARRAS - 1, Math.floor(nota * POR_PUNTO));

/** From which mark to which one a bar goes, with the two decimals that marks have. */
export const notasDeBarra = (barra: number): { readonly desde: number; readonly hasta: number } => ({
  desde: barra / POR_PUNTO,
  hasta: barra === BARRAS - 1 ? 10 : (barra + 1) / POR_PUNTO - 0.01,
});

export const CUALES_NOTAS = ['cuenta', 'primera'] as const;
/** Which mark of each person is looked at: the one that counts, or their first of the round. */
export type CualNota = (typeof CUALES_NOTAS)[number];

export const ESTADOS_DE_PERSONA = ['aprueban', 'no_llegan', 'en_espera', 'dentro', 'sin_nota'] as const;
/** How a person stands: with a mark, waiting for one, inside of it, or with nothing that gives one. */
export type EstadoDePersona = (typeof ESTADOS_DE_PERSONA)[number];

const cual = z.enum(CUALES_NOTAS).default('cuenta');

const { grupoId, entregadoDesde, entregadoAntesDe, fallaronId } = consultaDeResultados.shape;

export const consultaDeReparto = z.strictObject({
  cual,
  grupoId,
  entregadoDesde,
  entregadoAntesDe,
  fallaronId,
});
export type ConsultaDeReparto = z.output<typeof consultaDeReparto>;

export const consultaPorPersona = consultaDeResultados
  .omit({ criba: true, usuarioId: true })
  .extend({ cual, estado: z.enum(ESTADOS_DE_PERSONA).optional() });
export type ConsultaPorPersona = z.output<typeof consultaPorPersona>;

/** How the marks of people lie, one for each person. */
export const repartoDeNotas = z.object({
  barras: z.array(z.object({ aprueban: z.number().int(), noLlegan: z.number().int() })),
  cuentas: z.record(z.enum(ESTADOS_DE_PERSONA), z.number().int()),
  /** Of those who pass, whose first mark did not. */
  noALaPrimera: z.number().int(),
  mediana: z.number().nullable(),
  notaMinima: z.number(),
  /** Attempts somebody made, of those whom one may see. */
  intentos: z.number().int(),
  sinEmpezar: z.object({
    cuantas: z.number().int(),
    /** As many as can be reminded at once, by surname. */
    primeras: z.array(persona),
  }),
});
export type RepartoDeNotas = z.output<typeof repartoDeNotas>;

export const resultadoDePersona = z.object({
  persona,
  grupos: z.array(z.string()),
  estado: z.enum(ESTADOS_DE_PERSONA),
  /** The one that is looked at. */
  nota: z.number().nullable(),
  /** In the order in which they were made. */
  intentos: z.array(resultado),
});
export type ResultadoDePersona = z.output<typeof resultadoDePersona>;

export const resultadosPorPersona = z.object({
  datos: z.array(resultadoDePersona),
  siguiente: z.string().nullable(),
  total: z.object({ valor: z.number().int(), exacto: z.boolean() }),
});
export type ResultadosPorPersona = z.output<typeof resultadosPorPersona>;

/** The most people that one reminder takes. */
export const MAX_RECORDADAS = 100;
