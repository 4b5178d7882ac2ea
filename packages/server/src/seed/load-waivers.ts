import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/pool.ts';
import { cuentasDemo } from '#seed/accounts.ts';
import { idDeCurso } from '#seed/load-courses.ts';

const CURSO = 'proteccion-de-datos';
const EXENTAS = [
  { dias: 40, motivo: 'Permiso por nacimiento' },
  { dias: 120, motivo: 'Excedencia' },
  { dias: 15, motivo: 'Puesto sin acceso a datos personales' },
];

/** A few whom a course excuses for now, always the same ones and nobody with a published account. */
export async function loadWaivers(tx: Tx): Promise<void> {
  const cursoId = idDeCurso(CURSO);
  const cuentas = sql.param(cuentasDemo.map(({ id }) => id));
  const { rows } = await tx.execute<{ id: string; por: string }>(sql`
    select m.usuario_id as id, (select u.id from usuarios u where u.perfil = 'Super Administrador' order by u.id limit 1) as por
      from matriculas m join usuarios u on u.id = m.usuario_id and en_activo(u.estado, u.fecha_baja, u.baja_desde)
     where m.curso_id = ${cursoId} and not m.completada and m.usuario_id <> all(${cuentas}::uuid[])
     order by m.usuario_id limit ${EXENTAS.length}`);
  for (const [i, { id, por }] of rows.entries()) {
    const { dias, motivo } = EXENTAS[i] ?? { dias: 30, motivo: '' };
    await tx.execute(sql`
      insert into exenciones (id, usuario_id, curso_id, hasta, motivo, por)
      values (${randomUUID()}, ${id}, ${cursoId}, (ahora())::date + ${dias}::int, ${motivo}, ${por})`);
  }
}
