import { DomainError, sinPermiso } from '@catedra/shared/core/errors.ts';
import type { Scope } from '@catedra/shared/core/scope.ts';
import type { CursoFuera, EnCursos } from '@catedra/shared/lotes/asignaciones.ts';
import { inArray } from 'drizzle-orm';
import { cursosBinding } from '#features/cursos/binding.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { lockPersonas } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';

/** What leaves all of a course out and not only some of its people. */
const FUERA: Readonly<Record<string, CursoFuera>> = {
  SIN_PERMISO: 'sin_permiso',
  NO_ENCONTRADO: 'sin_permiso',
  CURSO_SIN_PUBLICAR: 'sin_publicar',
};

interface Hecho<R> {
  readonly cursos: (R & { readonly curso: { readonly id: string; readonly titulo: string } })[];
  readonly fuera: { readonly motivo: CursoFuera; readonly cuantas: number }[];
}

/** Each course once, in the order in which all such acts hold them. */
function porCurso(enCursos: EnCursos): readonly (readonly [string, readonly string[]])[] {
  const suyos = new Map<string, Set<string>>();
  for (const { cursoId, usuarioIds } of enCursos)
    suyos.set(cursoId, new Set([...(suyos.get(cursoId) ?? []), ...usuarioIds]));
  return [...suyos]
    .map(([cursoId, ids]) => [cursoId, [...ids]] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** All that it touches under a lock, before any of it: two such acts at once wait for one another in one order. */
async function lockTodo(
  work: Work,
  cursos: readonly (readonly [string, readonly string[]])[],
): Promise<void> {
  for (const [cursoId] of cursos) await cursosBinding.statements.bloquear(work.tx, cursoId);
  await lockPersonas(work, [...new Set(cursos.flatMap(([, ids]) => ids))]);
}

/** The same act in each course, with its people; a course where it can't be done stays out and the others go on. */
export async function enCadaCurso<R extends object>(
  work: Work,
  {
    enCursos,
    alcance,
    sostiene,
  }: { readonly enCursos: EnCursos; readonly alcance: Scope; readonly sostiene: boolean },
  hacer: (cursoId: string, usuarioIds: string[]) => Promise<R>,
): Promise<Hecho<R>> {
  if (alcance === false) throw sinPermiso();
  const pedidos = porCurso(enCursos);
  if (sostiene) await lockTodo(work, pedidos);
  const titulos = await work.tx
    .select({ id: cursosTable.id, titulo: cursosTable.titulo })
    .from(cursosTable)
    .where(
      inArray(
        cursosTable.id,
        pedidos.map(([cursoId]) => cursoId),
      ),
    );
  const cursos: Hecho<R>['cursos'] = [];
  const fuera = new Map<CursoFuera, number>();
  for (const [cursoId, usuarioIds] of pedidos) {
    try {
      const hecho = await hacer(cursoId, [...usuarioIds]);
      const titulo = titulos.find(({ id }) => id === cursoId)?.titulo ?? '';
      cursos.push({ ...hecho, curso: { id: cursoId, titulo } });
    } catch (error) {
      const motivo = error instanceof DomainError ? FUERA[error.code] : undefined;
      if (!motivo) throw error;
      fuera.set(motivo, (fuera.get(motivo) ?? 0) + usuarioIds.length);
    }
  }
  return { cursos, fuera: [...fuera].map(([motivo, cuantas]) => ({ motivo, cuantas })) };
}
