import { createHash } from 'node:crypto';
import type { Suceso, SucesosDeEntrega } from '@catedra/shared/avisos/rebotes.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import { exigirFirma } from '#features/avisos/rebotes/firma.ts';
import { esNuevo, rebotar } from '#features/avisos/rebotes/rebotar.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Tx } from '#platform/db/pool.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';

const NUESTRO = /^<?([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})@[^<>@]+>?$/i;

/** The mail that is meant: by its name, or the last one that went to that address. */
function cualDe({ mensaje, direccion }: Suceso): SQL | null {
  const [, id] = NUESTRO.exec(mensaje ?? '') ?? [];
  if (id) return sql`c.id = ${id}`;
  if (mensaje !== undefined || direccion === undefined) return null;
  return sql`c.id = (select d.id from ${usuariosTable} u join correos d on d.usuario_id = u.id and d.para = u.correo
                      where lower(u.correo) = ${direccion.toLowerCase()} order by d.en desc, d.id desc limit 1)`;
}

async function contarUno(tx: Tx, suceso: Suceso, huella: string, now: Date): Promise<boolean> {
  const { tipo, direccion, codigo = null } = suceso;
  const correo = cualDe(suceso);
  if (tipo === 'temporal' || correo === null || !(await esNuevo(tx, huella, now))) return false;
  const direcciones = direccion === undefined ? [] : [direccion.toLowerCase()];
  return rebotar(tx, { correo, direcciones, codigo }, now);
}

const huellaDe = (...partes: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(partes)).digest('hex');

/** What whoever delivers our mail tells of it: signed, and the same thing once. */
export async function contarRebotes(
  { db, config, clock, log }: Platform,
  { sucesos }: SucesosDeEntrega,
  firma: string | undefined,
  cuerpo: Uint8Array,
): Promise<{ recibidos: number; rebotados: number }> {
  if (!config.CORREO_REBOTES_SECRETO) throw noEncontrado();
  const now = clock.now();
  exigirFirma(config.CORREO_REBOTES_SECRETO, firma, cuerpo, now);
  let rebotados = 0;
  await inTransaction(
    db,
    async (tx) => {
      rebotados = 0;
      for (const [i, suceso] of sucesos.entries()) {
        const huella =
          suceso.id === undefined ? huellaDe('aviso', firma ?? '', String(i)) : huellaDe('suceso', suceso.id);
        if (await contarUno(tx, suceso, huella, now)) rebotados += 1;
      }
    },
    { now },
  );
  log.info({ recibidos: sucesos.length, rebotados }, 'quien entrega el correo cuenta qué no llegó');
  return { recibidos: sucesos.length, rebotados };
}
