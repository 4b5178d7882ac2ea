import { decideEntrada, decideSalida } from '@catedra/shared/lotes/rules.ts';
import { añadirPersonas, quitarPersonas, lockGrupo, MIEMBROS } from '#features/grupos/offers.ts';
import type { Accion } from '#features/lotes/aplicar.ts';
import type { Persona } from '#features/sesion/offers.ts';

const idsDe = (personas: readonly Persona[]) => personas.map(({ usuario }) => usuario.id);

export const añadirAGrupo = (grupoId: string, diasSiPaso?: number): Accion => ({
  comando: 'grupos.anadir-miembros',
  comprobar: async (work) => void (await lockGrupo(work, grupoId)),
  decidir: (actor, personas) => personas.map((persona) => decideEntrada(actor, persona, grupoId)),
  hacer: async (work, personas) =>
    void (await añadirPersonas(work, MIEMBROS, grupoId, idsDe(personas), diasSiPaso)),
});

export const quitarDeGrupo = (grupoId: string): Accion => ({
  comando: 'grupos.quitar-miembros',
  comprobar: async (work) => void (await lockGrupo(work, grupoId)),
  decidir: (_actor, personas) => personas.map((persona) => decideSalida(persona, grupoId)),
  hacer: async (work, personas) => void (await quitarPersonas(work, MIEMBROS, grupoId, idsDe(personas))),
});
