import type { ContadoresDeCarga } from '@catedra/shared/cargas/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { FilaJuzgada } from '#features/cargas/revisar/fila-juzgada.ts';
import { cargasTable } from '#features/cargas/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { rowsByColumns } from '#platform/db/rows-by-columns.ts';

const JUICIO = {
  linea: 'int',
  estado: 'text',
  usuario_id: 'uuid',
  correo: 'text',
  usuario: 'text',
  documento: 'text',
  errores: 'json',
  avisos: 'json',
  cambios: 'json',
  grupos_nuevos: 'text[]',
  en_mayusculas: 'boolean',
} as const;

const oNada = <T>(lista: readonly T[]) => (lista.length > 0 ? lista : null);

/** Keeps what was found of each row, all in one statement. */
export async function guardarJuicio(
  db: Database | Tx,
  cargaId: string,
  filas: readonly FilaJuzgada[],
): Promise<void> {
  if (filas.length === 0) return;
  const rows = filas.map((fila) => ({
    linea: fila.linea,
    estado: fila.estado,
    usuario_id: fila.usuarioId,
    correo: fila.correo,
    usuario: fila.usuario,
    documento: fila.documento,
    errores: oNada(fila.errores),
    avisos: oNada(fila.avisos),
    cambios: fila.cambios,
    grupos_nuevos: oNada(fila.gruposNuevos),
    en_mayusculas: fila.enMayusculas || null,
  }));
  await db.execute(sql`
    update carga_filas f
       set estado = x.estado, usuario_id = x.usuario_id, correo = x.correo, usuario = x.usuario, documento = x.documento,
           errores = x.errores, avisos = x.avisos, cambios = x.cambios, grupos_nuevos = x.grupos_nuevos, en_mayusculas = x.en_mayusculas
      from ${rowsByColumns(JUICIO, rows)}
     where f.carga_id = ${cargaId} and f.linea = x.linea`);
}

interface Cuentas extends Record<string, unknown> {
  nuevas: number;
  cambian: number;
  iguales: number;
  errores: number;
  avisos: number;
  descartadas: number;
  enMayusculas: number;
  total: number;
  grupos: string[];
}

/** Counts the rows again, and what they name that does not exist. */
export async function contarFilas(
  db: Database | Tx,
  cargaId: string,
): Promise<{ contadores: ContadoresDeCarga; gruposNuevos: string[] }> {
  const { rows } = await db.execute<Cuentas>(sql`
    select count(*)::int as total,
           count(*) filter (where estado = 'nueva')::int as nuevas,
           count(*) filter (where estado = 'cambia')::int as cambian,
           count(*) filter (where estado = 'igual')::int as iguales,
           count(*) filter (where estado = 'error')::int as errores,
           count(*) filter (where estado = 'descartada')::int as descartadas,
           count(*) filter (where avisos is not null and estado <> 'descartada')::int as avisos,
           count(*) filter (where en_mayusculas and estado <> 'descartada')::int as "enMayusculas",
           array(select distinct on (llano(g)) g
                   from (select distinct g from carga_filas f, unnest(f.grupos_nuevos) g
                          where f.carga_id = ${cargaId} and f.estado <> 'descartada') nombrados
                  order by llano(g), g limit 500) as grupos
      from carga_filas where carga_id = ${cargaId}`);
  const { grupos, ...contadores } = rows[0] as Cuentas;
  await db
    .update(cargasTable)
    .set({
      nuevas: contadores.nuevas,
      cambian: contadores.cambian,
      iguales: contadores.iguales,
      errores: contadores.errores,
      conAviso: contadores.avisos,
      descartadas: contadores.descartadas,
      enMayusculas: contadores.enMayusculas,
      gruposNuevos: grupos,
    })
    .where(eq(cargasTable.id, cargaId));
  return { contadores, gruposNuevos: grupos };
}
