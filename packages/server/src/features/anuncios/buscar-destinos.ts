import { puedeAnunciar } from '@catedra/shared/anuncios/policy.ts';
import type { DestinoConNombre } from '@catedra/shared/anuncios/schemas.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { sql } from 'drizzle-orm';
import { uuids } from '#features/anuncios/destinos.ts';
import { gruposTable } from '#features/grupos/table.ts';
import { perfilesTable } from '#features/perfiles/table.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Database } from '#platform/db/pool.ts';
import { hasWords } from '#platform/db/search.ts';

const TEXTO_DE_CURSO = sql`texto_de_curso(${cursosTable.titulo}, ${cursosTable.descripcion}, ${cursosTable.categoria}, ${cursosTable.etiquetas})`;

/** Of each kind. */
const UNOS_POCOS = 8;

/** To whom somebody may announce, by some letters; people only once there are some. */
export async function buscarDestinos(
  db: Database,
  actor: Actor,
  buscar: string,
): Promise<DestinoConNombre[]> {
  const donde = puedeAnunciar(actor);
  if (donde === false) throw sinPermiso();
  const enTodo = donde === true;
  const susGrupos = uuids(actor.tutorGrupoIds);
  const { rows } = await db.execute<DestinoConNombre & Record<string, unknown>>(sql`
    (select 'perfil' as tipo, id, nombre::text from ${perfilesTable}
      where ${enTodo} and ${hasWords(sql`llano(${perfilesTable.nombre})`, buscar)} order by nombre limit ${UNOS_POCOS})
    union all
    (select 'grupo', id, nombre::text from ${gruposTable}
      where estado = 'activo' and (${enTodo} or id = any(${susGrupos}))
        and ${hasWords(sql`llano(${gruposTable.nombre})`, buscar)} order by nombre limit ${UNOS_POCOS})
    union all
    (select 'curso', id, titulo::text from ${cursosTable}
      where estado <> 'borrador' and viva(papelera) and (${enTodo} or id = any(${uuids(actor.tutorCursoIds)}))
        and ${hasWords(TEXTO_DE_CURSO, buscar)}
      order by titulo limit ${UNOS_POCOS})
    union all
    (select 'persona', id, trim(nombre || ' ' || apellidos)::text from ${usuariosTable}
      where ${buscar.trim() !== ''} and en_activo(estado, fecha_baja, baja_desde)
        and (${enTodo} or id in (select m.usuario_id from miembros_vigentes m where m.grupo_id = any(${susGrupos})))
        and ${hasWords(sql`${usuariosTable.busqueda}`, buscar)}
        and ${hasWords(sql`llano(${usuariosTable.nombre} || ' ' || ${usuariosTable.apellidos})`, buscar)}
      order by apellidos, nombre limit ${UNOS_POCOS})`);
  return [...(enTodo ? [{ tipo: 'todos' as const, id: null, nombre: 'Todos' }] : []), ...rows];
}
