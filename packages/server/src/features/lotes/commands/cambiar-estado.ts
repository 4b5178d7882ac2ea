import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { decideEstado } from '@catedra/shared/lotes/rules.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import type { Accion } from '#features/lotes/aplicar.ts';
import { cambiarDato } from '#features/lotes/cambiar-dato.ts';
import { tomarPorVuelta } from '#features/lotes/marca.ts';
import { quedaAlguien } from '#features/lotes/ultimo-administrador.ts';
import { terminarSesionesDeVarios } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';

const comprobar = ({ actor }: Work) => {
  if (usuarios.policy.update(actor) === false) throw sinPermiso();
};

export const activar = (deshace?: string): Accion => ({
  comando: 'usuarios.activar',
  comprobar,
  decidir: (actor, personas) => personas.map((persona) => decideEstado(actor, persona, 'activo')),
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
    decidir: (actor, personas, on) =>
      queda(
        personas,
        personas.map((persona) => decideEstado(actor, persona, 'suspendido')),
        on,
      ),
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
