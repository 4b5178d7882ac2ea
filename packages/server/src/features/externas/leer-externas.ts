import { puedeVerCertificados } from '@catedra/shared/certificados/policy.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { estadoDeExterna } from '@catedra/shared/externas/rules.ts';
import type { Externa } from '@catedra/shared/externas/schemas.ts';
import type { Dia } from '@catedra/shared/fechas/calendario.ts';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { archivosTable } from '#features/archivos/table.ts';
import { cursoCertificadosTable } from '#features/certificados/table.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { catalogoExternoTable, externasTable } from '#features/externas/table.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

const nombreDe = (quien: SQL): SQL<string | null> =>
  sql`(select trim(q.nombre || ' ' || q.apellidos) from usuarios q where q.id = ${quien} and q.fecha_baja is null)`;

const MUCHAS = 1000;

/** External training with all that is told of it, the last day first. */
const leidas = (db: Database | Tx, where: SQL | undefined, limite = MUCHAS) =>
  db
    .select({
      fila: externasTable,
      persona: nombreDe(sql`${externasTable.usuarioId}`),
      registradaPor: nombreDe(sql`${externasTable.registradaPor}`),
      titulo: sql<string>`coalesce(${cursosTable.titulo}, ${catalogoExternoTable.titulo})`,
      horas: sql<
        number | null
      >`coalesce(${externasTable.horas}, ${cursoCertificadosTable.horas}, ${catalogoExternoTable.horas})::float8`,
      papel: archivosTable,
    })
    .from(externasTable)
    .innerJoin(usuariosTable, eq(usuariosTable.id, externasTable.usuarioId))
    .leftJoin(cursosTable, eq(cursosTable.id, externasTable.cursoId))
    .leftJoin(cursoCertificadosTable, eq(cursoCertificadosTable.cursoId, externasTable.cursoId))
    .leftJoin(catalogoExternoTable, eq(catalogoExternoTable.id, externasTable.entradaId))
    .leftJoin(archivosTable, eq(archivosTable.id, externasTable.archivoId))
    .where(where)
    .orderBy(desc(externasTable.dia), desc(externasTable.id))
    .limit(limite);

type Leida = Awaited<ReturnType<typeof leidas>>[number];

const papelDe = (papel: Leida['papel']): Externa['papel'] =>
  papel && {
    id: papel.id,
    nombre: papel.nombre,
    tipo: papel.tipo ?? 'application/octet-stream',
    bytes: papel.bytes,
    ancho: papel.ancho,
    alto: papel.alto,
    creadoEn: papel.creadoEn,
  };

function externaDe({ fila, persona, registradaPor, titulo, horas, papel }: Leida, hoy: Dia): Externa {
  return {
    id: fila.id,
    usuarioId: fila.usuarioId,
    persona,
    cursoId: fila.cursoId,
    entradaId: fila.entradaId,
    titulo,
    horas,
    dia: fila.dia,
    efecto: fila.efecto,
    ronda: fila.ronda,
    estado: estadoDeExterna(fila, hoy),
    valeHasta: fila.valeHasta,
    papel: papelDe(papel),
    registradaEn: fila.registradaEn,
    registradaPor,
    retiradaEn: fila.retiradaEn,
    motivo: fila.motivo,
  };
}

export async function leerVarias(
  db: Database | Tx,
  where: SQL | undefined,
  hoy: Dia,
  limite?: number,
): Promise<Externa[]> {
  return (await leidas(db, where, limite)).map((fila) => externaDe(fila, hoy));
}

export async function leerUna(tx: Tx, id: string, hoy: Dia): Promise<Externa> {
  const [una] = await leerVarias(tx, eq(externasTable.id, id), hoy);
  if (!una) throw noEncontrado();
  return una;
}

/** One's own, without who recorded it; what was withdrawn is not theirs any more. */
export async function leerMias(db: Database, actor: Actor, hoy: Dia): Promise<Externa[]> {
  const suyas = and(eq(externasTable.usuarioId, actor.id), isNull(externasTable.retiradaEn));
  const externas = await leerVarias(db, suyas, hoy);
  return externas.map((una) => ({ ...una, registradaPor: null, motivo: null }));
}

/** Those of a person whose certificates are in sight. */
export async function leerDePersona(
  db: Database,
  actor: Actor,
  usuarioId: string,
  hoy: Dia,
): Promise<Externa[]> {
  const ve = puedeVerCertificados(actor);
  if (ve === false) throw sinPermiso();
  const [persona] = await db
    .select({ id: usuariosTable.id })
    .from(usuariosTable)
    .where(
      and(eq(usuariosTable.id, usuarioId), isNull(usuariosTable.fechaBaja), scopeSql(usuariosBinding, ve)),
    );
  if (!persona) throw noEncontrado();
  return leerVarias(db, eq(externasTable.usuarioId, usuarioId), hoy);
}
