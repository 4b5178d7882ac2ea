import { isDeepStrictEqual } from 'node:util';
import { DomainError, noEncontrado, versionAntigua } from '@catedra/shared/core/errors.ts';
import {
  type EntradaDeCatalogo,
  type EntradaEscrita,
  MAX_ENTRADAS,
} from '@catedra/shared/externas/schemas.ts';
import { eq, isNull } from 'drizzle-orm';
import { exigirEscribir, type FilaDeCatalogo, leerEntrada } from '#features/externas/catalogo.ts';
import { catalogoExternoTable } from '#features/externas/table.ts';
import { differences } from '#platform/changes/differences.ts';
import type { Work } from '#platform/changes/work.ts';
import { asDomainError } from '#platform/db/errors.ts';
import { lockInTransaction } from '#platform/turns/lock.ts';

const noCabenMas = () =>
  new DomainError(
    409,
    'DEMASIADAS_ENTRADAS',
    `El catálogo tiene como mucho ${MAX_ENTRADAS} formaciones. Retira alguna antes de añadir otra.`,
  );

const UNICA = {
  catalogo_externo_por_titulo: {
    field: 'titulo',
    message: 'Ya hay una formación con ese título en el catálogo.',
  },
};

const escrita = ({ titulo, horas, validezMeses, validezDia, validezMinimoMeses }: EntradaEscrita) => ({
  titulo,
  horas,
  validezMeses,
  validezDia,
  validezMinimoMeses,
});

async function bloquear(work: Work, id: string): Promise<FilaDeCatalogo | null> {
  exigirEscribir(work.actor);
  const suya = eq(catalogoExternoTable.id, id);
  const [fila] = await work.tx.select().from(catalogoExternoTable).where(suya).for('update');
  return fila ?? null;
}

type Anotada = Readonly<Record<string, unknown>>;

function anotar(work: Work, id: string, antes: Anotada | null, despues: Anotada): void {
  work.record({
    coleccion: 'catalogo',
    documento: id,
    antes: antes && { id },
    despues: { id },
    detalle: differences(antes ?? {}, despues),
  });
}

async function crear(work: Work, id: string, valores: ReturnType<typeof escrita>): Promise<void> {
  await lockInTransaction(work.tx, 'externas.catalogo');
  const enUso = isNull(catalogoExternoTable.retiradaEn);
  if ((await work.tx.$count(catalogoExternoTable, enUso)) >= MAX_ENTRADAS) throw noCabenMas();
  await work.tx.insert(catalogoExternoTable).values({ id, ...valores, creadaEn: work.now.toISOString() });
  anotar(work, id, null, valores);
}

/** Adds an entry or writes it again; what was recorded with it keeps its days. Sent again, it finds itself done. */
export async function guardarEntrada(
  work: Work,
  id: string,
  entrada: EntradaEscrita,
): Promise<EntradaDeCatalogo> {
  const antes = await bloquear(work, id);
  const valores = escrita(entrada);
  const suyos = antes && escrita({ ...antes, version: 0 });
  try {
    if (!antes) await crear(work, id, valores);
    else if (!isDeepStrictEqual(suyos, valores)) {
      if (antes.version !== entrada.version) throw versionAntigua(await leerEntrada(work.tx, id));
      await work.tx
        .update(catalogoExternoTable)
        .set({ ...valores, version: antes.version + 1 })
        .where(eq(catalogoExternoTable.id, id));
      anotar(work, id, suyos, valores);
    }
  } catch (error) {
    throw asDomainError(error, UNICA);
  }
  return leerEntrada(work.tx, id);
}

async function ofrecer(work: Work, id: string, seOfrece: boolean): Promise<EntradaDeCatalogo> {
  const antes = await bloquear(work, id);
  if (!antes) throw noEncontrado();
  if ((antes.retiradaEn === null) !== seOfrece) {
    const retiradaEn = seOfrece ? null : work.now.toISOString();
    await work.tx.update(catalogoExternoTable).set({ retiradaEn }).where(eq(catalogoExternoTable.id, id));
    anotar(work, id, { retirada: seOfrece }, { retirada: !seOfrece });
  }
  return leerEntrada(work.tx, id);
}

/** Nobody is given it from now on, and whoever has it keeps it; or it is offered again. Twice is once. */
export const retirarEntrada = (work: Work, id: string) => ofrecer(work, id, false);
export const recuperarEntrada = (work: Work, id: string) => ofrecer(work, id, true);
