import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { decideEstado, type Decision } from '@catedra/shared/lotes/rules.ts';
import { type Usuario, usuarios } from '@catedra/shared/usuarios/collection.ts';
import type { Accion, Candidata } from '#features/lotes/aplicar.ts';
import { cambiarDato } from '#features/lotes/cambiar-dato.ts';
import { salvoQuienCambio, tomarPorVuelta } from '#features/lotes/marca.ts';
import { quedaAlguien } from '#features/lotes/ultimo-administrador.ts';
import { terminarSesionesDeVarios } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

const comprobar = ({ actor }: Work) => {
  if (usuarios.policy.update(actor) === false) throw sinPermiso();
};

const decidir =
  (estado: Usuario['estado'], deshace: string | undefined) =>
  (actor: Actor, personas: readonly Candidata[], on: Database | Tx): Promise<Decision[]> =>
    salvoQuienCambio(
      on,
      { dato: 'estado', deshace },
      personas,
      personas.map((persona) => decideEstado(actor, persona, estado)),
    );

export const activar = (deshace?: string): Accion => ({
  comando: 'usuarios.activar',
  comprobar,
  decidir: decidir('activo', deshace),
  quita: ({ estado }) => estado,
  async hacer(work, personas) {
    await tomarPorVuelta(work, deshace);
    await cambiarDato(work, personas, 'estado', 'activo');
  },
});

export function suspender(simular: boolean, deshace?: string): Accion {
  const queda = quedaAlguien(simular);
  return {
    comando: 'usuarios.suspender',
    comprobar,
    decidir: async (actor, personas, on) =>
      queda(personas, await decidir('suspendido', deshace)(actor, personas, on), on),
    quita: ({ estado }) => estado,
    async hacer(work, personas) {
      await tomarPorVuelta(work, deshace);
      await cambiarDato(work, personas, 'estado', 'suspendido');
      await terminarSesionesDeVarios(
        work,
        personas.map(({ usuario }) => usuario.id),
        'cerrada',
      );
    },
  };
}
