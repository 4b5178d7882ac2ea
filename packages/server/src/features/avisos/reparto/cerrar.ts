import type { EstadoDeCorreo } from '@catedra/shared/avisos/correos.ts';
import { eventoDe } from '@catedra/shared/avisos/eventos.ts';
import { antesDe, DIA, MINUTO, tras } from '@catedra/shared/core/duraciones.ts';
import { sql } from 'drizzle-orm';
import type { EnCamino } from '#features/avisos/reparto/apartar.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Platform } from '#platform/platform.ts';
import { batched } from '#platform/turns/batch.ts';

const MAS_ESPERA_MIN = 60;

/** Writes down how a mail ended; a report that it did not arrive may come before the server has answered. */
export async function cerrar(
  { db, clock }: Platform,
  correoId: string,
  estado: EstadoDeCorreo,
  motivo: string | null = null,
): Promise<void> {
  await db.execute(sql`
    update correos set estado = ${estado}, motivo = ${motivo}, en = ${clock.now().toISOString()}
     where id = ${correoId} and estado <> 'rebotado'`);
}

/** The same for those that arrived: as many as do so while others are being written down go together. */
export const enEntregados = ({ db, clock }: Platform) =>
  batched<string, undefined>(async (correoIds) => {
    await db.execute(sql`
      update correos set estado = 'entregado', motivo = null, en = ${clock.now().toISOString()}
       where id = any(${sql.param([...correoIds])}::uuid[]) and estado <> 'rebotado'`);
    return [];
  });

/** It did not leave: it is tried again later, each time a little later, and looked at anew then. */
export async function aplazar({ db, clock }: Platform, correo: EnCamino, motivo: string): Promise<void> {
  const { salida, intentos, grupo } = correo;
  const minutos = Math.min(2 ** (intentos - 1), MAS_ESPERA_MIN);
  const otraVez = tras(clock.now(), minutos * MINUTO).toISOString();
  const aCualquierHora = salida.evento !== 'resumen' && eventoDe(salida.evento).deNoche === true;
  await db.execute(sql`
    with aplazado as (update correos set estado = 'esperando', motivo = ${motivo}, en = ${clock.now().toISOString()}
           where id = ${salida.id})
    update avisos a set sale_en = salida_de_correo('ya', ${otraVez}::timestamptz, u.zona_horaria, ${aCualquierHora})
      from ${usuariosTable} u where u.id = a.usuario_id and a.id = any(${sql.param(grupo.lineas.map(({ id }) => id))}::uuid[])`);
}

/** A line is not said again for longer than this. */
const SE_REPITE_DIAS = 7;

/**
 * Nobody knows whether these left: they are not sent again, and the next day's mail says what is still so. Used by what
 * reads the connection's end and by what finds those that a stop cut off.
 */
export async function dudar({ db, clock }: Platform, correoIds: readonly string[]): Promise<void> {
  const ahora = clock.now().toISOString();
  await db.execute(sql`
    update avisos a set modo = 'dia', sale_en = salida_de_correo('dia', ${ahora}::timestamptz, u.zona_horaria, false)
      from ${usuariosTable} u where u.id = a.usuario_id and a.correo_id = any(${sql.param([...correoIds])}::uuid[])
       and a.en > ${antesDe(clock.now(), SE_REPITE_DIAS * DIA).toISOString()}`);
}
