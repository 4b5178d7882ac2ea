import type { Informe } from '@catedra/shared/informes/declarar.ts';
import type { PaginaDeInforme } from '@catedra/shared/informes/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { pedidoEnPapel } from '#pages/reportes/informe/imprimir/pedido-en-papel.ts';
import classes from '#pages/reportes/informe/imprimir/Papel.module.css';
import { opcionesQuery } from '#pages/reportes/queries.ts';
import type { Search } from '#ui/lists/list-address.ts';
import { cuenta, numero } from '#ui/words/words.ts';

interface PapelProps {
  readonly informe: Informe;
  readonly search: Search;
  /** How many are printed, and of how many. */
  readonly filas: number;
  readonly total: PaginaDeInforme['total'];
  /** All of them were asked for, and not the page on screen. */
  readonly whole: boolean;
}

function cuantas({ filas, total, whole }: Pick<PapelProps, 'filas' | 'total' | 'whole'>): string {
  const deTodas = total && total.valor > filas;
  if (!deTodas) return `${cuenta(filas, 'fila')}, todas las que coinciden.`;
  const de = `${numero(filas)} de ${total.exacto ? '' : 'más de '}${numero(total.valor)} filas`;
  return whole
    ? `${de}: en papel no van más. Las demás están en la hoja de Excel.`
    : `${de}: las que se veían en pantalla. Con «Imprimir todas» salen las demás.`;
}

/** On paper alone: what the list was narrowed by, and how much of it this is. */
export function Papel({ informe, search, ...filas }: PapelProps) {
  const nombra = Boolean(search['grupo'] ?? search['curso']);
  const { data } = useQuery({ ...opcionesQuery, enabled: nombra });
  return (
    <p className={classes.paper}>
      {informe.titulo}. {pedidoEnPapel(informe, search, data ?? { grupos: [], cursos: [] })} {cuantas(filas)}
    </p>
  );
}

/** Where whoever answers for it signs. */
export function Firma() {
  return (
    <p className={`${classes.paper} ${classes.sign}`}>
      <span>Nombre y firma</span>
      <span>Fecha</span>
    </p>
  );
}
