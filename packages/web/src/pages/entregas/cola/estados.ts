import { knownWord, type Search } from '#ui/lists/list-address.ts';

/** What is seen besides what waits. */
export const ESTADOS = { calificada: 'Corregidos', devuelta: 'Devueltos', todas: 'Todos' } as const;

/** The one that the address asks for; all, only of one activity. */
export function estadoDe(search: Search, oneTask: boolean): keyof typeof ESTADOS | undefined {
  const estado = knownWord(ESTADOS, search.estado);
  return estado === 'todas' && !oneTask && !search.actividad ? undefined : estado;
}
