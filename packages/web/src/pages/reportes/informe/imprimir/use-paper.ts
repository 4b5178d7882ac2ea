import { contratosDe } from '@catedra/shared/informes/contratos.ts';
import type { Informe, PedidoEscrito } from '@catedra/shared/informes/declarar.ts';
import type { FilaDeInforme } from '@catedra/shared/informes/schemas.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ask } from '#platform/ask.ts';

/** What a browser lays out in pages without losing its breath. */
export const FILAS_EN_PAPEL = 2000;
const POR_PAGINA = '100';

async function leerTodas(informe: Informe, pedido: PedidoEscrito): Promise<readonly FilaDeInforme[]> {
  const { leer } = contratosDe(informe);
  const todas: FilaDeInforme[] = [];
  let cursor: string | undefined;
  do {
    const { datos, siguiente } = await ask(leer, { query: { ...pedido, cursor, limite: POR_PAGINA } });
    todas.push(...datos);
    cursor = siguiente ?? undefined;
  } while (cursor && todas.length < FILAS_EN_PAPEL);
  return todas.slice(0, FILAS_EN_PAPEL);
}

/** All the rows of a report on paper: they are there while it is printed, and the page goes back to its own. */
export function usePaper(informe: Informe, pedido: PedidoEscrito) {
  const [rows, setRows] = useState<readonly FilaDeInforme[] | null>(null);
  const print = useMutation({
    mutationFn: () => leerTodas(informe, pedido),
    onSuccess: (todas) => {
      flushSync(() => setRows(todas));
      window.addEventListener('afterprint', () => setRows(null), { once: true });
      window.print();
    },
  });
  return { rows, print };
}
