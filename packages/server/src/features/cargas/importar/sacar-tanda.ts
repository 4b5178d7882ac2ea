import { sql } from 'drizzle-orm';
import { leerCuentas } from '#features/cargas/revisar/cuentas.ts';
import { anotarGrupos, anotarPersonas } from '#features/cargas/importar/anotar.ts';
import { quitarMembresias } from '#features/cargas/importar/escribir-grupos.ts';
import type { CargaRow } from '#features/cargas/queries.ts';
import { salenDe } from '#features/cargas/revisar/salen.ts';
import type { Work } from '#platform/changes/work.ts';

/** Takes out of the synchronised group some of those whom the file does not name; false when none are left. */
export async function sacarTanda(work: Work, carga: CargaRow, cuantas: number): Promise<boolean> {
  const { rows } = await work.tx.execute<{ id: string }>(
    sql`select u.id ${salenDe(carga)} order by u.id limit ${cuantas}`,
  );
  const grupoId = carga.grupoId;
  if (rows.length === 0 || !grupoId) return false;
  const ids = rows.map(({ id }) => id);
  const antes = await leerCuentas(work.tx, sql`u.id = any(${sql.param(ids)}::uuid[])`, true);
  const salen = await quitarMembresias(
    work,
    ids.map((usuarioId) => ({ usuarioId, grupoId })),
  );
  await work.tx.execute(sql`
    insert into carga_salidas (carga_id, usuario_id) select ${carga.id}, unnest(${sql.param(ids)}::uuid[])
    on conflict do nothing`);
  await work.tx.execute(sql`update cargas set salieron = salieron + ${salen.length} where id = ${carga.id}`);
  const [grupo] = (
    await work.tx.execute<{ nombre: string }>(sql`select nombre from grupos where id = ${grupoId}`)
  ).rows;
  await anotarPersonas(
    work,
    antes.map((cuenta) => ({
      id: cuenta.id,
      antes: cuenta,
      despues: { ...cuenta, grupoIds: cuenta.grupoIds.filter((suyo) => suyo !== grupoId) },
    })),
    () => grupo?.nombre ?? '',
    [null, carga.archivo],
  );
  await anotarGrupos(work, [], salen);
  return true;
}
