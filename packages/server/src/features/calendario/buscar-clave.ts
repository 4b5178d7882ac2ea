import { sql } from 'drizzle-orm';
import { calendariosTable } from '#features/calendario/table.ts';
import { hashToken } from '#features/sesion/offers.ts';
import { enActivoSql, usuariosTable } from '#features/usuarios/table.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';
import { compiled } from '#platform/db/statement.ts';

const CLAVE = /^[\w-]{43}$/;

/** Whose calendar an address opens, and what it said last. */
export interface CalendarioAbierto {
  readonly usuarioId: string;
  readonly zona: string | null;
  readonly revision: number;
  readonly dicho: Buffer | null;
  readonly dichoEn: string;
}

const BUSCAR = {
  name: 'calendario.por-clave',
  text: compiled(sql`
    select c.usuario_id as "usuarioId", u.zona_horaria as zona, c.revision, c.dicho, ${isoSql(sql`c.dicho_en`)} as "dichoEn"
      from ${calendariosTable} c join ${usuariosTable} u on u.id = c.usuario_id
     where c.huella = $1 and ${enActivoSql(sql`u`)}`).text,
};

/** Nobody's: wrong, old, or of someone who may not come in; nobody can tell which. */
export async function buscarClave(
  { $client }: Pick<Database, '$client'>,
  clave: string,
): Promise<CalendarioAbierto | null> {
  if (!CLAVE.test(clave)) return null;
  const { rows } = await $client.query<CalendarioAbierto>({ ...BUSCAR, values: [hashToken(clave)] });
  return rows[0] ?? null;
}
