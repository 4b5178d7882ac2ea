import type { Actor } from '@catedra/shared/core/actor.ts';
import { horasEscritas, tituloComparable } from '@catedra/shared/externas/archivo/celdas.ts';
import { faltaEnMapeo } from '@catedra/shared/externas/archivo/datos.ts';
import {
  type CargaDeExternas,
  type ConsultaDeFilasDeExternas,
  ESTADOS_DE_FILA_DE_EXTERNA,
  type FormacionDesconocida,
  type PaginaDeFilasDeExternas,
} from '@catedra/shared/externas/archivo/schemas.ts';
import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { type CargaRow, encontrarCarga, resumenDe } from '#features/externas/archivo/cargas.ts';
import { contarFilas, type FilaContada } from '#features/externas/archivo/filas.ts';
import { externaCargasTable } from '#features/externas/table.ts';
import type { Database } from '#platform/db/pool.ts';

const EJEMPLOS = 3;
const DESCONOCIDAS = 50;

/** When the same bytes were recorded by the same person, and stand. */
async function leerOtraVez(db: Database, { id, quien, sha256 }: CargaRow): Promise<string | null> {
  const { registradaEn, deshechaEn } = externaCargasTable;
  const iguales = and(
    eq(externaCargasTable.quien, quien),
    eq(externaCargasTable.sha256, sha256),
    ne(externaCargasTable.id, id),
    isNotNull(registradaEn),
    isNull(deshechaEn),
  );
  const [otra] = await db
    .select({ registradaEn })
    .from(externaCargasTable)
    .where(iguales)
    .orderBy(desc(registradaEn))
    .limit(1);
  return otra?.registradaEn ?? null;
}

/** Titles that are nobody's, the most said first. */
function desconocidasDe(filas: readonly FilaContada[], { mapeo }: CargaRow): FormacionDesconocida[] {
  const columna = mapeo.indexOf('horas');
  const suyas = filas.filter(({ juzgada, estado }) => estado === 'error' && juzgada?.desconocida);
  const porTitulo = Map.groupBy(suyas, ({ juzgada }) => tituloComparable(juzgada?.desconocida ?? ''));
  return [...porTitulo.values()]
    .map((iguales) => ({
      titulo: iguales[0]?.juzgada?.desconocida?.slice(0, 200) ?? '',
      filas: iguales.length,
      horas:
        iguales.map(({ celdas }) => horasEscritas(celdas[columna] ?? '')).find((una) => una !== null) ?? null,
    }))
    .toSorted((una, otra) => otra.filas - una.filas)
    .slice(0, DESCONOCIDAS);
}

export async function leerCarga(db: Database, actor: Actor, now: Date, id: string): Promise<CargaDeExternas> {
  const leida = await encontrarCarga(db, actor, id);
  const { fila } = leida;
  const [filas, otraVez] = await Promise.all([contarFilas(db, actor, now, fila), leerOtraVez(db, fila)]);
  const falta = faltaEnMapeo(fila.mapeo);
  const cuantas = (estado: FilaContada['estado']) => filas.filter((una) => una.estado === estado).length;
  const hechas = cuantas('registrada') + cuantas('retirada');
  return {
    ...resumenDe(leida),
    hoja: fila.hoja,
    encabezados: fila.encabezados,
    mapeo: fila.mapeo,
    ejemplos: filas.slice(0, EJEMPLOS).map(({ celdas }) => celdas),
    falta,
    contadores: Object.fromEntries(
      ESTADOS_DE_FILA_DE_EXTERNA.map((estado) => [estado, cuantas(estado)]),
    ) as CargaDeExternas['contadores'],
    desconocidas: fila.ordenadaEn || falta ? [] : desconocidasDe(filas, fila),
    otraVez,
    progreso: fila.deshacerEn
      ? { hechas: cuantas('retirada'), total: hechas }
      : { hechas: hechas + cuantas('fuera'), total: filas.length },
    motivo: fila.motivo,
  };
}

/** A page of its rows by line, of one kind or all. */
export async function leerPagina(
  db: Database,
  actor: Actor,
  now: Date,
  id: string,
  { estado, cursor, limite }: ConsultaDeFilasDeExternas,
): Promise<PaginaDeFilasDeExternas> {
  const { fila } = await encontrarCarga(db, actor, id);
  const filas = await contarFilas(db, actor, now, fila);
  const suyas = filas.filter((una) => una.linea > cursor && (!estado || una.estado === estado));
  const datos = suyas.slice(0, limite).map(({ linea, celdas, estado: suyo, persona, mensajes }) => ({
    linea,
    celdas,
    estado: suyo,
    persona,
    mensajes,
  }));
  return { datos, siguiente: suyas.length > limite ? (datos.at(-1)?.linea ?? null) : null };
}
