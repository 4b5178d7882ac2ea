import { noEncontrado, sinPermiso, versionAntigua } from '@catedra/shared/core/errors.ts';
import { densoDeHtml } from '@catedra/shared/entregas/anclas.ts';
import {
  type AnotacionPuesta,
  type Anotar,
  anclaEn,
  cabeOtra,
  demasiadasAnotaciones,
} from '@catedra/shared/entregas/anotaciones.ts';
import { yaDevuelta } from '@catedra/shared/entregas/rules.ts';
import { sql } from 'drizzle-orm';
import { gruposQueCalifican } from '#features/entregas/alcance.ts';
import { leerAnotacion } from '#features/entregas/anotaciones.ts';
import { leerRespondida, type Respondida } from '#features/entregas/queries.ts';
import { anotacionesTable } from '#features/entregas/table.ts';
import { tomarParaCalificar } from '#features/entregas/tomar-para-calificar.ts';
import type { Work } from '#platform/changes/work.ts';

/** Under a lock, for someone who may mark it: what went back to its person is theirs again. */
async function tomar(work: Work, id: string, lugar: number | null): Promise<Respondida> {
  if (lugar === null) await tomarParaCalificar(work, sql`entregas`, sql`e.id = ${id}`);
  else await tomarParaCalificar(work, sql`intentos`, sql`e.id = ${id} and e.estado = 'entregado'`);
  const respondida = await leerRespondida(work.tx, id, lugar);
  if (respondida.estado === 'devuelta') throw yaDevuelta();
  return respondida;
}

/** Only those who mark are told: their person hears of the mark. */
async function avisar(
  work: Work,
  documento: string,
  de: Respondida,
  dicho: readonly [string | null, string | null],
) {
  const { usuarioId, cursoId } = de;
  const alcance = { usuarioId, cursoId, grupoIds: await gruposQueCalifican(work.tx, de) };
  work.record({
    coleccion: 'entregas',
    documento,
    antes: alcance,
    despues: alcance,
    detalle: { comentarioEnSuSitio: dicho },
  });
}

/** Says something of a place of an answer, or changes it; the same again is once, and only its author changes it. */
export async function anotar(
  work: Work,
  entregaId: string,
  id: string,
  { lugar, version, ancla, texto }: Anotar,
): Promise<AnotacionPuesta> {
  const respondida = await tomar(work, entregaId, lugar);
  const antes = await leerAnotacion(work.tx, work.actor, entregaId, id);
  if (antes === null) {
    if (version > 0) throw noEncontrado();
    if (!cabeOtra(respondida.puestas)) throw demasiadasAnotaciones();
    const suya = anclaEn(ancla, { ...respondida, texto: densoDeHtml(respondida.html) });
    const puestas = await work.tx
      .insert(anotacionesTable)
      .values({
        id,
        entregaId,
        lugar: lugar ?? -1,
        ancla: suya,
        texto,
        usuarioId: work.actor.id,
        escritaEn: work.now.toISOString(),
      })
      .onConflictDoNothing()
      .returning({ id: anotacionesTable.id });
    if (puestas.length === 0) throw noEncontrado();
  } else {
    const { puesta } = antes;
    if (antes.lugar !== (lugar ?? -1)) throw noEncontrado();
    if (puesta.texto === texto) return puesta;
    if (puesta.de !== null) throw sinPermiso();
    if (puesta.version !== version) throw versionAntigua(puesta);
    await work.tx.execute(
      sql`update anotaciones set texto = ${texto}, version = version + 1 where id = ${id}`,
    );
  }
  await avisar(work, entregaId, respondida, [antes?.puesta.texto ?? null, texto]);
  const despues = await leerAnotacion(work.tx, work.actor, entregaId, id);
  if (!despues) throw new Error(`anotacion ${id} vanished under its lock`);
  return despues.puesta;
}

/** What is not there any more is gone already. */
export async function quitarAnotacion(work: Work, entregaId: string, id: string): Promise<void> {
  const antes = await leerAnotacion(work.tx, work.actor, entregaId, id);
  if (!antes) throw noEncontrado();
  const respondida = await tomar(work, entregaId, antes.lugar === -1 ? null : antes.lugar);
  if (!antes.puesta.quitable) throw sinPermiso();
  await work.tx.execute(sql`delete from anotaciones where id = ${id}`);
  await avisar(work, entregaId, respondida, [antes.puesta.texto, null]);
}
