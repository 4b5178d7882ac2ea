import { z } from 'zod';
import { MINUTO, SEGUNDO } from '#core/duraciones.ts';
import { id, momento } from '#core/fields.ts';

/** One of the processes that serve the academy, as it last said of itself. */
export const proceso = z.object({
  id: id(),
  equipo: z.string(),
  pid: z.number().int(),
  version: z.string(),
  desde: momento(),
  visto: momento(),
  bytes: z.number(),
  /** How long what it had to do waited for its turn, in the slowest of a hundred times. */
  retrasoMs: z.number(),
  pantallas: z.number().int(),
});
export type Proceso = z.output<typeof proceso>;

export const procesos = z.object({ procesos: z.array(proceso) });
export type Procesos = z.output<typeof procesos>;

/** Each says so of itself this often. */
export const SE_ANOTA_CADA = 15 * SEGUNDO;
/** One that said nothing for this long is stuck, or gone without a word. */
const CALLADO = MINUTO;
const RETRASO_LARGO_MS = 200;

export const estaCallado = ({ visto }: Pick<Proceso, 'visto'>, ahora: Date): boolean =>
  ahora.getTime() - new Date(visto).getTime() > CALLADO;

export const vaLento = ({ retrasoMs }: Pick<Proceso, 'retrasoMs'>): boolean => retrasoMs > RETRASO_LARGO_MS;

const numerales = (cuantos: number): string =>
  cuantos === 1 ? 'Un proceso atiende' : `${cuantos} procesos atienden`;

/** The finding of the screen, in one sentence: whoever does not answer first. */
export function halladoEnProcesos({ procesos: todos }: Procesos, ahora: Date): string {
  const callados = todos.filter((uno) => estaCallado(uno, ahora));
  const vivos = todos.filter((uno) => !estaCallado(uno, ahora));
  if (callados.length > 0)
    return callados.length === 1 ? 'Un proceso no contesta' : `${callados.length} procesos no contestan`;
  if (new Set(vivos.map(({ version }) => version)).size > 1) return 'Hay procesos de versiones distintas';
  const lentos = vivos.filter(vaLento).length;
  if (lentos > 0) return lentos === 1 ? 'Un proceso va lento' : `${lentos} procesos van lentos`;
  return vivos.length === 0
    ? 'Ningún proceso se ha anotado todavía'
    : `${numerales(vivos.length)} la academia`;
}
