import type { IntentoRevisado, Recibo } from '@catedra/shared/intentos/despues.ts';
import { enumerar, numero } from '#ui/words/words.ts';

/** "al menos 6,81 · falta la 13": the mark, as far as it is known. */
export function notaEnPalabras({
  nota,
  provisional,
  faltan,
}: Pick<IntentoRevisado, 'nota' | 'provisional' | 'faltan'>) {
  const missing =
    faltan.length === 0
      ? ''
      : ` · ${faltan.length === 1 ? 'falta la' : 'faltan la'} ${enumerar(faltan.map(String))}`;
  if (nota === null) return provisional ? `cuando se corrija${missing}` : null;
  return provisional ? `al menos ${numero(nota)}${missing}` : numero(nota);
}

/** What happened, in a title. */
export function tituloDelRecibo({ estado, causa }: Pick<Recibo, 'estado' | 'causa'>): string {
  if (estado === 'anulado')
    return causa === 'tiempo' ? 'Se acabó el tiempo y el intento se anuló' : 'Intento anulado';
  if (estado !== 'entregado') return 'Todavía no está entregada';
  if (causa === 'tiempo') return 'Se acabó el tiempo y la hemos entregado';
  return causa === 'administracion' ? 'La academia ha entregado tu prueba' : 'Prueba entregada';
}

/** "K7PF-3QXM" */
export const codigoEscrito = (codigo: string): string => codigo.replace(/^(.{4})-?(.{4})$/, '$1-$2');
