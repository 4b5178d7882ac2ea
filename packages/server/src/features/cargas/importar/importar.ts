import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import { DIAS_PARA_DESHACER } from '@catedra/shared/cargas/opciones.ts';
import { DomainError } from '@catedra/shared/core/errors.ts';
import { eq, sql } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import { avisoDeCarga } from '#features/cargas/notices.ts';
import { leerContexto } from '#features/cargas/revisar/contexto.ts';
import { antesDelCorte } from '#features/cargas/importar/antes-del-corte.ts';
import { anotarCuantos, sumarDiferencias } from '#features/cargas/importar/anotar.ts';
import { cuantosEsperan } from '#features/cargas/entrada/esperan-contrasena.ts';
import { actorDe, EN_MARCHA } from '#features/cargas/importar/en-marcha.ts';
import { conocerTablas } from '#features/cargas/importar/conocer-tablas.ts';
import { conPaciencia } from '#features/cargas/importar/con-paciencia.ts';
import { enCarriles } from '#features/cargas/importar/carriles.ts';
import { type Hechas, importarTanda } from '#features/cargas/importar/importar-tanda.ts';
import { ponerNombradas } from '#features/cargas/importar/poner-nombradas.ts';
import { type Vienen, vienenEn } from '#features/cargas/revisar/quien-viene.ts';
import { sacarTanda } from '#features/cargas/importar/sacar-tanda.ts';
import { type CargaRow } from '#features/cargas/queries.ts';
import { cargasTable } from '#features/cargas/table.ts';
import { leerTandas } from '#features/cargas/filas/leer-tandas.ts';
import { ceder } from '#features/cargas/filas/tandas.ts';
import { runWork, type Work } from '#platform/changes/work.ts';
import { willPass } from '#platform/db/errors.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { withLock } from '#platform/turns/lock.ts';

const TANDA = 1000;
/** While one part is written, the next is judged and another waits for the disk. */
const CARRILES = 3;
const COMANDO = 'cargas.importar';

async function leer(db: Database | Tx, id: string): Promise<CargaRow | null> {
  const [carga] = await db.select().from(cargasTable).where(eq(cargasTable.id, id));
  return carga ?? null;
}

/** What was told along the way is not told twice. */
const sumar = (work: Work, id: string, hechas: Hechas, dicho = false) =>
  work.tx
    .update(cargasTable)
    .set({
      gruposCreados: sql`${cargasTable.gruposCreados} || ${sql.param(hechas.grupos.map((uno) => uno.id))}::uuid[]`,
      nombresCreados: sql`${cargasTable.nombresCreados} || ${sql.param(hechas.grupos.map(({ nombre }) => nombre))}::text[]`,
      creadas: sql`${cargasTable.creadas} + ${hechas.creadas}`,
      actualizadas: sql`${cargasTable.actualizadas} + ${hechas.actualizadas}`,
      sinCambios: sql`${cargasTable.sinCambios} + ${hechas.sinCambios}`,
      fallidas: sql`${cargasTable.fallidas} + ${hechas.fallidas}`,
      hechas: dicho ? total(hechas) : sql`${cargasTable.hechas} + ${total(hechas)}`,
    })
    .where(eq(cargasTable.id, id));

const total = ({ creadas, actualizadas, sinCambios, fallidas }: Hechas) =>
  creadas + actualizadas + sinCambios + fallidas;

/** Part by part: each one is acknowledged whole, and a run that was cut goes on where it stood. */
async function porTandas(platform: Platform, carga: CargaRow): Promise<void> {
  const actor = await actorDe(platform.db, carga.ordenadaPor ?? carga.quien);
  const diferencias = [await antesDelCorte(platform.db, carga)];
  // Once, and not in each part: counting whoever is in a group takes longer the more there are, and holds the group.
  const decirCuantos = () =>
    runWork(platform, actor, COMANDO, (work) =>
      anotarCuantos(work, sumarDiferencias(diferencias.flatMap((una) => [...una]))),
    );
  try {
    await enParalelo(platform, carga, (hechas) => diferencias.push(hechas.diferencias));
  } catch (error) {
    // What only was cut goes on later, and is told then.
    if (!willPass(error)) await decirCuantos();
    throw error;
  }
  await decirCuantos();
}

async function enParalelo(
  platform: Platform,
  carga: CargaRow,
  alAcabar: (hechas: Hechas) => void,
): Promise<void> {
  const desdes = await leerTandas(platform.db, carga.id, TANDA);
  const vienen = vienenEn(platform.db, carga.id);
  let partes = 0;
  await enCarriles(CARRILES, desdes, async (desde) => {
    const actor = await actorDe(platform.db, carga.ordenadaPor ?? carga.quien);
    const hechas = await conPaciencia((intento) =>
      runWork(platform, actor, COMANDO, async (work) => {
        const contexto = await leerContexto(work.tx, actor, carga);
        const tanda = { desde, cuantas: TANDA, seCruzan: intento > 1, vienen };
        const suyas = await importarTanda(work, carga, contexto, tanda);
        if (suyas) await sumar(work, carga.id, suyas);
        return suyas;
      }),
    );
    if (hechas) alAcabar(hechas);
    await conocerTablas(platform.db, ++partes, TANDA).catch(() => undefined);
    await ceder();
  });
  await nombrarPorTandas(platform, carga, vienen);
}

async function nombrarPorTandas(platform: Platform, carga: CargaRow, vienen: Vienen): Promise<void> {
  let desde: number | null = 0;
  while (desde !== null) {
    const tanda: { desde: number; cuantas: number; vienen: Vienen } = { desde, cuantas: TANDA, vienen };
    const actor = await actorDe(platform.db, carga.ordenadaPor ?? carga.quien);
    desde = await conPaciencia<number | null>(() =>
      runWork(platform, actor, COMANDO, async (work) =>
        ponerNombradas(work, carga, await leerContexto(work.tx, actor, carga), tanda),
      ),
    );
    await ceder();
  }
}

const noTodo = (fallidas: number) =>
  new DomainError(
    409,
    'NO_TODO',
    `Pediste todo o nada, y ${fallidas} filas ya no se pueden importar: la academia cambió desde la revisión. No se importó ninguna.`,
  );

const juntas = (unas: Hechas, otras: Hechas): Hechas => ({
  hasta: otras.hasta,
  creadas: unas.creadas + otras.creadas,
  actualizadas: unas.actualizadas + otras.actualizadas,
  sinCambios: unas.sinCambios + otras.sinCambios,
  fallidas: unas.fallidas + otras.fallidas,
  grupos: [...unas.grupos, ...otras.grupos],
  diferencias: sumarDiferencias([...unas.diferencias, ...otras.diferencias]),
});

const NADA: Hechas = {
  hasta: 0,
  creadas: 0,
  actualizadas: 0,
  sinCambios: 0,
  fallidas: 0,
  grupos: [],
  diferencias: new Map(),
};

/** Seen from outside while the whole is still one transaction; if the row is held, it is told next time. */
const anotarAvance = ({ db }: Platform, id: string, hechas: number) =>
  db.execute(sql`update cargas set hechas = ${hechas}
    where id in (select id from cargas where id = ${id} for no key update skip locked)`);

/** All of it in one transaction, or none. */
async function deUnaVez(platform: Platform, carga: CargaRow): Promise<void> {
  const actor = await actorDe(platform.db, carga.ordenadaPor ?? carga.quien);
  try {
    await runWork(platform, actor, COMANDO, async (work) => {
      const vienen = vienenEn(work.tx, carga.id);
      let suma = NADA;
      for (let partes = 1; ; partes++) {
        const contexto = await leerContexto(work.tx, actor, carga);
        const hechas = await importarTanda(work, carga, contexto, {
          desde: suma.hasta,
          cuantas: TANDA,
          seCruzan: true,
          vienen,
        });
        if (!hechas) break;
        if (hechas.fallidas > 0) throw noTodo(hechas.fallidas);
        suma = juntas(suma, hechas);
        await anotarAvance(platform, carga.id, total(suma));
        await conocerTablas(work.tx, partes, TANDA);
        await ceder();
      }
      await sumar(work, carga.id, suma, true);
      await anotarCuantos(work, suma.diferencias);
      const contexto = await leerContexto(work.tx, actor, carga);
      for (let desde: number | null = 0; desde !== null; )
        desde = await ponerNombradas(work, carga, contexto, { desde, cuantas: TANDA, vienen });
    });
  } catch (error) {
    await anotarAvance(platform, carga.id, 0);
    throw error;
  }
}

async function sincronizar(platform: Platform, carga: CargaRow): Promise<void> {
  if (carga.modo !== 'sincronizar') return;
  for (let quedan = true; quedan; ) {
    const actor = await actorDe(platform.db, carga.ordenadaPor ?? carga.quien);
    quedan = await runWork(platform, actor, COMANDO, async (work) => {
      await leerContexto(work.tx, actor, carga);
      return sacarTanda(work, carga, TANDA);
    });
    await ceder();
  }
}

type Invitaciones = Job<never, { readonly id: string }>;

async function terminar(platform: Platform, carga: CargaRow, invitaciones: Invitaciones): Promise<void> {
  const actor = await actorDe(platform.db, carga.ordenadaPor ?? carga.quien);
  await runWork(platform, actor, COMANDO, async (work) => {
    // Where nobody is given a password nobody waits for one: thousands need not be gone through.
    const sinContraseña = carga.contraseñas === 'nada' ? 0 : await cuantosEsperan(work.tx, carga.id);
    await work.tx
      .update(cargasTable)
      .set({ estado: 'importada', ...plazos(work.now), sinContraseña })
      .where(eq(cargasTable.id, carga.id));
    await notify(work, avisoDeCarga, { cargaId: carga.id });
    if (carga.contraseñas === 'invitacion') await work.enqueue(invitaciones, { id: carga.id });
  });
}

const plazos = (now: Date) => ({
  terminadaEn: now.toISOString(),
  deshacibleHasta: tras(now, DIAS_PARA_DESHACER * DIA).toISOString(),
});

const motivoDe = (error: unknown): string =>
  error instanceof DomainError
    ? error.message
    : 'Algo falló y la importación se detuvo. Lo que se hizo está a salvo: revisa el archivo y vuelve a importarlo.';

/** What a stopped work left is kept; whoever ordered it reads why. */
export async function anotarFallo(platform: Platform, id: string, error: unknown): Promise<void> {
  if (!(error instanceof DomainError)) platform.log.error({ err: error }, 'se detuvo una carga');
  await runWork(platform, SISTEMA, COMANDO, async (work) => {
    await work.tx
      .update(cargasTable)
      .set({ estado: 'fallida', motivo: motivoDe(error), ...plazos(work.now) })
      .where(eq(cargasTable.id, id));
    await notify(work, avisoDeCarga, { cargaId: id });
  });
}

/** Imports an upload that was ordered. Harmless when run twice, or again after a crash. */
export const importar = (platform: Platform, id: string, invitaciones: Invitaciones): Promise<void> =>
  withLock(platform.db, EN_MARCHA, async () => {
    const carga = await leer(platform.db, id);
    if (carga?.estado !== 'importando') return;
    try {
      if (carga.todoONada) await deUnaVez(platform, carga);
      else await porTandas(platform, carga);
      await sincronizar(platform, carga);
      await terminar(platform, carga, invitaciones);
    } catch (error) {
      if (willPass(error)) throw error;
      await anotarFallo(platform, id, error);
    }
  });
