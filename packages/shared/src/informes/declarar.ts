import { z } from 'zod';
import { condicionesEnTexto } from '#campos/condicion.ts';
import { MAX_CAMPOS } from '#campos/tipos.ts';
import { id } from '#core/fields.ts';
import type { NombreOido } from '#colecciones.ts';
import type { Accion } from '#core/permisos.ts';
import type { CeldaDe, TipoDeColumna } from '#informes/celdas.ts';
import type { Filtros } from '#informes/filtros.ts';
import { dividir } from '#texto/seed-rules.ts';

export interface Columna {
  readonly titulo: string;
  readonly tipo: TipoDeColumna;
  /** What the list can be ordered by it: the server knows an order of its name. */
  readonly ordena?: true;
  /** Not on the page until it is asked for; files always have it. */
  readonly aparte?: true;
  /** What is said where there is nothing. */
  readonly vacio?: string;
  /** On a phone it is a line of its own, stands at the end of the first, or is not there. */
  readonly movil?: 'linea' | 'final';
}

/** What is done about somebody in a course, from wherever they are seen. */
export const ACTOS = ['recordar', 'prorrogar', 'eximir'] as const;
export type Acto = (typeof ACTOS)[number];

/** All that is said of a report once, for the page, the API, files and the matrix. */
export interface Informe {
  /** As addresses call it. */
  readonly clave: string;
  readonly titulo: string;
  /** What it answers, as the way in asks it. */
  readonly pregunta: string;
  /** What its rows ask for besides `reportes:ver`. */
  readonly permisos: readonly Accion[];
  /** It is about the academy and not about people: whoever reaches some of it alone reads nothing of it. */
  readonly soloAcademia?: true;
  readonly filtros: Filtros;
  /** What the search looks in; null: there is nothing to look for. */
  readonly busca: string | null;
  /** What can be done about rows that are somebody in a course; whoever reads does what they may do anyway. */
  readonly actos?: readonly Acto[];
  /** Its rows are about people: the academy's own fields narrow them and stand beside them. */
  readonly campos: boolean;
  readonly columnas: Readonly<Record<string, Columna>>;
  /** The order that matters, which no heading gives. */
  readonly orden: { readonly clave: string; readonly titulo: string };
  /** Collections that move its figures. */
  readonly escucha: readonly NombreOido[];
}

export const declarar = <const I extends Informe>(informe: I): I => informe;

/** The cells of a row of it, each of its kind. */
export type CeldasDe<I extends Informe> = {
  readonly [C in keyof I['columnas']]: CeldaDe<I['columnas'][C]['tipo']>;
};

/** What every report takes in an address besides its own filters. */
const comunes = {
  buscar: z.string().max(200).optional(),
  campos: condicionesEnTexto.optional(),
  columnas: z
    .string()
    .transform((escritas) => dividir(escritas).filter(Boolean))
    .pipe(z.array(id()).max(MAX_CAMPOS))
    .optional(),
  orden: z.string().max(60).optional(),
  /** Which columns besides the first one and in which order, own fields among them as `campo:<id>`: files obey it. */
  ver: z
    .string()
    .max(3000)
    .transform((escritas) => dividir(escritas).filter(Boolean))
    .optional(),
};
type Comunes = z.output<z.ZodObject<typeof comunes>>;

/** What is asked of a report, read. */
export type PedidoDe<I extends Informe> = Comunes & {
  readonly [K in keyof I['filtros']]?: z.output<I['filtros'][K]['esquema']>;
};
export type Pedido = Comunes & Readonly<Record<string, unknown>>;

/** The same as an address writes it. */
export type PedidoEscrito = Readonly<Record<string, string | undefined>>;

export function esquemaDelPedido({ filtros, campos }: Informe) {
  const { campos: condiciones, columnas, ...todos } = comunes;
  return z.strictObject({
    ...todos,
    ...(campos && { campos: condiciones, columnas }),
    ...Object.fromEntries(Object.entries(filtros).map(([clave, { esquema }]) => [clave, esquema])),
  });
}
