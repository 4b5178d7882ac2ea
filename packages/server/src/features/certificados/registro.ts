import { codigoEscrito } from '@catedra/shared/certificados/codigo.ts';
import type {
  ConsultaDeRegistro,
  FiltrosDeRegistro,
  LineaDeRegistro,
  OpcionesDeRegistro,
  PorCaducar,
  Registro,
} from '@catedra/shared/certificados/registro.ts';
import type { Dia } from '@catedra/shared/fechas/calendario.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  alcanceSql,
  filtrosSql,
  gruposVisibles,
  type LecturaDeRegistro,
} from '#features/certificados/filtrar-registro.ts';
import { certificadosTable } from '#features/certificados/table.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import { countRows } from '#platform/db/json-page.ts';
import { cutPage, readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Database } from '#platform/db/pool.ts';

const estadoSql = (hoy: Dia): SQL<LineaDeRegistro['estado']> =>
  sql`estado_de_certificado(${certificadosTable.sustituidoEn}, ${certificadosTable.retiradoEn}, ${certificadosTable.validoHasta}, ${hoy}::date)`;

const SE_CUENTAN = 10_000;

const columnas = (hoy: Dia) => {
  const de = certificadosTable;
  return {
    id: de.id,
    estado: estadoSql(hoy),
    numero: de.numero,
    rectificado: de.rectificado,
    codigo: de.codigo,
    usuarioId: de.usuarioId,
    nombre: de.nombre,
    cursoId: de.cursoId,
    titulo: de.titulo,
    completadoEl: de.completadoEl,
    expedidoEn: de.expedidoEn,
    validoHasta: de.validoHasta,
    retiradoEn: de.retiradoEn,
    motivo: de.motivo,
  };
};

const lugar = z.tuple([z.iso.datetime(), z.uuid()]);
const delDueño = eq(usuariosTable.id, certificadosTable.usuarioId);

const trasCursor = (cursor: string | undefined): SQL | undefined => {
  if (!cursor) return undefined;
  const [expedidoEn, id] = readCursor(lugar, cursor);
  return sql`(${certificadosTable.expedidoEn}, ${certificadosTable.id}) < (${expedidoEn}, ${id})`;
};

/** One page of the register, the last issued first. */
export async function leerRegistro(
  db: Database,
  lectura: LecturaDeRegistro,
  { cursor, limite, ...filtros }: ConsultaDeRegistro,
): Promise<Registro> {
  const donde = filtrosSql(lectura, filtros);
  const [filas, total] = await Promise.all([
    db
      .select(columnas(lectura.hoy))
      .from(certificadosTable)
      .innerJoin(usuariosTable, delDueño)
      .where(and(donde, trasCursor(cursor)))
      .orderBy(desc(certificadosTable.expedidoEn), desc(certificadosTable.id))
      .limit(limite + 1),
    contarRegistro(db, lectura, filtros, SE_CUENTAN),
  ]);
  const { datos, siguiente } = cutPage(filas, limite, (fila) => writeCursor(fila.expedidoEn, fila.id));
  return {
    datos: datos.map((fila) => ({ ...fila, codigo: fila.codigo && codigoEscrito(fila.codigo) })),
    total,
    siguiente,
  };
}

export const contarRegistro = (
  db: Database,
  lectura: LecturaDeRegistro,
  filtros: FiltrosDeRegistro,
  hasta: number,
) =>
  countRows(
    db,
    sql`from ${certificadosTable} join ${usuariosTable} on ${delDueño} where ${filtrosSql(lectura, filtros) ?? sql`true`}`,
    hasta,
  );

/** A document is told of whom one could read it in their record. */
const documentoSql = ({ actor }: LecturaDeRegistro): SQL<string | null> =>
  sql`case when ${scopeSql(usuariosBinding, usuarios.policy.read(actor)) ?? sql`true`} then ${certificadosTable.documento} end`;

export interface FilaDeHoja extends LineaDeRegistro {
  readonly documento: string | null;
  readonly horas: number | null;
  readonly nota: number | null;
}

/** The same lines with all that a sheet tells of them, page after page. */
export async function* paginasDeHoja(
  db: Database,
  lectura: LecturaDeRegistro,
  filtros: FiltrosDeRegistro,
  limite: number,
): AsyncGenerator<readonly FilaDeHoja[], undefined> {
  const donde = filtrosSql(lectura, filtros);
  for (let cursor: string | undefined; ; ) {
    const filas = await db
      .select({
        ...columnas(lectura.hoy),
        documento: documentoSql(lectura),
        horas: certificadosTable.horas,
        nota: certificadosTable.nota,
      })
      .from(certificadosTable)
      .innerJoin(usuariosTable, delDueño)
      .where(and(donde, trasCursor(cursor)))
      .orderBy(desc(certificadosTable.expedidoEn), desc(certificadosTable.id))
      .limit(limite + 1);
    const { datos, siguiente } = cutPage(filas, limite, (fila) => writeCursor(fila.expedidoEn, fila.id));
    yield datos;
    if (siguiente === null) return;
    cursor = siguiente;
  }
}

const MAXIMO = 1000;

/** The courses that occur in what one sees of the register, and the groups that one may ask for. */
export async function leerOpciones(db: Database, lectura: LecturaDeRegistro): Promise<OpcionesDeRegistro> {
  const suyos = alcanceSql(lectura);
  const [cursos, grupos] = await Promise.all([
    db.execute<{ id: string; titulo: string }>(sql`
      select c.id, c.titulo from cursos c where exists (
        select from certificados k join usuarios on ${usuariosTable.id} = k.usuario_id
         where k.curso_id = c.id and ${suyos ?? sql`true`})
       order by c.titulo, c.id limit ${MAXIMO}`),
    db.execute<{ id: string; nombre: string }>(sql`
      select grupos.id, grupos.nombre from grupos where ${gruposVisibles(lectura.actor)}
       order by grupos.nombre, grupos.id limit ${MAXIMO}`),
  ]);
  return { cursos: cursos.rows, grupos: grupos.rows };
}

/** As many courses are named. */
const CURSOS_POR_CADUCAR = 4;

/** What lapses soon by course, counted by the filter of the register that opens it. */
export async function leerPorCaducar(db: Database, lectura: LecturaDeRegistro): Promise<PorCaducar> {
  const de = certificadosTable;
  const { rows } = await db.execute<PorCaducar & Record<string, unknown>>(sql`
    with p as materialized (
      select ${de.cursoId} as curso_id, ${de.validoHasta} as hasta from ${de} join ${usuariosTable} on ${delDueño}
       where ${filtrosSql(lectura, { caduca: '90_dias' })}),
    c as (
      select cursos.id as "cursoId", cursos.titulo, count(*)::int as cuantos, min(p.hasta) as primero
        from p join cursos on cursos.id = p.curso_id group by cursos.id
       order by cuantos desc, primero, cursos.titulo limit ${CURSOS_POR_CADUCAR})
    select (select count(*)::int from p) as total, (select coalesce(json_agg(c), '[]') from c) as cursos`);
  return rows[0] as PorCaducar;
}
