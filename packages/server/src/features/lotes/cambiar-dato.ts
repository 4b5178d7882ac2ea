import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Persona } from '#features/sesion/offers.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** Gives all of them the same estado or perfil: what they may do changes at once. */
export async function cambiarDato<D extends 'estado' | 'perfil'>(
  work: Work,
  personas: readonly Persona[],
  dato: D,
  valor: Usuario[D],
): Promise<void> {
  const cambio = { [dato]: valor };
  const ids = personas.map(({ usuario }) => usuario.id);
  // Forms write the perfil too: whoever has the person open in one is told that they changed.
  const version = dato === 'perfil' ? sql`${usuariosTable.version} + 1` : undefined;
  await work.tx
    .update(usuariosTable)
    .set({ ...cambio, version, actualizadoEn: work.now.toISOString() })
    .where(inArray(usuariosTable.id, ids));
  for (const { usuario, scope } of personas) {
    work.record({
      coleccion: 'usuarios',
      documento: usuario.id,
      antes: scope,
      despues: { ...scope, ...cambio },
      detalle: { [dato]: [usuario[dato], valor] },
    });
    work.access({ usuarioId: usuario.id });
  }
}
