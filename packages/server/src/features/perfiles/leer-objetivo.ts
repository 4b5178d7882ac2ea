import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import type { Objetivo, TipoDeObjetivo } from '@catedra/shared/perfiles/objetivo.ts';
import { eq, sql } from 'drizzle-orm';
import { cursosBinding } from '#features/cursos/binding.ts';
import { gruposBinding } from '#features/grupos/binding.ts';
import { loadActor } from '#features/sesion/offers.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { type Row, scopedSelection, scopeFieldsOf } from '#platform/collections/rows.ts';
import type { Database } from '#platform/db/pool.ts';

const bindings: Readonly<Record<TipoDeObjetivo, Binding>> = {
  usuarios: usuariosBinding,
  grupos: gruposBinding,
  cursos: cursosBinding,
};

const nombreDe = (row: Row): string => {
  const partes = row.titulo ? [row.titulo] : [row.nombre, row.apellidos];
  return partes.filter(Boolean).join(' ');
};

async function gruposDelCurso(
  db: Database,
  cursoId: string,
): Promise<Pick<Objetivo, 'grupoIds' | 'gruposActivos'>> {
  const { rows } = await db.execute<{ id: string; estado: string }>(
    sql`select g.id, g.estado from grupo_cursos gc join grupos g on g.id = gc.grupo_id where gc.curso_id = ${cursoId}`,
  );
  const activos = rows.filter(({ estado }) => estado === 'activo');
  return { grupoIds: rows.map(({ id }) => id), gruposActivos: activos.map(({ id }) => id) };
}

/** A person, a group or a course as scopes see it, if whoever asks may see it at all. */
export async function leerObjetivo(
  db: Database,
  actor: Actor,
  tipo: TipoDeObjetivo,
  id: string,
): Promise<Objetivo> {
  const binding = bindings[tipo];
  const rows = await db.select(scopedSelection(binding)).from(binding.table).where(eq(binding.table.id, id));
  const row = (rows as unknown as Row[])[0];
  const fields = row && scopeFieldsOf(binding, row);
  if (!fields || !matches(binding.collection.policy.read(actor), fields)) throw noEncontrado();
  const base = { tipo, id, nombre: nombreDe(row), fields };
  if (tipo === 'grupos') return { ...base, grupoIds: [id] };
  if (tipo === 'cursos') return { ...base, ...(await gruposDelCurso(db, id)) };
  const suyo = await loadActor(db, id);
  return { ...base, grupoIds: fields.grupoIds as readonly string[], actor: suyo ?? undefined };
}
