import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { decideEstado } from '@catedra/shared/lotes/rules.ts';
import { type Usuario, usuarios } from '@catedra/shared/usuarios/collection.ts';
import { inArray } from 'drizzle-orm';
import type { Accion } from '#features/lotes/aplicar.ts';
import { quedaAlguien } from '#features/lotes/ultimo-administrador.ts';
import { terminarSesionesDeVarios, type Persona } from '#features/sesion/offers.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Work } from '#platform/changes/work.ts';

async function cambiar(work: Work, personas: readonly Persona[], estado: Usuario['estado']): Promise<void> {
  const ids = personas.map(({ usuario }) => usuario.id);
  await work.tx
    .update(usuariosTable)
    .set({ estado, actualizadoEn: work.now.toISOString() })
    .where(inArray(usuariosTable.id, ids));
  for (const { usuario, scope } of personas) {
    work.record({
      coleccion: 'usuarios',
      documento: usuario.id,
      antes: scope,
      despues: { ...scope, estado },
      detalle: { estado: [usuario.estado, estado] },
    });
    work.access({ usuarioId: usuario.id });
  }
}

const comprobar = ({ actor }: Work) => {
  if (usuarios.policy.update(actor) === false) throw sinPermiso();
};

export const activar: Accion = {
  comando: 'usuarios.activar',
  comprobar,
  decidir: (actor, personas) => personas.map((persona) => decideEstado(actor, persona, 'activo')),
  hacer: (work, personas) => cambiar(work, personas, 'activo'),
};

export function suspender(simular: boolean): Accion {
  const queda = quedaAlguien(simular);
  return {
    comando: 'usuarios.suspender',
    comprobar,
    decidir: (actor, personas, on) =>
      queda(
        personas,
        personas.map((persona) => decideEstado(actor, persona, 'suspendido')),
        on,
      ),
    async hacer(work, personas) {
      await cambiar(work, personas, 'suspendido');
      await terminarSesionesDeVarios(
        work,
        personas.map(({ usuario }) => usuario.id),
        'cerrada',
      );
    },
  };
}
