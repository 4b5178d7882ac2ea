import { cabeFijado, MAX_AL_DIA, MAX_FIJADOS, plazoImposible } from '@catedra/shared/anuncios/rules.ts';
import { datosInvalidos, DomainError } from '@catedra/shared/core/errors.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { inicioDelDia } from '@catedra/shared/fechas/momento-de.ts';
import { and, eq, gte, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { type FilaDeAnuncio, personasSql } from '#features/anuncios/destinos.ts';
import { anunciosTable } from '#features/anuncios/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { lockInTransaction } from '#platform/turns/lock.ts';

const noLoVeriaNadie = () =>
  new DomainError(
    409,
    'AUDIENCIA_VACIA',
    'Ahora mismo no lo leería nadie: no hay ninguna persona que pueda entrar entre esos destinos. Añade otro.',
    { fields: { destinos: 'Ahora mismo no lo leería nadie. Añade otro destino.' } },
  );

const noCabenFijados = () =>
  datosInvalidos({
    fijado: `A la vez caben ${MAX_FIJADOS} anuncios fijados, y en esas fechas ya los hay. Publícalo sin fijar o suelta otro antes.`,
  });

const bastaPorHoy = () =>
  new DomainError(
    409,
    'DEMASIADOS_ANUNCIOS',
    `Hoy ya has publicado ${MAX_AL_DIA} anuncios, que es el máximo. Guárdalo y publícalo mañana.`,
  );

async function exigirQueQuepaFijado(work: Work, fila: FilaDeAnuncio): Promise<void> {
  await lockInTransaction(work.tx, 'anuncios.fijados');
  const otros = await work.tx
    .select({ desde: anunciosTable.desde, hasta: anunciosTable.hasta })
    .from(anunciosTable)
    .where(
      and(
        anunciosTable.fijado,
        ne(anunciosTable.id, fila.id),
        isNotNull(anunciosTable.publicadoEn),
        isNull(anunciosTable.retiradoEn),
        or(isNull(anunciosTable.hasta), gte(anunciosTable.hasta, work.now.toISOString())),
      ),
    );
  if (!cabeFijado(fila, otros)) throw noCabenFijados();
}

async function exigirQueQuepaHoy(work: Work): Promise<void> {
  await lockInTransaction(work.tx, `anuncios.${work.actor.id}`);
  const { rows } = await work.tx.execute<{ zona: string }>(sql`select zona_horaria as zona from academia`);
  const zona = rows[0]?.zona ?? 'UTC';
  const hoy = inicioDelDia(diaEn(work.now, zona), zona).toISOString();
  const suyos = and(eq(anunciosTable.publicadoPor, work.actor.id), gte(anunciosTable.publicadoEn, hoy));
  if ((await work.tx.$count(anunciosTable, suyos)) >= MAX_AL_DIA) throw bastaPorHoy();
}

/** What must hold for it to be seen as it is about to be written; it was so before, or it is published now. */
export async function exigirPublicable(
  work: Work,
  antes: FilaDeAnuncio | null,
  fila: FilaDeAnuncio,
): Promise<void> {
  const mal = plazoImposible(fila, work.now);
  if (fila.titulo === '') throw datosInvalidos({ titulo: 'Escribe un título.' });
  if (mal !== null && fila.hasta !== antes?.hasta) throw datosInvalidos({ hasta: mal });
  const { rows } = await work.tx.execute(sql`select from ${personasSql(fila)} limit 1`);
  if (rows.length === 0) throw noLoVeriaNadie();
  if (antes === null || antes.publicadoEn === null) await exigirQueQuepaHoy(work);
  if (fila.fijado) await exigirQueQuepaFijado(work, fila);
}
