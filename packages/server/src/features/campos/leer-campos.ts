import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { administraCampos, mueveGrupos, vistaDeCampo } from '@catedra/shared/campos/policy.ts';
import type { CampoALaVista, UsoDeCampos } from '@catedra/shared/campos/schemas.ts';
import { sql } from 'drizzle-orm';
import { leerTodos } from '#features/campos/queries.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** The fields that the actor meets somewhere: in others or in themselves. */
export async function leerCampos(db: Database | Tx, actor: Actor): Promise<CampoALaVista[]> {
  const retirados = administraCampos(actor);
  return (await leerTodos(db))
    .map((campo) => ({
      ...campo,
      daEnEquipo: administraCampos(actor) ? campo.daEnEquipo : [],
      enOtros: vistaDeCampo(actor, campo, false),
      enMi: vistaDeCampo(actor, campo, true),
    }))
    .filter(({ estado, enOtros, enMi }) =>
      estado === 'retirado' ? retirados : enOtros !== 'no' || enMi !== 'no',
    );
}

interface UsoRow extends Record<string, unknown> {
  id: string;
  opcion: string | null;
  n: number;
}

interface GrupoRow extends Record<string, unknown> {
  campo: string;
  id: string;
  nombre: string;
}

/** How many people have each field and each value of a list, and which groups it fills. */
export async function leerUso(db: Database, actor: Actor): Promise<UsoDeCampos> {
  if (!administraCampos(actor)) throw sinPermiso();
  const [{ rows }, { rows: cuenta }, { rows: llenan }] = await Promise.all([
    db.execute<UsoRow>(sql`
      select c.id, case when c.tipo = 'lista' then u.campos ->> c.id::text end as opcion, count(*)::int as n
        from campos c join usuarios u on u.campos ? c.id::text and u.fecha_baja is null group by 1, 2`),
    db.execute<{ n: number }>(sql`select count(*)::int as n from usuarios where fecha_baja is null`),
    db.execute<GrupoRow>(sql`
      select distinct u.campo_id as campo, g.id, g.nombre from grupo_regla_usos u join grupos g on g.id = u.grupo_id
       where ${mueveGrupos(actor)} order by g.nombre`),
  ]);
  const campos: UsoDeCampos['campos'] = {};
  const de = (id: string) => (campos[id] ??= { conValor: 0, porOpcion: {}, grupos: [] });
  for (const { campo, id, nombre } of llenan) de(campo).grupos.push({ id, nombre });
  for (const { id, opcion, n } of rows) {
    const uso = de(id);
    uso.conValor += n;
    if (opcion !== null) uso.porOpcion[opcion] = n;
  }
  return { personas: cuenta[0]?.n ?? 0, campos };
}
