import type { ContextoDeRegla, Regla } from '@catedra/shared/grupos/regla.ts';
import { usosDeRegla } from '@catedra/shared/grupos/regla.ts';
import { sql } from 'drizzle-orm';
import { leerProximo, REGLAS, TANDA } from '#features/grupos/regla/aplicar.ts';
import { leerContexto } from '#features/grupos/regla/contexto.ts';
import { moverPorRegla } from '#features/grupos/regla/mover.ts';
import { reglaSql } from '#features/grupos/regla/regla-sql.ts';
import { loQueDeshace } from '#features/grupos/regla/vuelta.ts';
import type { Change, Follow, Work } from '#platform/changes/work.ts';
import type { Job } from '#platform/jobs/jobs.ts';

interface ReglaRow extends Record<string, unknown> {
  grupoId: string;
  regla: Regla;
}

/** What may change of a person without any rule looking at it. */
const SIN_EFECTO = new Set([
  'nombre',
  'apellidos',
  'correo',
  'usuario',
  'documento',
  'telefono',
  'zonaHoraria',
  'foto',
  'grupo',
  'deja',
  'porRegla',
  'tutorDe',
  'carga',
  'ultimoAcceso',
  'cambiarContraseña',
  'bajaDesde',
  'plazo',
  'venceEn',
  'motivo',
]);

/** The fields that changed of a person, by id; `perfil` and `estado` by their name. Null: anything may have. */
function tocados({ antes, despues, detalle }: Change): readonly string[] | null {
  if (!antes || !despues) return null;
  const claves = Object.keys(detalle).filter((clave) => !SIN_EFECTO.has(clave));
  if (claves.some((clave) => clave !== 'perfil' && clave !== 'estado' && clave !== 'campos')) return null;
  const [unos, otros] = (detalle.campos ?? [{}, {}]) as [Record<string, unknown>, Record<string, unknown>];
  const campos = Object.keys({ ...unos, ...otros }).filter((id) => unos?.[id] !== otros?.[id]);
  return [...claves.filter((clave) => clave !== 'campos'), ...campos];
}

function mira(regla: Regla, cambiado: readonly string[] | null): boolean {
  if (cambiado === null) return true;
  const { campos } = usosDeRegla(regla);
  return (
    regla.condiciones.some(({ es }) =>
      es === 'estado'
        ? cambiado.includes('estado')
        : es.toLowerCase().endsWith('perfil') && cambiado.includes('perfil'),
    ) || campos.some((campo) => cambiado.includes(campo))
  );
}

async function mueven(
  work: Work,
  reglas: readonly ReglaRow[],
  ids: readonly string[],
  contexto: ContextoDeRegla,
) {
  const casos = reglas.map(
    ({ grupoId, regla }) => sql`when ${grupoId}::uuid then ${reglaSql(regla, contexto)}`,
  );
  const { rows } = await work.tx.execute<{ grupo_id: string; id: string; entra: boolean }>(sql`
    select * from (
      select r.grupo_id, usuarios.id, m.origen, f.usuario_id as fuera,
             coalesce(case r.grupo_id ${sql.join(casos, sql` `)} end, false) as entra
        from usuarios cross join unnest(${sql.param(reglas.map(({ grupoId }) => grupoId))}::uuid[]) r (grupo_id)
        left join grupo_miembros m on m.usuario_id = usuarios.id and m.grupo_id = r.grupo_id
        left join grupo_fuera f on f.usuario_id = usuarios.id and f.grupo_id = r.grupo_id
       where usuarios.id = any(${sql.param([...ids])}::uuid[])) x
     where (entra and origen is null and fuera is null) or (not entra and origen = 'regla')`);
  return Map.groupBy(rows, (row) => row.grupo_id);
}

/** Some people; of an act that is taken back, its transaction. */
export interface PorPonerAlDia {
  readonly ids: readonly string[];
  readonly deshace?: string | undefined;
}

/** Brings these people in line with these rules. */
async function ponerAlDiaCon(
  work: Work,
  reglas: readonly ReglaRow[],
  { ids, deshace }: PorPonerAlDia,
): Promise<void> {
  if (reglas.length === 0) return;
  const contexto = await leerContexto(work.tx, work.now);
  const movimientos = await mueven(work, reglas, ids, contexto);
  for (const [grupoId, filas] of [...movimientos].toSorted(([uno], [otro]) => (uno < otro ? -1 : 1))) {
    const de = (entra: boolean) => filas.filter((fila) => fila.entra === entra).map(({ id }) => id);
    await moverPorRegla(work, { grupoId, entran: de(true), salen: de(false), deshace });
  }
  for (const { grupoId, regla } of reglas) {
    const dia = await leerProximo(work.tx, regla, contexto, ids);
    if (dia)
      await work.tx.execute(sql`
        update grupo_reglas set proximo = ${dia} where grupo_id = ${grupoId} and (proximo is null or proximo > ${dia})`);
  }
}

const lasReglas = sql`select grupo_id as "grupoId", regla from grupo_reglas order by grupo_id`;

/** Whoever applies a whole rule is waited for. */
export async function ponerAlDia(work: Work, cuales: PorPonerAlDia): Promise<void> {
  await work.tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext(${REGLAS}))`);
  await ponerAlDiaCon(work, (await work.tx.execute<ReglaRow>(lasReglas)).rows, cuales);
}

type PonerAlDia = Job<never, PorPonerAlDia>;

/**
 * When people change, so do the groups that fill themselves, in the same work. While somebody applies a whole rule it is
 * left for just after, because waiting for them could make them wait for this.
 */
export const seguirReglas =
  (despues: PonerAlDia): Follow =>
  async (work, changes) => {
    const cambios = changes
      .filter(({ coleccion }) => coleccion === 'usuarios')
      .map((change) => ({ id: change.documento, tocados: tocados(change) }))
      .filter((cambio) => cambio.tocados === null || cambio.tocados.length > 0);
    if (cambios.length === 0) return;
    const ids = [...new Set(cambios.map(({ id }) => id))];
    const deshace = loQueDeshace(work);
    const [{ rows: turno }, { rows: reglas }] = await Promise.all([
      work.tx.execute<{ mio: boolean }>(
        sql`select pg_try_advisory_xact_lock_shared(hashtext(${REGLAS})) as mio`,
      ),
      work.tx.execute<ReglaRow>(lasReglas),
    ]);
    if (turno[0]?.mio !== true) {
      for (let i = 0; i < ids.length; i += TANDA)
        await work.enqueue(despues, { ids: ids.slice(i, i + TANDA), deshace });
      return;
    }
    const suyas = reglas.filter(({ regla }) => cambios.some((cambio) => mira(regla, cambio.tocados)));
    await ponerAlDiaCon(work, suyas, { ids, deshace });
  };
