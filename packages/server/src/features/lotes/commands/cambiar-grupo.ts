import { decideEntrada, decideSalida } from '@catedra/shared/lotes/rules.ts';
import { añadirMiembros } from '#features/grupos/commands/anadir-miembros.ts';
import { quitarMiembros } from '#features/grupos/commands/quitar-miembros.ts';
import { lockGrupo } from '#features/grupos/record.ts';
import type { Accion } from '#features/lotes/aplicar.ts';
import type { Persona } from '#features/usuarios/queries.ts';

const idsDe = (personas: readonly Persona[]) => personas.map(({ usuario }) => usuario.id);

export const añadirAGrupo = (grupoId: string): Accion => ({
  comando: 'grupos.anadir-miembros',
  comprobar: async (work) => void (await lockGrupo(work, grupoId)),
  decidir: (actor, personas) => personas.map((persona) => decideEntrada(actor, persona, grupoId)),
  hacer: async (work, personas) => void (await añadirMiembros(work, grupoId, idsDe(personas))),
});

export const quitarDeGrupo = (grupoId: string): Accion => ({
  comando: 'grupos.quitar-miembros',
  comprobar: async (work) => void (await lockGrupo(work, grupoId)),
  decidir: (_actor, personas) => personas.map((persona) => decideSalida(persona, grupoId)),
  hacer: async (work, personas) => void (await quitarMiembros(work, grupoId, idsDe(personas))),
});
