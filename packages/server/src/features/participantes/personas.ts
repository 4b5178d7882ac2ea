import { cursos } from '@catedra/shared/cursos/collection.ts';
import { personasFueraDeAlcance } from '@catedra/shared/participantes/rules.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { cursosBinding } from '#features/cursos/binding.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { lockPersonas, type Persona } from '#features/usuarios/queries.ts';
import type { Change, Work } from '#platform/changes/work.ts';
import type { Row } from '#platform/collections/rows.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import { lockFor } from '#platform/collections/store.ts';

/** The course under a lock, if the actor may decide who takes it. */
export const lockCurso = (work: Work, cursoId: string): Promise<Row> =>
  lockFor(work, cursosBinding, cursoId, cursos.policy.update(work.actor));

/** Those of the ids whom the actor may see; one that is missing stops everything. */
export async function lockVisibles(work: Work, ids: readonly string[]): Promise<Persona[]> {
  const unicos = [...new Set(ids)];
  const visible = scopeSql(usuariosBinding, usuarios.policy.read(work.actor));
  const personas = await lockPersonas(work, unicos, visible);
  if (personas.length < unicos.length) throw personasFueraDeAlcance();
  return personas;
}

/** Their history tells it, the screens that show them hear it, and what they may open is looked up again. */
export function recordPersona(work: Work, { usuario, scope }: Persona, detalle: Change['detalle']): void {
  work.record({ coleccion: 'usuarios', documento: usuario.id, antes: scope, despues: scope, detalle });
  work.access({ usuarioId: usuario.id });
}

export const alguien = ({ usuario: { id, nombre, apellidos } }: Persona) => ({
  usuarioId: id,
  nombre,
  apellidos,
});
