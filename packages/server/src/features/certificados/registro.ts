import { codigoDe, codigoEscrito } from '@catedra/shared/certificados/codigo.ts';
import { puedeVerCertificados } from '@catedra/shared/certificados/policy.ts';
import type { ConsultaDeRegistro, LineaDeRegistro, Registro } from '@catedra/shared/certificados/schemas.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import type { Dia } from '@catedra/shared/fechas/calendario.ts';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { huellaDeCodigo } from '#features/certificados/comprobar.ts';
import { certificadosTable } from '#features/certificados/table.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import { countRows } from '#platform/db/json-page.ts';
import { cutPage, readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Database } from '#platform/db/pool.ts';
import { hasWords } from '#platform/db/search.ts';

const estadoSql = (hoy: Dia): SQL<LineaDeRegistro['estado']> =>
  sql`estado_de_certificado(${certificadosTable.sustituidoEn}, ${certificadosTable.retiradoEn}, ${certificadosTable.validoHasta}, ${hoy}::date)`;

const TEXTO = sql`llano(coalesce(${certificadosTable.nombre}, '') || ' ' || ${certificadosTable.titulo} || ' ' || ${certificadosTable.numero})`;

/** By its code, whole; or by words of name, course and number. */
function buscado(buscar: string | undefined): SQL | undefined {
  const codigo = buscar && codigoDe(buscar);
  return codigo ? eq(certificadosTable.codigoHuella, huellaDeCodigo(codigo)) : hasWords(TEXTO, buscar ?? '');
}

/** Told apart by columns and not by their state, so that an index finds the few. */
const cribaSql = (hoy: Dia): Readonly<Record<LineaDeRegistro['estado'], SQL>> => {
  const { retiradoEn, sustituidoEn, validoHasta } = certificadosTable;
  const enPie = sql`${retiradoEn} is null and ${sustituidoEn} is null`;
  return {
    valido: sql`${enPie} and (${validoHasta} is null or ${validoHasta} >= ${hoy}::date)`,
    caducado: sql`${enPie} and ${validoHasta} < ${hoy}::date`,
    sustituido: sql`${retiradoEn} is null and ${sustituidoEn} is not null`,
    retirado: sql`${retiradoEn} is not null`,
  };
};

function dondeDe(actor: Actor, consulta: ConsultaDeRegistro, hoy: Dia): SQL | undefined {
  const { estado, cursoId, grupoId, usuarioId, buscar } = consulta;
  const alcance = puedeVerCertificados(actor);
  if (alcance === false) throw sinPermiso();
  return and(
    scopeSql(usuariosBinding, alcance),
    estado && cribaSql(hoy)[estado],
    cursoId ? eq(certificadosTable.cursoId, cursoId) : undefined,
    usuarioId ? eq(certificadosTable.usuarioId, usuarioId) : undefined,
    grupoId
      ? sql`exists (select from grupo_miembros g where g.usuario_id = ${certificadosTable.usuarioId} and g.grupo_id = ${grupoId})`
      : undefined,
    buscado(buscar),
  );
}

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

/** One page of the register, the last issued first. */
export async function leerRegistro(
  db: Database,
  actor: Actor,
  consulta: ConsultaDeRegistro,
  hoy: Dia,
): Promise<Registro> {
  const donde = dondeDe(actor, consulta, hoy);
  const desde = consulta.cursor ? readCursor(lugar, consulta.cursor) : null;
  const { expedidoEn, id } = certificadosTable;
  const delDueño = eq(usuariosTable.id, certificadosTable.usuarioId);
  const [filas, total] = await Promise.all([
    db
      .select(columnas(hoy))
      .from(certificadosTable)
      .innerJoin(usuariosTable, delDueño)
      .where(and(donde, desde ? sql`(${expedidoEn}, ${id}) < (${desde[0]}, ${desde[1]})` : undefined))
      .orderBy(desc(expedidoEn), desc(id))
      .limit(consulta.limite + 1),
    countRows(
      db,
      sql`from ${certificadosTable} join ${usuariosTable} on ${delDueño} where ${donde ?? sql`true`}`,
      SE_CUENTAN,
    ),
  ]);
  const { datos, siguiente } = cutPage(filas, consulta.limite, (fila) =>
    writeCursor(fila.expedidoEn, fila.id),
  );
  return {
    datos: datos.map((fila) => ({ ...fila, codigo: fila.codigo && codigoEscrito(fila.codigo) })),
    total,
    siguiente,
  };
}
