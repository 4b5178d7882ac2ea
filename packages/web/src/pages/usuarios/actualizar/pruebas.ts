import type { PruebaDePersona } from '@catedra/shared/participantes/persona.ts';
import { cuenta, numero } from '#ui/words/words.ts';

/** After where something is: it was deleted since, and what was done in it is kept. */
export const EN_PAPELERA = ', en la papelera';

/** Null: not to be compared with the mark to pass, or not yet. */
export const aprobada = ({ estado, nota, provisional, notaMinima }: PruebaDePersona): boolean | null =>
  estado === 'entregado' && nota !== null && !provisional ? nota >= notaMinima : null;

export const calificadas = (pruebas: readonly PruebaDePersona[]): readonly PruebaDePersona[] =>
  pruebas.filter((prueba) => aprobada(prueba) !== null);

/** How an attempt stands, as its results say it. */
export function palabraDe(prueba: PruebaDePersona): string {
  if (prueba.estado === 'anulado') return 'Anulado';
  if (prueba.estado === 'en_curso') return 'En curso';
  if (prueba.estado === 'vencido') return 'Sin entregar';
  if (prueba.provisional) return 'Por corregir';
  const bien = aprobada(prueba);
  if (bien === null) return 'Entregada';
  return bien ? 'Aprobada' : `No llega a ${numero(prueba.notaMinima)}`;
}

/** "Ha aprobado 4 de 5 pruebas; la última, con 8,5": of evaluations, however often each was tried. */
export function hallazgoDePruebas(pruebas: readonly PruebaDePersona[]): string {
  const conNota = calificadas(pruebas);
  const ultima = conNota.at(-1);
  if (!ultima) return `${cuenta(pruebas.length, 'intento')} sin nota todavía`;
  const todas = new Set(conNota.map(({ evaluacionId }) => evaluacionId));
  const bien = new Set(conNota.filter(aprobada).map(({ evaluacionId }) => evaluacionId));
  const con = `con ${numero(ultima.nota ?? 0)}`;
  if (todas.size === 1)
    return bien.size === 1
      ? `Ha aprobado su prueba, ${con}`
      : `No ha aprobado su prueba: ${numero(ultima.nota ?? 0)}`;
  return bien.size === 0
    ? `No ha aprobado ninguna de sus ${todas.size} pruebas; la última, ${con}`
    : `Ha aprobado ${bien.size} de ${todas.size} pruebas; la última, ${con}`;
}
