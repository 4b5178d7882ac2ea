import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso, soloLectura } from '@catedra/shared/core/errors.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import type { Editable } from '@catedra/shared/edicion/schemas.ts';
import { eq } from 'drizzle-orm';
import { actividadesBinding } from '#features/actividades/binding.ts';
import { cursosBinding } from '#features/cursos/binding.ts';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { gruposBinding } from '#features/grupos/binding.ts';
import { perfilesBinding } from '#features/perfiles/binding.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { type Row, scopedSelection, scopeFieldsOf } from '#platform/collections/rows.ts';
import type { Database } from '#platform/db/pool.ts';

const BINDINGS: Readonly<Record<Editable, Binding>> = {
  cursos: cursosBinding,
  actividades: actividadesBinding,
  evaluaciones: evaluacionesBinding,
  usuarios: usuariosBinding,
  grupos: gruposBinding,
  perfiles: perfilesBinding,
};

/** Only those who could save it: 404 out of sight, 403 out of reach. */
export async function refuseOthers(
  db: Database,
  actor: Actor,
  coleccion: Editable,
  documento: string,
): Promise<void> {
  if (actor.quienMira) throw soloLectura();
  const binding = BINDINGS[coleccion];
  const { read, update } = binding.collection.policy;
  const rows = await db
    .select(scopedSelection(binding))
    .from(binding.table)
    .where(eq(binding.table.id, documento));
  const [row] = rows as unknown as Row[];
  if (!row) throw noEncontrado();
  const fields = scopeFieldsOf(binding, row);
  if (!matches(read(actor), fields)) throw noEncontrado();
  if (!matches(update(actor), fields)) throw sinPermiso();
}
