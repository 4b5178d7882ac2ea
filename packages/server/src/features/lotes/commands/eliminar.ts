import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { decideEliminacion } from '@catedra/shared/lotes/rules.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import type { Accion } from '#features/lotes/aplicar.ts';
import { quedaAlguien } from '#features/lotes/ultimo-administrador.ts';
import { eliminarPersonas } from '#features/usuarios/offers.ts';

export function eliminar(simular: boolean): Accion {
  const queda = quedaAlguien(simular);
  return {
    comando: 'usuarios.eliminar',
    comprobar: ({ actor }) => {
      if (usuarios.policy.delete(actor) === false) throw sinPermiso();
    },
    decidir: (actor, personas, on) =>
      queda(
        personas,
        personas.map((persona) => decideEliminacion(actor, persona)),
        on,
      ),
    hacer: eliminarPersonas,
  };
}
