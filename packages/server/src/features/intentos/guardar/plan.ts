import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { ordenInvalido, respuestaInvalida } from '@catedra/shared/intentos/errors.ts';
import type { EntradaDelEquipo } from '@catedra/shared/intentos/en-curso.ts';
import { type Publica, tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { sql } from 'drizzle-orm';
import { type FilaDeIntento, leerMio, leerPreguntas } from '#features/intentos/filas.ts';
import { cleanHtml } from '#platform/rich-text/clean-html.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** What an attempt asks, by place: it never changes once it began. */
export interface Plan {
  readonly usuarioId: string;
  readonly actividadId: string;
  readonly publicas: readonly Publica[];
}

/** Attempts going on at once in this process, the last used last. */
const MOST_KEPT = 2000;
const kept = new Map<string, Plan>();

function keep(id: string, plan: Plan): Plan {
  kept.delete(id);
  kept.set(id, plan);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest) kept.delete(oldest);
  return plan;
}

/** Of an attempt that begins here: its first save need not read it. */
export const recordarPlan = (
  { id, usuarioId, actividadId }: Pick<FilaDeIntento, 'id' | 'usuarioId' | 'actividadId'>,
  preguntas: readonly { readonly publica: Publica }[],
): Plan => keep(id, { usuarioId, actividadId, publicas: preguntas.map(({ publica }) => publica) });

/** The plan of someone's own attempt; another's does not exist for them. */
export async function leerPlan(db: Database | Tx, usuarioId: string, id: string): Promise<Plan> {
  const known = kept.get(id);
  if (known) {
    if (known.usuarioId !== usuarioId) throw noEncontrado();
    return keep(id, known);
  }
  const fila = await leerMio(db, usuarioId, id);
  if (!fila) throw noEncontrado();
  return recordarPlan(fila, await leerPreguntas(db, id));
}

/** An answer as it is stored: of its question's kind, cleaned, null when nothing was answered; else a sentence. */
function admitir({ publicas }: Plan, entrada: EntradaDelEquipo): EntradaDelEquipo {
  const publica = publicas[entrada.lugar];
  if (!publica) throw noEncontrado();
  if (entrada.respuesta === null || entrada.respuesta === undefined) return { ...entrada, respuesta: null };
  const tipo = tipoDePregunta(publica.tipo);
  if (!tipo.puntua && !tipo.aMano) throw ordenInvalido();
  const leida = tipo.respuesta.safeParse(entrada.respuesta);
  if (!leida.success)
    throw respuestaInvalida(leida.error.issues[0]?.message ?? 'Esa respuesta no es de esta pregunta.');
  const rechazo = tipo.rechazo(publica, leida.data);
  if (rechazo !== null) throw respuestaInvalida(rechazo);
  return { ...entrada, respuesta: limpia(leida.data) };
}

const archivosDe = (respuesta: unknown): readonly string[] =>
  typeof respuesta === 'object' && respuesta !== null && 'archivoIds' in respuesta
    ? (respuesta.archivoIds as readonly string[])
    : [];

/** Files are one's own, whole, and uploaded for this evaluation: any other does not exist. */
async function exigirArchivosPropios(
  db: Database | Tx,
  { usuarioId, actividadId }: Plan,
  entradas: readonly EntradaDelEquipo[],
): Promise<void> {
  const ids = new Set(entradas.flatMap(({ respuesta }) => archivosDe(respuesta)));
  if (ids.size === 0) return;
  const { rows } = await db.execute(sql`
    select from archivos where id = any(${sql.param([...ids])}::uuid[]) and usuario_id = ${usuarioId}
       and actividad_id = ${actividadId} and proposito = 'entrega' and estado = 'listo'`);
  if (rows.length < ids.size)
    throw respuestaInvalida('Ese archivo no está entre los que subiste para esta prueba. Súbelo otra vez.');
}

/** Answers as they are stored, or why they can't be. */
export async function admitirTodas(
  db: Database | Tx,
  plan: Plan,
  entradas: readonly EntradaDelEquipo[],
): Promise<EntradaDelEquipo[]> {
  const admitidas = entradas.map((entrada) => admitir(plan, entrada));
  await exigirArchivosPropios(db, plan, admitidas);
  return admitidas;
}

/** Rich text that a learner wrote is cleaned before it is stored, as an author's is. */
const limpia = (respuesta: unknown): unknown =>
  typeof respuesta === 'object' &&
  respuesta !== null &&
  'html' in respuesta &&
  typeof respuesta.html === 'string'
    ? { ...respuesta, html: cleanHtml(respuesta.html) }
    : respuesta;
