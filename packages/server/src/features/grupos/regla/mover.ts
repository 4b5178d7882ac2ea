import { sql } from 'drizzle-orm';
import { responsablesDeSql } from '#features/campos/offers.ts';
import { devolviendo, entraronPersonas } from '#features/cursos/offers.ts';
import { detalleDePlazo, ponerPlazoPropio } from '#features/grupos/plazo-propio.ts';
import type { Work } from '#platform/changes/work.ts';

export interface Movimiento {
  readonly grupoId: string;
  readonly entran: readonly string[];
  readonly salen: readonly string[];
  /** For whoever enters past a date, days from today as their own one. */
  readonly diasSiPaso?: number | undefined;
  /** The transaction of an act that is taken back: whoever left by the rule since then comes back as they were. */
  readonly deshace?: string | undefined;
}

interface PersonaRow extends Record<string, unknown> {
  id: string;
  perfil: string;
  estado: string;
  fechaBaja: string | null;
  grupoIds: string[];
  tutorDe: string[];
  responsableIds: string[];
  /** Someone has a screen open in their name. */
  abierta: boolean;
}

const lista = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`;

async function escribir(work: Work, { grupoId, entran, salen, deshace }: Movimiento) {
  const quienes = async (que: ReturnType<typeof sql>, ids: readonly string[]) =>
    ids.length === 0 ? [] : (await work.tx.execute<{ id: string }>(que)).rows.map(({ id }) => id);
  const vuelven =
    deshace === undefined
      ? []
      : await devolviendo(work, () =>
          quienes(
            sql`insert into grupo_miembros (usuario_id, grupo_id, desde, origen)
                select usuario_id, grupo_id, desde, origen from grupo_miembros_idos
                 where grupo_id = ${grupoId} and usuario_id = any(${lista(entran)}) and origen = 'regla'
                   and salida::xid8 >= ${deshace}::xid8
                 order by usuario_id on conflict do nothing returning usuario_id as id`,
            entran,
          ),
        );
  const dentro = await quienes(
    sql`insert into grupo_miembros (usuario_id, grupo_id, desde, origen)
        select id, ${grupoId}, ${work.now.toISOString()}, 'regla' from unnest(${lista(entran)}) x (id) order by id
        on conflict do nothing returning usuario_id as id`,
    entran,
  );
  const fuera = await quienes(
    sql`delete from grupo_miembros where grupo_id = ${grupoId} and origen = 'regla'
          and usuario_id = any(${lista(salen)}) returning usuario_id as id`,
    salen,
  );
  return { dentro, vuelven, fuera };
}

/** How the group stands now that they came and left; whoever changes it beside this is waited for. */
async function anotarGrupo(work: Work, grupoId: string, diferencia: number): Promise<string> {
  await work.tx.execute(sql`select from grupos where id = ${grupoId} for no key update`);
  const { rows } = await work.tx.execute<{ nombre: string; estado: string; miembros: number }>(sql`
    select nombre, estado, (select count(*)::int from grupo_miembros m where m.grupo_id = g.id) as miembros
      from grupos g where id = ${grupoId}`);
  const { nombre = '', estado = 'activo', miembros = 0 } = rows[0] ?? {};
  const fields = { id: grupoId, estado };
  if (diferencia !== 0)
    work.record({
      coleccion: 'grupos',
      documento: grupoId,
      antes: fields,
      despues: fields,
      detalle: { miembros: [miembros - diferencia, miembros] },
    });
  return nombre;
}

/** What those who moved did is seen through their groups: one record of each course tells the screens that show it. */
async function anotarProgreso(work: Work, personas: ReadonlyMap<string, readonly [string[], string[]]>) {
  const { rows } = await work.tx.execute<{ id: string; usuario_id: string; curso_id: string }>(sql`
    select distinct on (usuario_id, curso_id) id, usuario_id, curso_id from progreso
     where usuario_id = any(${lista([...personas.keys()])}) order by usuario_id, curso_id, id`);
  for (const { id, usuario_id: usuarioId, curso_id: cursoId } of rows) {
    const [antes = [], despues = []] = personas.get(usuarioId) ?? [];
    work.record({
      coleccion: 'progreso',
      documento: id,
      antes: { usuarioId, cursoId, grupoIds: antes },
      despues: { usuarioId, cursoId, grupoIds: despues },
      detalle: {},
    });
  }
}

/** People come into a group and leave it by its rule: told like any membership, and its courses follow. */
export async function moverPorRegla(
  work: Work,
  movimiento: Movimiento,
): Promise<{ entraron: number; salieron: number }> {
  const { grupoId, diasSiPaso } = movimiento;
  const { dentro, vuelven, fuera } = await escribir(work, movimiento);
  const entra = new Set([...vuelven, ...dentro]);
  const movidas = [...entra, ...fuera];
  if (movidas.length === 0) return { entraron: 0, salieron: 0 };
  const nombre = await anotarGrupo(work, grupoId, entra.size - fuera.length);
  const { rows } = await work.tx.execute<PersonaRow>(sql`
    select u.id, u.perfil, u.estado, u.fecha_baja::text as "fechaBaja",
           array(select m.grupo_id from grupo_miembros m where m.usuario_id = u.id) as "grupoIds",
           array(select t.grupo_id from grupo_tutores t where t.usuario_id = u.id) as "tutorDe",
           ${responsablesDeSql(sql`u.id`, sql`u.campos`)} as "responsableIds",
           exists (select from sesiones s where s.usuario_id = u.id) as abierta
      from usuarios u where u.id = any(${lista(movidas)}) order by u.id`);
  const plazos = Map.groupBy(
    diasSiPaso === undefined ? [] : await ponerPlazoPropio(work, dentro, diasSiPaso),
    ({ usuarioId }) => usuarioId,
  );
  const grupos = new Map<string, readonly [string[], string[]]>();
  for (const { abierta, id, perfil, estado, fechaBaja, grupoIds, tutorDe, responsableIds } of rows) {
    const despues = { id, perfil, estado, fechaBaja, grupoIds, tutorDe, responsableIds };
    const antes = entra.has(id) ? grupoIds.filter((uno) => uno !== grupoId) : [...grupoIds, grupoId];
    grupos.set(id, [antes, grupoIds]);
    work.record({
      coleccion: 'usuarios',
      documento: id,
      antes: { ...despues, grupoIds: antes },
      despues,
      detalle: { porRegla: entra.has(id) ? [null, nombre] : [nombre, null] },
    });
    for (const plazo of plazos.get(id) ?? [])
      work.record({
        coleccion: 'usuarios',
        documento: id,
        antes: despues,
        despues,
        detalle: detalleDePlazo(plazo),
      });
    if (abierta) work.access({ usuarioId: id });
  }
  await anotarProgreso(work, grupos);
  // Nobody is told that they came into a course when they were in it all along.
  await entraronPersonas(work, 'grupo', dentro);
  return { entraron: entra.size, salieron: fuera.length };
}
