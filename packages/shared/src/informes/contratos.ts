import { z } from 'zod';
import { read } from '#core/contract.ts';
import { type FormatoDeHoja, TIPOS_DE_HOJA } from '#core/hojas.ts';
import { esquemaDelPedido, type Informe, type Pedido, type PedidoEscrito } from '#informes/declarar.ts';
import { asignacionesDeInforme } from '#lotes/asignaciones.ts';
import { paginaDe, resumenDeInforme } from '#informes/schemas.ts';

interface Trozo {
  readonly cursor?: string | undefined;
  readonly limite: number;
  readonly total?: boolean | undefined;
}
interface ComoSale {
  readonly formato: FormatoDeHoja;
}

/** As it is read, and as an address writes it. */
type Asi<Mas> = z.ZodType<Pedido & Mas, PedidoEscrito>;

/** The three reads of a report, made of its declaration. */
export function contratosDe(informe: Informe) {
  const { clave, titulo } = informe;
  const pedido = esquemaDelPedido(informe);
  return {
    leer: read(`GET /api/informes/${clave}`, {
      summary: `Lee por páginas el informe «${titulo}», lo que más importa primero`,
      query: pedido.extend({
        cursor: z.string().max(2000).optional(),
        limite: z.coerce.number().int().min(1).max(100, 'Como mucho 100 por página.').default(50),
        total: z.stringbool().optional(),
      }) as unknown as Asi<Trozo>,
      answer: paginaDe(informe),
    }),
    resumen: read(`GET /api/informes/${clave}/resumen`, {
      summary: `Lee lo que dice el informe «${titulo}» en una frase, y su dibujo; contado como mucho una vez por minuto`,
      query: pedido as unknown as Asi<unknown>,
      answer: resumenDeInforme,
    }),
    archivo: read(`GET /api/informes/${clave}/archivo`, {
      summary: `Descarga el informe «${titulo}» entero, con lo que se le pide`,
      query: pedido.extend({ formato: z.enum(['xlsx', 'csv']) }) as unknown as Asi<ComoSale>,
      file: { types: Object.values(TIPOS_DE_HOJA), description: 'Un archivo' },
    }),
  };
}

/** Whom an act on all that it lists would reach, of a report whose rows are somebody in a course. */
export const leerAsignacionesDe = (informe: Informe) =>
  read(`GET /api/informes/${informe.clave}/asignaciones`, {
    summary: `Lee de quién y de qué curso es cada fila del informe «${informe.titulo}», para hacer algo con todas`,
    query: esquemaDelPedido(informe) as unknown as Asi<unknown>,
    answer: asignacionesDeInforme,
  });
