import { type Actor, alcanceDeCarga, anyOf, grupos, type RevisionDeCarga, sinPermiso } from '@catedra/shared';
import { and, eq, sql } from 'drizzle-orm';
import { gruposBinding } from '#features/grupos/binding.ts';
import { gruposTable } from '#features/grupos/table.ts';
import { perfilesTable } from '#features/perfiles/table.ts';
import { contrastar, type Existente, type FilaContrastada } from '#features/usuarios/carga/contrastar.ts';
import { idDeFila } from '#features/usuarios/carga/id-de-fila.ts';
import {
  type Catalogo,
  type FilaInterpretada,
  interpretarFilas,
} from '#features/usuarios/carga/interpretar-filas.ts';
import { leerCsv } from '#features/usuarios/carga/leer-csv.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

type Reader = Database | Tx;

export interface Revision {
  readonly columnas: RevisionDeCarga['columnas'];
  readonly ignoradas: RevisionDeCarga['ignoradas'];
  readonly filas: readonly FilaContrastada[];
}

async function leerCatalogo(db: Reader, actor: Actor): Promise<Catalogo> {
  const enSusGrupos = actor.permisos.includes('usuarios:cargar:grupos') && { id: actor.tutorGrupoIds };
  const puedeAñadir = scopeSql(gruposBinding, anyOf(grupos.policy.update(actor), enSusGrupos));
  const [perfiles, suyos] = await Promise.all([
    db.select({ nombre: perfilesTable.nombre }).from(perfilesTable),
    db
      .select({ id: gruposTable.id, nombre: gruposTable.nombre })
      .from(gruposTable)
      .where(and(puedeAñadir, eq(gruposTable.estado, 'activo'))),
  ]);
  return { perfiles: perfiles.map(({ nombre }) => nombre), grupos: suyos };
}

const valores = (filas: readonly FilaInterpretada[], campo: 'correo' | 'usuario' | 'documento') =>
  sql.param(filas.flatMap(({ datos }) => datos?.[campo] ?? []));

interface ExistenteRow extends Record<string, unknown> {
  id: string;
  estado: string;
  grupo_ids: string[];
  datos: Existente['datos'];
}

async function leerExistentes(
  db: Reader,
  filas: readonly (FilaInterpretada & { id: string })[],
): Promise<Existente[]> {
  const { rows } = await db.execute<ExistenteRow>(sql`
    select u.id, u.estado, array(select grupo_id from grupo_miembros where usuario_id = u.id) as grupo_ids,
           json_build_object('nombre', u.nombre, 'apellidos', u.apellidos, 'correo', lower(u.correo),
             'usuario', lower(u.usuario), 'documento', u.documento, 'telefono', u.telefono, 'perfil', u.perfil) as datos
      from usuarios u
     where u.fecha_baja is null and (
           u.id = any(${sql.param(filas.map(({ id }) => id))}::uuid[])
        or lower(u.correo) = any(${valores(filas, 'correo')}::text[])
        or lower(u.usuario) = any(${valores(filas, 'usuario')}::text[])
        or u.documento = any(${valores(filas, 'documento')}::text[]))`);
  return rows.map(({ id, estado, grupo_ids: grupoIds, datos }) => ({
    datos,
    scope: { id, estado, perfil: datos.perfil, fechaBaja: null, grupoIds },
  }));
}

/** Each row's own id; that of someone who was deleted since is not used again. */
async function conId<F extends FilaInterpretada>(
  db: Reader,
  filas: readonly F[],
): Promise<(F & { id: string })[]> {
  const con = filas.map((fila) => ({ ...fila, id: idDeFila([fila.datos, fila.grupoIds.toSorted()]) }));
  for (;;) {
    const { rows } = await db.execute<{ id: string; baja: string }>(sql`
      select id, fecha_baja::text as baja from usuarios
       where fecha_baja is not null and id = any(${sql.param(con.map(({ id }) => id))}::uuid[])`);
    if (rows.length === 0) return con;
    const bajas = new Map(rows.map(({ id, baja }) => [id, baja]));
    for (const fila of con) {
      const baja = bajas.get(fila.id);
      if (baja) fila.id = idDeFila([fila.id, baja]);
    }
  }
}

/** What loading this text would do, row by row; nothing is written. */
export async function revisarCarga(db: Reader, actor: Actor, texto: string): Promise<Revision> {
  if (alcanceDeCarga(actor) === false) throw sinPermiso();
  const { columnas, ignoradas, filas } = leerCsv(texto);
  const interpretadas = interpretarFilas(filas, await leerCatalogo(db, actor), actor);
  const listas = await conId(db, interpretadas);
  return {
    columnas: [...columnas],
    ignoradas: [...ignoradas],
    filas: contrastar(listas, await leerExistentes(db, listas), actor),
  };
}

/** What leaves the server of each row. */
export const revisionOf = ({ columnas, ignoradas, filas }: Revision): RevisionDeCarga => ({
  columnas,
  ignoradas,
  filas: filas.map(({ linea, estado, valores: escritos, errores }) => ({
    linea,
    estado,
    valores: { ...escritos },
    errores: { ...errores },
  })),
});
