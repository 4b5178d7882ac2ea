import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { type Decision, decideEstado } from '@catedra/shared/lotes/rules.ts';
import { PERFIL_SUPER } from '@catedra/shared/perfiles/permisos.ts';
import { type Usuario, usuarios } from '@catedra/shared/usuarios/collection.ts';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Accion, Candidata } from '#features/lotes/aplicar.ts';
import { terminarSesionesDeVarios, type Persona } from '#features/sesion/offers.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { lockInTransaction } from '#platform/turns/lock.ts';

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

/** Whoever else takes one away waits here, so the count stays true until the end of the transaction. */
async function superadministradores(on: Database | Tx): Promise<number> {
  await lockInTransaction(on, 'usuarios.ultimo_administrador');
  const [activos] = await on
    .select({ n: count() })
    .from(usuariosTable)
    .where(and(eq(usuariosTable.perfil, PERFIL_SUPER), eq(usuariosTable.estado, 'activo')));
  return activos?.n ?? 0;
}

/** Made anew for each request: a rehearsal remembers how many it would have suspended on earlier pages. */
export function suspender(simular: boolean): Accion {
  let restados = 0;
  const queda = async (personas: readonly Candidata[], decisiones: Decision[], on: Database | Tx) => {
    const suyos = decisiones.flatMap((decision, i) =>
      decision === 'hacer' && personas[i]?.perfil === PERFIL_SUPER ? [i] : [],
    );
    if (suyos.length === 0) return decisiones;
    const libres = (await superadministradores(on)) - 1 - restados;
    for (const i of suyos.slice(Math.max(0, libres))) decisiones[i] = 'ULTIMO_ADMINISTRADOR';
    if (simular) restados += Math.min(suyos.length, libres);
    return decisiones;
  };
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
