import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { personasDe } from '#features/anuncios/audiencia.ts';
import { anotarAnuncio } from '#features/anuncios/audit.ts';
import { correoDeAnuncio, mandarlo } from '#features/anuncios/correo.ts';
import type { FilaDeAnuncio } from '#features/anuncios/destinos.ts';
import { leerAlcanzables, leerLlegados } from '#features/anuncios/llegados.ts';
import { anunciosTable } from '#features/anuncios/table.ts';
import { runWork, type Work } from '#platform/changes/work.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { job } from '#platform/job.ts';

/** As many are given its mail by one statement. */
const DE_UNA_VEZ = 5000;

async function leerPublicado(db: Database | Tx, id: string): Promise<FilaDeAnuncio | undefined> {
  const suyo = and(
    eq(anunciosTable.id, id),
    isNotNull(anunciosTable.publicadoEn),
    isNull(anunciosTable.retiradoEn),
  );
  const [fila] = await db.select().from(anunciosTable).where(suyo);
  return fila;
}

/** It is to be mailed, and people have it at this moment. */
const seManda = ({ correo, desde, hasta }: FilaDeAnuncio, ahora: string): boolean =>
  correo !== 'no' && desde !== null && desde <= ahora && (hasta === null || hasta > ahora);

/** As it stands in this work, if its mail is still to be given out. */
async function porMandar(work: Work, id: string, vez: number): Promise<FilaDeAnuncio | null> {
  const fila = await leerPublicado(work.tx, id);
  return fila?.correoVez === vez && seManda(fila, work.now.toISOString()) ? fila : null;
}

/** Its mail is written down for whoever belongs to it now, some thousands at a time; each has it once, however often this is done. */
const mandar = job<{ id: string; vez: number }>('anuncios.mandar', async (platform, { id, vez }) => {
  const enObra = <T>(que: (work: Work) => Promise<T>) => runWork(platform, SISTEMA, 'anuncios.mandar', que);
  const ellas = await enObra(async (work) => {
    const fila = await porMandar(work, id, vez);
    if (!fila) return [];
    await work.tx
      .update(anunciosTable)
      .set({ mandadoEn: sql`coalesce(${anunciosTable.mandadoEn}, ${work.now.toISOString()})` })
      .where(eq(anunciosTable.id, id));
    return personasDe(work.tx, fila);
  });
  for (let i = 0; i < ellas.length; i += DE_UNA_VEZ)
    await enObra(async (work) => {
      const fila = await porMandar(work, id, vez);
      if (fila) await mandarlo(work, fila, ellas.slice(i, i + DE_UNA_VEZ));
    });
});

/** Whoever came after its mail has it too, once: what somebody was written already they are not written again. */
const alcanzar = job<object>(
  'anuncios.alcanzar',
  async (platform) => {
    for (const id of await leerAlcanzables(platform.db, platform.clock.now())) {
      const fila = await leerPublicado(platform.db, id);
      const ellas = fila ? await leerLlegados(platform.db, fila) : [];
      for (let i = 0; i < ellas.length; i += DE_UNA_VEZ)
        await runWork(platform, SISTEMA, 'anuncios.alcanzar', async (work) => {
          const sigue = await porMandar(work, id, fila?.correoVez ?? 0);
          if (sigue) await mandarlo(work, sigue, ellas.slice(i, i + DE_UNA_VEZ));
        });
    }
  },
  { schedule: '10 * * * *' },
);

/** One written for later begins: open screens hear of it, and its mail leaves. Whoever asks from that moment on has it all the same. */
const empezar = job<{ id: string }>('anuncios.empezar', async (platform, { id }) => {
  const fila = await leerPublicado(platform.db, id);
  if (!fila) return;
  await runWork(platform, SISTEMA, 'anuncios.empezar', async (work) => {
    await anotarAnuncio(work, null, fila);
    if (fila.mandadoEn === null) await mandarCorreo(work, fila);
  });
});

/** Its mail leaves, if people have it now. */
export async function mandarCorreo(work: Work, fila: FilaDeAnuncio): Promise<void> {
  if (seManda(fila, work.now.toISOString())) await work.enqueue(mandar, { id: fila.id, vez: fila.correoVez });
}

export async function sonarAlEmpezar(work: Work, id: string, desde: string): Promise<void> {
  const faltan = Math.ceil((Date.parse(desde) - work.now.getTime()) / 1000);
  if (faltan > 0) await work.enqueueAfter(faltan, empezar, { id });
}

/** So many days after its mail was given out, or after it ended, some of it may still be leaving. */
const AUN_SALE_DIAS = 45;

/** How many mails left is kept with each announcement: the log of mails and whoever is deleted are forgotten before it. */
const contarCorreos = job<object>(
  'anuncios.contar-correos',
  async ({ db, clock }) => {
    await db.execute(sql`
      update anuncios a set correos_enviados = c.salieron
        from anuncios b cross join lateral correos_de_anuncio(b.id) c
       where b.id = a.id and c.salieron > a.correos_enviados
         and greatest(b.mandado_en, b.hasta) > ${clock.now().toISOString()}::timestamptz - ${AUN_SALE_DIAS} * interval '1 day'`);
  },
  { schedule: '20 3 * * *' },
);

export const anunciosJobs = [alcanzar, contarCorreos, correoDeAnuncio, empezar, mandar];
