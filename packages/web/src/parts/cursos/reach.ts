import { cuenta, numero } from '#ui/words/words.ts';

/** How far a course would reach among some people. */
export interface Reach {
  readonly personas: number;
  readonly entran: number;
  readonly yaLoTienen: number;
  /** Their completion of it is valid now. */
  readonly alDia: number;
  /** The group has it: it stays as it is. */
  readonly asignado?: boolean;
}

/** "De 40 personas, 12 ya están al día. Lo recibirán 30; 10 ya lo tienen y siguen como están." */
export function reachInWords({ personas, entran, yaLoTienen, alDia, asignado }: Reach): string {
  if (asignado) return 'El grupo ya lo tiene y sigue como está.';
  if (personas === 0) return 'Todavía no hay nadie en el grupo.';
  if (personas === 1)
    return `${entran === 1 ? 'Lo recibirá' : 'Ya lo tiene y sigue como está'}.${alDia === 1 ? ' Ya está al día.' : ''}`;
  const first =
    alDia === 0
      ? `De ${cuenta(personas, 'persona')}, ninguna está al día todavía.`
      : `De ${cuenta(personas, 'persona')}, ${numero(alDia)} ya ${alDia === 1 ? 'está' : 'están'} al día.`;
  if (yaLoTienen === 0) return first;
  if (entran === 0) return `${first} Todas lo tienen ya y siguen como están.`;
  const had =
    yaLoTienen === 1
      ? '1 ya lo tiene y sigue como está'
      : `${numero(yaLoTienen)} ya lo tienen y siguen como están`;
  return `${first} Lo ${entran === 1 ? 'recibirá' : 'recibirán'} ${numero(entran)}; ${had}.`;
}
