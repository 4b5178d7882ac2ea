import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { puedeEximir } from '@catedra/shared/cumplimiento/policy.ts';
import type { Exencion } from '@catedra/shared/participantes/exenciones.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { and, eq, sql } from 'drizzle-orm';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

const nombre = (tabla: string) => sql.raw(`trim(${tabla}.nombre || ' ' || ${tabla}.apellidos)`);

/** The only way out of the reasons. What was undone was never given. */
export async function leerExenciones(
  db: Database,
  actor: Actor,
  usuarioId: string,
  cursoId?: string,
): Promise<{ datos: Exencion[] }> {
  const alcances = [puedeEximir(actor), usuarios.policy.read(actor)];
  if (alcances.includes(false)) throw sinPermiso();
  const suya = and(
    eq(usuariosTable.id, usuarioId),
    ...alcances.map((alcance) => scopeSql(usuariosBinding, alcance)),
  );
  const [una] = await db.select({ id: usuariosTable.id }).from(usuariosTable).where(suya);
  if (!una) throw noEncontrado();
  const { rows } = await db.execute<Exencion & Record<string, unknown>>(sql`
    select e.id, json_build_object('id', c.id, 'titulo', c.titulo) as curso, e.hasta::text, e.dias, e.motivo,
           ${nombre('p')} as por, ${isoSql(sql`e.en`)} as en,
           e.terminada_en is null and fin_de_exencion(e, zona_de(u.zona_horaria, a.zona_horaria)) > ahora() as "enVigor",
           ${isoSql(sql`e.terminada_en`)} as "terminadaEn", ${nombre('q')} as "terminadaPor",
           e.motivo_de_fin as "motivoDeFin"
      from exenciones e join usuarios u on u.id = e.usuario_id cross join academia a
      join cursos c on c.id = e.curso_id and viva(c.papelera)
      left join usuarios p on p.id = e.por left join usuarios q on q.id = e.terminada_por
     where e.usuario_id = ${usuarioId} and e.terminada_en is distinct from e.en
       and ${cursoId ? sql`e.curso_id = ${cursoId}` : sql`true`}
     order by e.en desc limit 100`);
  return { datos: rows };
}
