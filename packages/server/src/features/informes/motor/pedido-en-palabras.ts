import type { Informe, Pedido } from '@catedra/shared/informes/declarar.ts';
import type { Dias, Filtro } from '@catedra/shared/informes/filtros.ts';
import { diaCorto } from '@catedra/shared/fechas/escribir-fecha.ts';
import { TAMBIEN_IDOS } from '@catedra/shared/participantes/quien-cuenta.ts';
import {
  camposEnPalabras,
  FUERA,
  type Lectura,
  leerOpciones,
  type Linea,
} from '#features/reportes/offers.ts';
import type { Database } from '#platform/db/pool.ts';

type Opciones = Awaited<ReturnType<typeof leerOpciones>>;

function diasEnPalabras({ desde, hasta }: Dias): string {
  const partes = [desde && `desde el ${diaCorto(desde)}`, hasta && `hasta el ${diaCorto(hasta)}`];
  return partes.filter(Boolean).join(' ');
}

function enPalabras({ ofrece, opciones = {} }: Filtro, valor: unknown, { grupos, cursos }: Opciones): string {
  switch (ofrece) {
    case 'grupo':
      return grupos.find(({ id }) => id === valor)?.nombre ?? FUERA;
    case 'curso':
      return cursos.find(({ id }) => id === valor)?.titulo ?? FUERA;
    case 'dias':
      return diasEnPalabras(valor as Dias);
    case 'idos':
      return TAMBIEN_IDOS;
    case 'opciones':
      return opciones[String(valor)] ?? String(valor);
  }
}

/** What narrows a report, a line each, to be read where it has gone without its page. */
export async function pedidoEnPalabras(
  db: Database,
  lectura: Lectura,
  { filtros }: Pick<Informe, 'filtros'>,
  pedido: Pedido,
): Promise<Linea[]> {
  const puestos = Object.entries(filtros).filter(([clave]) => Boolean(pedido[clave]));
  const nombra = puestos.some(([, { ofrece }]) => ofrece === 'grupo' || ofrece === 'curso');
  const opciones = nombra ? await leerOpciones(db, lectura) : { grupos: [], cursos: [] };
  const lineas: Linea[] = [
    ...puestos.map(([clave, filtro]): Linea => [filtro.titulo, enPalabras(filtro, pedido[clave], opciones)]),
    ...(await camposEnPalabras(db, lectura, pedido)),
    ...(pedido.buscar ? [['Se buscó', pedido.buscar] as Linea] : []),
  ];
  return lineas.length > 0 ? lineas : [['Filtros', 'ninguno']];
}
