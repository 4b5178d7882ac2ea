import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { sql } from 'drizzle-orm';
import { academiaTable } from '#features/ajustes/table.ts';
import type { Destinatario } from '#features/avisos/destinatario.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface Fila extends Record<string, unknown> {
  readonly id: string;
  readonly nombre: string;
  readonly apellidos: string;
  readonly correo: string;
  readonly zona: string;
}

/** To whom a sample is addressed: whoever looks at it. */
export async function leerPersona(
  db: Database | Tx,
  { id }: Actor,
): Promise<{ persona: Destinatario; entera: string; zona: string }> {
  const { rows } = await db.execute<Fila>(sql`
    select u.id, u.nombre, u.apellidos, coalesce(u.correo, 'ana@empresa.example') as correo,
           zona_de(u.zona_horaria, d.zona_horaria) as zona
      from ${usuariosTable} u cross join ${academiaTable} d where u.id = ${id}`);
  const [fila] = rows;
  if (!fila) throw noEncontrado();
  const { apellidos, zona, ...persona } = fila;
  return { persona, entera: `${persona.nombre} ${apellidos}`.trim(), zona };
}
