import { type CampoPropio, datoDeCampo, SEPARADOR_DE_GRUPOS } from '@catedra/shared/cargas/campos.ts';
import { type CuentaExistente, conResponsable, scopeDe } from '@catedra/shared/cargas/cuenta.ts';
import { sql } from 'drizzle-orm';
import { entraronPersonas } from '#features/cursos/offers.ts';
import type { Membresia } from '#features/cargas/importar/escribir-grupos.ts';
import type { Change, Work } from '#platform/changes/work.ts';

/** A person before and after a part of the work; null is before they were there, or after they are gone. */
export interface Paso {
  readonly id: string;
  readonly antes: CuentaExistente | null;
  readonly despues: CuentaExistente | null;
}

/** The file by which it is done, or that is undone. */
type Carga = readonly [null, string] | readonly [string, null];

const CAMPOS_DE_ACCESO = ['perfil', 'estado'] as const;

/** The field that says whose team each person is in. */
async function leerEquipo({ tx }: Work): Promise<CampoPropio | null> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from campos where equipo and estado = 'activo'`,
  );
  return rows[0] ? datoDeCampo(rows[0].id) : null;
}

/** Tells the log of each person, and those with an open screen whose rights changed. */
export async function anotarPersonas(
  work: Work,
  pasos: readonly Paso[],
  nombreDeGrupo: (id: string) => string,
  carga: Carga,
): Promise<void> {
  const equipo = await leerEquipo(work);
  for (const { id, antes, despues } of pasos) {
    work.record({
      coleccion: 'usuarios',
      documento: id,
      antes: antes && scopeDe(antes),
      despues: despues && scopeDe(conResponsable(despues, equipo)),
      detalle: { ...detalleDe(work, antes, despues, nombreDeGrupo), carga },
    });
  }
  const tocadas = pasos.filter(({ antes, despues }) => antes && (!despues || cambiaSuAcceso(antes, despues)));
  if (tocadas.length === 0) return;
  const { rows } = await work.tx.execute<{ id: string }>(sql`
    select distinct usuario_id as id from sesiones
     where usuario_id = any(${sql.param(tocadas.map(({ id }) => id))}::uuid[])`);
  for (const { id } of rows) work.access({ usuarioId: id });
  await anotarProgreso(work, tocadas);
}

const cambiaSuAcceso = (antes: CuentaExistente, despues: CuentaExistente): boolean =>
  CAMPOS_DE_ACCESO.some((campo) => antes.valores[campo] !== despues.valores[campo]) ||
  antes.grupoIds.length !== despues.grupoIds.length ||
  antes.grupoIds.some((grupo) => !despues.grupoIds.includes(grupo));

function detalleDe(
  work: Work,
  antes: CuentaExistente | null,
  despues: CuentaExistente | null,
  nombreDeGrupo: (id: string) => string,
): Change['detalle'] {
  const detalle: Record<string, readonly [unknown, unknown]> = {};
  if (!antes) detalle.creadoEn = [null, work.now.toISOString()];
  if (!despues) return { eliminada: [false, true] };
  for (const campo of Object.keys(despues.valores) as (keyof CuentaExistente['valores'])[]) {
    const pareja = [antes?.valores[campo] ?? null, despues.valores[campo]] as const;
    if ((pareja[0] || null) !== (pareja[1] || null)) detalle[campo] = pareja;
  }
  const nombres = (ids: readonly string[]) => ids.map(nombreDeGrupo).join(SEPARADOR_DE_GRUPOS);
  const entra = despues.grupoIds.filter((grupo) => !antes?.grupoIds.includes(grupo));
  const sale = antes?.grupoIds.filter((grupo) => !despues.grupoIds.includes(grupo)) ?? [];
  if (entra.length > 0) detalle.grupo = [null, nombres(entra)];
  if (sale.length > 0) detalle[entra.length > 0 ? 'deja' : 'grupo'] = [nombres(sale), null];
  return detalle;
}

/** Progress is seen through the group, so a tutor's screen must hear of it too: one record of each course is enough. */
async function anotarProgreso(work: Work, pasos: readonly Paso[]): Promise<void> {
  const porId = new Map(pasos.map((paso) => [paso.id, paso]));
  const { rows } = await work.tx.execute<{ id: string; usuario_id: string; curso_id: string }>(sql`
    select distinct on (usuario_id, curso_id) id, usuario_id, curso_id from progreso
     where usuario_id = any(${sql.param([...porId.keys()])}::uuid[]) order by usuario_id, curso_id, id`);
  for (const { id, usuario_id: usuarioId, curso_id: cursoId } of rows) {
    const paso = porId.get(usuarioId);
    work.record({
      coleccion: 'progreso',
      documento: id,
      antes: { usuarioId, cursoId, grupoIds: paso?.antes?.grupoIds ?? [] },
      despues: { usuarioId, cursoId, grupoIds: paso?.despues?.grupoIds ?? [] },
      detalle: {},
    });
  }
}

/** By how many each group grew, or shrank. */
export type Diferencias = ReadonlyMap<string, number>;

export function sumarDiferencias(
  sumandos: Iterable<readonly [grupoId: string, cuantas: number]>,
): Diferencias {
  const suma = new Map<string, number>();
  for (const [grupoId, cuantas] of sumandos) suma.set(grupoId, (suma.get(grupoId) ?? 0) + cuantas);
  return suma;
}

export const diferenciasDe = (entran: readonly Membresia[], salen: readonly Membresia[]): Diferencias =>
  sumarDiferencias([
    ...entran.map(({ grupoId }) => [grupoId, 1] as const),
    ...salen.map(({ grupoId }) => [grupoId, -1] as const),
  ]);

/** Tells the log how many each group has now. */
export async function anotarCuantos(work: Work, diferencias: Diferencias): Promise<void> {
  if (diferencias.size === 0) return;
  const ids = sql`${sql.param([...diferencias.keys()])}::uuid[]`;
  // Whoever changes the same groups beside this is waited for, so that the figures of the log follow one another.
  await work.tx.execute(sql`select from grupos where id = any(${ids}) order by id for no key update`);
  const { rows } = await work.tx.execute<{ id: string; estado: string; miembros: number }>(sql`
    select id, estado, (select count(*)::int from grupo_miembros m where m.grupo_id = grupos.id) as miembros
      from grupos where id = any(${ids})`);
  for (const { id, estado, miembros } of rows) {
    const fields = { id, estado };
    work.record({
      coleccion: 'grupos',
      documento: id,
      antes: fields,
      despues: fields,
      detalle: { miembros: [miembros - (diferencias.get(id) ?? 0), miembros] },
    });
  }
}

/** Tells whoever came into a course by these groups. */
export const anotarEntradas = (work: Work, entran: readonly Membresia[]) =>
  entraronPersonas(
    work,
    'carga',
    entran.map(({ usuarioId }) => usuarioId),
  );

/** Tells the log how many each group has now, and who entered a course through them. */
export async function anotarGrupos(
  work: Work,
  entran: readonly Membresia[],
  salen: readonly Membresia[] = [],
): Promise<void> {
  await anotarEntradas(work, entran);
  await anotarCuantos(work, diferenciasDe(entran, salen));
}
