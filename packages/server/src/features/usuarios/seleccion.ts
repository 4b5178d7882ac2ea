import type { Actor } from '@catedra/shared/core/actor.ts';
import { id } from '@catedra/shared/core/fields.ts';
import type { SeleccionDeUsuarios } from '@catedra/shared/lotes/schemas.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { grupoMiembrosTable, grupoTutoresTable } from '#features/grupos/table.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { bind, type Binding } from '#platform/collections/binding.ts';
import { listPage } from '#platform/collections/list.ts';
import type { Database } from '#platform/db/pool.ts';
import { qualified } from '#platform/db/qualified.ts';

/** Never changes, so a page is not disturbed by what was done to the ones before it. */
const ORDEN = 'creadoEn';

const elegida = usuarios.record
  .pick({
    id: true,
    creadoEn: true,
    nombre: true,
    apellidos: true,
    correo: true,
    usuario: true,
    perfil: true,
    estado: true,
    fechaBaja: true,
    bajaDesde: true,
  })
  .extend({ grupoIds: z.array(id()), tutorDe: z.array(id()) });
export type PersonaElegida = z.output<typeof elegida>;

const gruposPor = (table: typeof grupoMiembrosTable | typeof grupoTutoresTable) =>
  sql`array(select ${qualified(table.grupoId)} from ${table}
             where ${qualified(table.usuarioId)} = ${qualified(usuariosTable.id)})`;
const elegidasBinding = bind({
  ...usuariosBinding,
  collection: { ...usuariosBinding.collection, record: elegida, view: () => elegida },
  computed: { grupoIds: gruposPor(grupoMiembrosTable), tutorDe: gruposPor(grupoTutoresTable) },
});

/** The same rows that the list would show for that question, or those of the ids that the reader may see. */
export async function* paginasDe<T>(
  db: Database,
  binding: Binding,
  actor: Actor,
  seleccion: SeleccionDeUsuarios,
  options: { readonly limite: number; readonly orden?: string },
): AsyncGenerator<T[]> {
  const filtro = 'ids' in seleccion ? { id: [...new Set(seleccion.ids)] } : seleccion.filtro;
  const { limite, orden = ORDEN } = options;
  let cursor: string | undefined;
  do {
    const pagina = await listPage(db, binding, actor, { ...filtro, orden, cursor, limite });
    if (pagina.datos.length > 0) yield pagina.datos as T[];
    cursor = pagina.siguiente ?? undefined;
  } while (cursor);
}

export const elegidas = (
  db: Database,
  actor: Actor,
  seleccion: SeleccionDeUsuarios,
  limite: number,
): AsyncGenerator<PersonaElegida[]> =>
  paginasDe<PersonaElegida>(db, elegidasBinding, actor, seleccion, { limite });
