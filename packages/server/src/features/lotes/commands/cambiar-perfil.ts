import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { decidePerfil } from '@catedra/shared/lotes/rules.ts';
import type { LoteDePerfil } from '@catedra/shared/lotes/schemas.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import type { Accion } from '#features/lotes/aplicar.ts';
import { cambiarDato } from '#features/lotes/cambiar-dato.ts';
import { salvoQuienCambio, tomarPorVuelta } from '#features/lotes/marca.ts';
import { quedaAlguien } from '#features/lotes/ultimo-administrador.ts';

/** Nobody gives a profile that holds what they lack: one that is not there is refused with the same words. */
export function cambiarPerfil({ perfil, simular, deshace }: LoteDePerfil): Accion {
  const queda = quedaAlguien(simular);
  return {
    comando: 'usuarios.cambiar-perfil',
    comprobar: ({ actor }) => {
      if (usuarios.policy.update(actor) === false || !actor.otorgables.includes(perfil)) throw sinPermiso();
    },
    decidir: async (actor, personas, on) => {
      const decisiones = personas.map((persona) => decidePerfil(actor, persona, perfil));
      const vuelta = { dato: 'perfil', deshace } as const;
      return queda(personas, await salvoQuienCambio(on, vuelta, personas, decisiones), on);
    },
    quita: (usuario) => usuario.perfil,
    async hacer(work, personas) {
      await tomarPorVuelta(work, deshace);
      await cambiarDato(work, personas, 'perfil', perfil);
    },
  };
}
