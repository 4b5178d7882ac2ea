import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { openSession } from '../packages/server/src/features/sesion/sessions/sessions.ts';
import type { Database } from '../packages/server/src/platform/db/pool.ts';
import { inTransaction } from '../packages/server/src/platform/db/transaction.ts';

/** A signed-in person: the cookie of a fresh session. */
export async function signIn(db: Database, usuarioId: string): Promise<string> {
  const { token } = await inTransaction(db, (tx) => openSession(tx, usuarioId, 'medida', new Date()));
  return `catedra=${token}`;
}

export async function person(db: Database, perfil: string): Promise<string> {
  const id = randomUUID();
  await db.execute(sql`insert into usuarios (id, nombre, apellidos, correo, perfil)
    values (${id}, 'Medida', 'Del Banco', ${`${id}@medida.example`}, ${perfil})`);
  return id;
}

const SURNAMES = ['Muñoz', 'Peña', 'Castaño', 'Núñez', 'Ibáñez', 'Domènech', 'Quispe', 'Álvarez', 'Sáez'];
const TOGETHER = 5000;

/** People by the thousand with two surnames: for one in ten either is «Gutiérrez», fifty are «Zubizarreta Único». */
export async function crowd(db: Database, total: number): Promise<void> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from usuarios where correo like '%@multitud.example'`,
  );
  const from = rows[0]?.n ?? 0;
  if (from >= total) return;
  const surnames = sql`${sql.param(SURNAMES)}::text[]`;
  // A database that no program has opened yet has no profiles.
  await db.execute(
    sql`insert into perfiles (id, nombre, permisos) values (gen_random_uuid(), 'Estudiante', '{}') on conflict do nothing`,
  );
  // Few enough at a time that no statement is cut for being long.
  for (let first = from + 1; first <= total; first += TOGETHER)
    await db.execute(sql`
      insert into usuarios (id, nombre, apellidos, correo, perfil)
      select gen_random_uuid(),
             (array['José', 'María', 'Íñigo', 'Lucía', 'Ángel', 'Begoña', 'Núria', 'Xoán'])[1 + n % 8],
             case when n % 20 = 0 then 'Gutiérrez ' when n % ${Math.floor(total / 50)} = 1 then 'Zubizarreta Único '
                  else (${surnames})[1 + n % 9] || ' ' end
               || case when n % 20 = 10 then 'Gutiérrez' else (${surnames})[1 + n / 9 % 9] end,
             'p' || n || '@multitud.example', 'Estudiante'
        from generate_series(${first}::int, ${Math.min(total, first + TOGETHER - 1)}::int) n`);
  await db.execute(sql`vacuum analyze usuarios`);
}
