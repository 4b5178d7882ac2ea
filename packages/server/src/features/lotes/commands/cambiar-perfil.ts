import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { decidePerfil } from '@catedra/shared/lotes/rules.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Accion } from '#features/lotes/aplicar.ts';
import { quedaAlguien } from '#features/lotes/ultimo-administrador.ts';
import { usuariosTable } from '#features/usuarios/table.ts';

/** Nobody gives a profile that holds what they lack: one that is not there is refused with the same words. */
export function cambiarPerfil(perfil: string, simular: boolean): Accion {
  const queda = quedaAlguien(simular);
  return {
    comando: 'usuarios.cambiar-perfil',
    comprobar: ({ actor }) => {
      if (usuarios.policy.update(actor) === false || !actor.otorgables.includes(perfil)) throw sinPermiso();
    },
    decidir: (actor, personas, on) =>
      queda(
        personas,
        personas.map((persona) => decidePerfil(actor, persona, perfil)),
        on,
      ),
    async hacer(work, personas) {
      const ids = personas.map(({ usuario }) => usuario.id);
      // Whoever has the person open in a form is told that they changed.
      const version = sql`${usuariosTable.version} + 1`;
      await work.tx
        .update(usuariosTable)
        .set({ perfil, version, actualizadoEn: work.now.toISOString() })
        .where(inArray(usuariosTable.id, ids));
      for (const { usuario, scope } of personas) {
        work.record({
          coleccion: 'usuarios',
          documento: usuario.id,
          antes: scope,
          despues: { ...scope, perfil },
          detalle: { perfil: [usuario.perfil, perfil] },
        });
        work.access({ usuarioId: usuario.id });
      }
    },
  };
}
