import { rechazoDe } from '@catedra/shared/avisos/codigo-de-entrega.ts';
import { type SQL, sql } from 'drizzle-orm';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Tx } from '#platform/db/pool.ts';

export interface Rebote {
  /** Which mail: by its id, or by the token of its return address. */
  readonly correo: SQL;
  /** Those that refused it, in small letters; none where it is not told. */
  readonly direcciones: readonly string[];
  readonly codigo: string | null;
}

/** Each thing that is told counts once, whoever tells it again. */
export async function esNuevo(tx: Tx, huella: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into correos_rebotes (id, en) values (${huella}, ${now.toISOString()}) on conflict do nothing`);
  return rowCount === 1;
}

interface Rebotado extends Record<string, unknown> {
  readonly para: string | null;
}

/**
 * A mail that the server had taken did not arrive, and its address is not written to any more if it is the address that
 * refused it. Where another one did (it was sent on from there), that address takes mail. Gives whether there was one.
 */
export async function rebotar(tx: Tx, { correo, direcciones, codigo }: Rebote, now: Date): Promise<boolean> {
  const ahora = now.toISOString();
  const { motivo, direccion } = rechazoDe(codigo);
  const { rows } = await tx.execute<Rebotado>(sql`
    select para from correos c where ${correo} and estado = any(array['saliendo', 'entregado', 'no_se_sabe', 'esperando', 'error'])
       for update`);
  const [suyo] = rows;
  if (!suyo) return false;
  const deOtra = direcciones.length > 0 && !direcciones.includes(suyo.para?.toLowerCase() ?? '');
  const dicho = deOtra ? `se reenvió a otra dirección: ${motivo}` : motivo;
  await tx.execute(
    sql`update correos c set estado = 'rebotado', motivo = ${dicho}, en = ${ahora} where ${correo}`,
  );
  // Whoever had it may have changed it meanwhile, or be gone.
  if (direccion && !deOtra)
    await tx.execute(sql`
      insert into correos_parados (correo, motivo, en)
      select u.correo, ${motivo}, ${ahora} from ${usuariosTable} u where u.correo = ${suyo.para} and u.fecha_baja is null limit 1
          on conflict do nothing`);
  return true;
}
