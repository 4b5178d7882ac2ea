import type { Actor } from '@catedra/shared/core/actor.ts';
import { DomainError, sinPermiso } from '@catedra/shared/core/errors.ts';
import type { FilaJuzgadaDeExterna } from '@catedra/shared/externas/archivo/juzgar.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { conPaciencia } from '#features/cargas/offers.ts';
import { type CargaRow, estadoDe, exigirRegistrar } from '#features/externas/archivo/cargas.ts';
import { juzgar, leerFilas } from '#features/externas/archivo/filas.ts';
import { anotarVarias, valeHastaDe } from '#features/externas/commands/registrar.ts';
import { catalogoExternoTable, externaCargasTable } from '#features/externas/table.ts';
import { loadActiveActor } from '#features/sesion/offers.ts';
import { runWork, type Work } from '#platform/changes/work.ts';
import { willPass } from '#platform/db/errors.ts';
import type { Database } from '#platform/db/pool.ts';
import { rowsByColumns } from '#platform/db/rows-by-columns.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';
import { unlessLocked } from '#platform/turns/lock.ts';

const TANDA = 200;

export const cerrojoDeCarga = (id: string): string => `externas.carga.${id}`;

/** Whoever ordered it, with the rights they have now. */
export async function quienOrdeno(db: Database, { ordenadaPor, quien }: CargaRow): Promise<Actor> {
  const actor = await loadActiveActor(db, ordenadaPor ?? quien);
  if (!actor) throw sinPermiso();
  exigirRegistrar(actor);
  return actor;
}

const YA_ESTABA = 'Ya estaba registrada: sigue como estaba.';

/** One that was right and is not there was recorded by somebody else meanwhile. */
const porQueNo = ({ estado, mensajes }: FilaJuzgadaDeExterna): string =>
  estado === 'nueva' || estado === 'igual' ? YA_ESTABA : mensajes.map(({ texto }) => texto).join(' ');

/** Those that are right, in the order of the file, and until when each is worth something. */
async function escribir(work: Work, cargaId: string, juzgadas: readonly FilaJuzgadaDeExterna[]) {
  const nuevas = juzgadas.flatMap(({ linea, estado, dice }) =>
    estado === 'nueva' && dice ? [{ linea, ...dice }] : [],
  );
  const ids = nuevas.flatMap(({ formacion }) => formacion.entradaId ?? []);
  const entradas = new Map(
    ids.length === 0
      ? []
      : (
          await work.tx
            .select()
            .from(catalogoExternoTable)
            .where(inArray(catalogoExternoTable.id, ids))
            .orderBy(catalogoExternoTable.id)
            .for('key share')
        ).map((entrada) => [entrada.id, entrada]),
  );
  return anotarVarias(
    work,
    nuevas.map(({ linea, usuarioId, formacion: { cursoId, entradaId }, dia, horas }) => {
      const entrada = entradaId ? entradas.get(entradaId) : undefined;
      const efecto = cursoId ? ('espera' as const) : ('catalogo' as const);
      const valeHasta = entrada ? valeHastaDe(entrada, dia) : null;
      return { usuarioId, cursoId, entradaId, dia, horas, efecto, valeHasta, cargaId, linea };
    }),
  );
}

/** One part of the file, judged again as it is written; the last line of it, or null when there is none left. */
async function registrarTanda(work: Work, carga: CargaRow, desde: number): Promise<number | null> {
  const filas = await leerFilas(
    work.tx,
    carga.id,
    sql`f.linea in (select g.linea from externa_carga_filas g
      where g.carga_id = ${carga.id} and g.linea > ${desde} and g.fuera is null order by g.linea limit ${TANDA})`,
  );
  const ultima = filas.at(-1)?.linea;
  if (ultima === undefined) return null;
  const porHacer = filas.filter(({ registro }) => registro === null);
  const juzgadas = await juzgar(work.tx, work.actor, work.now, carga, porHacer);
  const puestas = new Set((await escribir(work, carga.id, juzgadas)).map(({ linea }) => linea));
  const fuera = juzgadas
    .filter(({ linea }) => !puestas.has(linea))
    .map((una) => ({ linea: una.linea, fuera: porQueNo(una) }));
  if (fuera.length > 0)
    await work.tx.execute(sql`
      update externa_carga_filas f set fuera = x.fuera from ${rowsByColumns({ linea: 'int', fuera: 'text' }, fuera)}
       where f.carga_id = ${carga.id} and f.linea = x.linea`);
  return ultima;
}

async function registrar(platform: Platform, carga: CargaRow): Promise<void> {
  for (let desde: number | null = 0; desde !== null; ) {
    const actor = await quienOrdeno(platform.db, carga);
    const hasta: number = desde;
    desde = await conPaciencia<number | null>(() =>
      runWork(platform, actor, 'externas.registrar-carga', (work) => registrarTanda(work, carga, hasta)),
    );
  }
  await platform.db
    .update(externaCargasTable)
    .set({ registradaEn: platform.clock.now().toISOString() })
    .where(eq(externaCargasTable.id, carga.id));
}

/** What a stopped work left is kept; whoever ordered it reads why. */
export async function anotarFallo({ db, log }: Platform, id: string, error: unknown): Promise<void> {
  if (!(error instanceof DomainError)) log.error({ err: error }, 'se detuvo una carga de formación externa');
  const motivo =
    error instanceof DomainError
      ? error.message
      : 'Algo falló. Lo que se hizo está a salvo: vuelve a intentarlo.';
  await db.update(externaCargasTable).set({ motivo }).where(eq(externaCargasTable.id, id));
}

/** Records a file that was ordered. Harmless when run twice, or again after a crash: it goes on where it was. */
export const registrarDeArchivo = job<{ readonly id: string }>(
  'externas.registrar-archivo',
  (platform, { id }) =>
    unlessLocked(platform.db, cerrojoDeCarga(id), async () => {
      const [carga] = await platform.db
        .select()
        .from(externaCargasTable)
        .where(eq(externaCargasTable.id, id));
      if (!carga || estadoDe(carga) !== 'registrando') return;
      try {
        await registrar(platform, carga);
      } catch (error) {
        if (willPass(error)) throw error;
        await anotarFallo(platform, id, error);
      }
    }),
);
