import { DomainError } from '@catedra/shared/core/errors.ts';
import type { RelacionCambiada } from '@catedra/shared/grupos/commands.ts';
import { puedeNombrarTutor } from '@catedra/shared/grupos/rules.ts';
import { inArray } from 'drizzle-orm';
import { lockVisibles } from '#features/grupos/commands/anadir-miembros.ts';
import { cuenta, lockGrupo, recordGrupo } from '#features/grupos/record.ts';
import { grupoTutoresTable } from '#features/grupos/table.ts';
import { perfilesTable } from '#features/perfiles/table.ts';
import type { Persona } from '#features/usuarios/queries.ts';
import type { Work } from '#platform/changes/work.ts';

const tutorConMasPermisos = ({ usuario }: Persona) =>
  new DomainError(
    403,
    'TUTOR_CON_MAS_PERMISOS',
    `${usuario.nombre} podría hacer en este grupo cosas que tú no puedes. Pídeselo a quien administra la academia.`,
  );

async function refuseBeyond(work: Work, grupoId: string, personas: readonly Persona[]): Promise<void> {
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
}

/** What the tutor may do "en sus grupos" begins to hold in this one. */
export async function añadirTutores(
  work: Work,
  grupoId: string,
  usuarioIds: readonly string[],
): Promise<RelacionCambiada> {
  const grupo = await lockGrupo(work, grupoId);
  const personas = await lockVisibles(work, usuarioIds);
  await refuseBeyond(work, grupoId, personas);

  const desde = work.now.toISOString();
  const nuevas = await work.tx
    .insert(grupoTutoresTable)
    .values(personas.map(({ usuario }) => ({ grupoId, usuarioId: usuario.id, desde })))
    .onConflictDoNothing()
    .returning({ id: grupoTutoresTable.usuarioId });
  if (nuevas.length === 0) return { cambiadas: 0 };

  for (const { usuario, scope } of personas.filter(({ usuario: { id } }) =>
    nuevas.some((una) => una.id === id),
  )) {
    const detalle = { tutorDe: [null, grupo.nombre] } as const;
    work.record({ coleccion: 'usuarios', documento: usuario.id, antes: scope, despues: scope, detalle });
    work.access({ usuarioId: usuario.id });
  }
  recordGrupo(work, grupo, cuenta(grupo, 'tutores', nuevas.length));
  return { cambiadas: nuevas.length };
}
