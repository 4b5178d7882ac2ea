import { DomainError } from '@catedra/shared/core/errors.ts';
import { puedeNombrarTutor, puedeTraerPersona } from '@catedra/shared/grupos/rules.ts';
import { inArray } from 'drizzle-orm';
import { entraronPersonas } from '#features/cursos/offers.ts';
import { recordMembers } from '#features/grupos/record.ts';
import { grupoMiembrosTable, grupoTutoresTable } from '#features/grupos/table.ts';
import { perfilesTable } from '#features/perfiles/table.ts';
import { type Persona, recordPersona } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';

/** A way of belonging to a group: where it is kept, who may be brought into it, and who hears of it. */
export interface Relacion {
  readonly table: typeof grupoMiembrosTable | typeof grupoTutoresTable;
  readonly cuenta: 'miembros' | 'tutores';
  readonly exigir: (work: Work, grupoId: string, personas: readonly Persona[]) => Promise<void>;
  readonly anotar: (work: Work, personas: readonly Persona[], cambio: Cambio) => Promise<void>;
}

interface Cambio {
  readonly grupoId: string;
  /** The group's name before and after: from nothing for whoever comes, to nothing for whoever leaves. */
  readonly nombre: readonly [antes: string | null, despues: string | null];
}

const personasAjenas = () =>
  new DomainError(
    403,
    'FUERA_DE_TUS_GRUPOS',
    'Solo puedes añadir a personas que ya están en alguno de tus grupos. Pide a quien administra la academia que añada al resto.',
  );

const tutorConMasPermisos = ({ usuario }: Persona) =>
  new DomainError(
    403,
    'TUTOR_CON_MAS_PERMISOS',
    `${usuario.nombre} podría hacer en este grupo cosas que tú no puedes. Pídeselo a quien administra la academia.`,
  );

export const MIEMBROS: Relacion = {
  table: grupoMiembrosTable,
  cuenta: 'miembros',
  async exigir({ actor }, grupoId, personas) {
    if (!personas.every(({ scope }) => puedeTraerPersona(actor, grupoId, scope.grupoIds)))
      throw personasAjenas();
  },
  async anotar(work, personas, { grupoId, nombre }) {
    const entran = nombre[1] !== null;
    await recordMembers(
      work,
      personas,
      (grupoIds) => (entran ? [...grupoIds, grupoId] : grupoIds.filter((uno) => uno !== grupoId)),
      { grupo: nombre },
    );
    if (!entran) return;
    await entraronPersonas(
      work,
      'grupo',
      personas.map(({ usuario }) => usuario.id),
    );
  },
};

/** What a tutor may do "en sus grupos" holds in this one from when they come until they leave. */
export const TUTORES: Relacion = {
  table: grupoTutoresTable,
  cuenta: 'tutores',
  async exigir(work, grupoId, personas) {
    const nombres = [...new Set(personas.map(({ usuario }) => usuario.perfil))];
    const perfiles = await work.tx
      .select({ nombre: perfilesTable.nombre, permisos: perfilesTable.permisos })
      .from(perfilesTable)
      .where(inArray(perfilesTable.nombre, nombres));
    const permisos = new Map(perfiles.map((perfil) => [perfil.nombre, perfil.permisos]));
    const ajeno = personas.find(
      ({ usuario }) => !puedeNombrarTutor(work.actor, grupoId, permisos.get(usuario.perfil) ?? []),
    );
    if (ajeno) throw tutorConMasPermisos(ajeno);
  },
  async anotar(work, personas, { nombre }) {
    for (const persona of personas) recordPersona(work, persona, { tutorDe: nombre });
  },
};
