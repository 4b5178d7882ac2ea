import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { puedeTraerAhi } from '@catedra/shared/importaciones/policy.ts';
import type { PrevisionDeDeshacer } from '@catedra/shared/importaciones/schemas.ts';
import { enUnaLinea, type LoQueSeLee } from '@catedra/shared/preguntas/en-una-linea.ts';
import type { Mitades } from '@catedra/shared/preguntas/textos.ts';
import { eq, sql } from 'drizzle-orm';
import { shasDe } from '#features/importaciones/archivos.ts';
import { cursoDelDestino } from '#features/importaciones/destino.ts';
import { noSeDeshace } from '#features/importaciones/errors.ts';
import { huella } from '#features/importaciones/huella.ts';
import { bloquearImportacion, encontrar } from '#features/importaciones/queries.ts';
import { importacionesTable } from '#features/importaciones/table.ts';
import { enUso, llevarALaPapelera, loQueSeLee, ponerAlDia } from '#features/preguntas/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

const NOMBRADAS = 20;
const DE_UNA_VEZ = 500;

interface Traida extends Mitades, Record<string, unknown> {
  readonly id: string;
  readonly resultado: 'creada' | 'actualizada';
  readonly antes: Mitades | null;
  readonly preguntada: boolean;
  readonly usada: boolean;
  readonly leido: LoQueSeLee;
  readonly vino: string | null;
}

/** What it brought and is still there; what is in the bin has nothing to undo. */
async function leerTraidas(db: Database | Tx, id: string): Promise<Traida[]> {
  const { rows } = await db.execute<Traida>(sql`
    select p.id, l.resultado, l.antes, l.huella as vino, v.publica, k.clave, ${loQueSeLee(sql`v.publica`)} as leido,
           preguntada_en(p.id, case when l.resultado = 'actualizada' then p.numero end) as preguntada,
           (l.resultado = 'creada' and ${enUso}) as usada, p.borrador_publica is not null as editandose
      from importacion_lineas l join preguntas p on p.id = l.pregunta_id
      join pregunta_versiones v on v.pregunta_id = p.id and v.numero = p.numero
      join pregunta_claves k on k.pregunta_id = p.id and k.numero = p.numero
     where l.importacion_id = ${id} and l.resultado in ('creada', 'actualizada') and viva(p.eliminada_en)
     order by l.numero`);
  return rows;
}

interface Impide {
  readonly id: string;
  readonly texto: string;
  readonly porque: string;
}

async function queLoImpide(db: Database | Tx, traidas: readonly Traida[]): Promise<Impide[]> {
  const shas = await shasDe(db, traidas);
  return traidas.flatMap((una) => {
    const { id, preguntada, usada, publica, clave, vino, leido } = una;
    const editada = una['editandose'] === true || huella({ publica, clave }, shas) !== vino;
    const porque =
      (preguntada && 'Ya se preguntó en algún intento.') ||
      (usada && 'La usa una evaluación publicada.') ||
      (editada && 'Se editó después de traerla.');
    return porque ? [{ id, texto: enUnaLinea(leido), porque }] : [];
  });
}

/** What undoing would do, and which questions keep it from being done. */
export async function preverDeshacer(db: Database, actor: Actor, id: string): Promise<PrevisionDeDeshacer> {
  const { estado } = await encontrar(db, actor, id);
  const traidas = estado === 'importada' ? await leerTraidas(db, id) : [];
  const impiden = await queLoImpide(db, traidas);
  const cuantas = (resultado: Traida['resultado']) =>
    traidas.filter((una) => una.resultado === resultado).length;
  return {
    creadas: cuantas('creada'),
    actualizadas: cuantas('actualizada'),
    impiden: impiden.slice(0, NOMBRADAS),
    otras: Math.max(0, impiden.length - NOMBRADAS),
  };
}

/** All that it brought goes to the bin and all that it changed says what it said, while nobody was asked any of it. */
export async function deshacerImportacion(work: Work, id: string): Promise<void> {
  const row = await bloquearImportacion(work, id);
  if (row.estado !== 'importada') return;
  if (!puedeTraerAhi(work.actor, await cursoDelDestino(work.tx, work.actor, row))) throw sinPermiso();
  const traidas = await leerTraidas(work.tx, id);
  const impiden = await queLoImpide(work.tx, traidas);
  if (impiden.length > 0) throw noSeDeshace(impiden.map(({ texto }) => texto));
  const creadas = traidas.flatMap((una) => (una.resultado === 'creada' ? [una.id] : []));
  for (let desde = 0; desde < creadas.length; desde += DE_UNA_VEZ)
    await llevarALaPapelera(work, creadas.slice(desde, desde + DE_UNA_VEZ));
  for (const { id: preguntaId, resultado, antes } of traidas)
    if (resultado === 'actualizada' && antes) await ponerAlDia(work, preguntaId, antes, []);
  await work.tx
    .update(importacionesTable)
    .set({ estado: 'deshecha', terminadaEn: work.now.toISOString() })
    .where(eq(importacionesTable.id, id));
}
