import { eq, sql } from 'drizzle-orm';
import { contraseñasEntregadas, noTermino, sinContraseñasQueDar } from '#features/cargas/errors.ts';
import { alcanzadaPor, esperanContraseña } from '#features/cargas/entrada/esperan-contrasena.ts';
import { lockCarga } from '#features/cargas/queries.ts';
import { cargasTable } from '#features/cargas/table.ts';
import { ponerContraseñasTemporales } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';

export interface Entrega {
  readonly nombre: string;
  readonly apellidos: string;
  readonly entra: string;
  readonly contraseña: string;
  readonly expiraEn: string;
}

interface Espera extends Record<string, unknown> {
  id: string;
  nombre: string;
  apellidos: string;
  entra: string;
}

/** Makes the temporary passwords of those an upload created; they leave with this answer and are kept nowhere. */
export async function darContraseñas(work: Work, id: string, nuevas: boolean): Promise<Entrega[]> {
  const carga = await lockCarga(work, id);
  if (carga.estado !== 'importada') throw noTermino();
  if (carga.contraseñasEn && !nuevas) throw contraseñasEntregadas();
  const { rows } = await work.tx.execute<Espera>(sql`
    select u.id, u.nombre, u.apellidos, coalesce(u.usuario, u.correo) as entra ${esperanContraseña(id)}
       and ${alcanzadaPor(work.actor)}
     order by f.linea`);
  if (rows.length === 0) throw sinContraseñasQueDar();
  const puestas = await ponerContraseñasTemporales(
    work,
    rows.map((row) => row.id),
  );
  await work.tx
    .update(cargasTable)
    .set({ contraseñasEn: work.now.toISOString(), sinContraseña: 0 })
    .where(eq(cargasTable.id, id));
  return rows.flatMap(({ id: usuarioId, nombre, apellidos, entra }) => {
    const puesta = puestas.get(usuarioId);
    return puesta ? [{ nombre, apellidos, entra, ...puesta }] : [];
  });
}
