import type { Actor } from '@catedra/shared/core/actor.ts';
import {
  type Aplicada,
  aplicarA,
  noCaduca,
  type ValidezPrevista,
} from '@catedra/shared/cumplimiento/aplicar-validez.ts';
import type { EstadoDeCumplimiento } from '@catedra/shared/cumplimiento/estado.ts';
import { validezDe } from '@catedra/shared/cumplimiento/ajustes-de-validez.ts';
import { type Dia, masDias } from '@catedra/shared/fechas/calendario.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { type SQL, sql } from 'drizzle-orm';
import { aQuienAbre } from '#features/cumplimiento/aperturas/candidatas.ts';
import { leerAjustes } from '#features/cumplimiento/leer-renovacion.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface Fila extends Record<string, unknown> {
  readonly id: string;
  readonly ronda: number;
  readonly tieneElCurso: boolean;
  readonly renueva: boolean;
  readonly conEstado: boolean;
  readonly cuentaDesde: Dia;
  readonly hasta: Dia | null;
  readonly anterior: Dia | null;
  readonly hoy: Dia;
  readonly algoAbierto: boolean;
}

/** The last completion of each of those whom the actor reaches, if it was not renewed yet. */
async function leerCompletadas(on: Database | Tx, alcance: SQL, cursoId: string, now: Date): Promise<Fila[]> {
  const t = now.toISOString();
  const { rows } = await on.execute<Fila>(sql`
    select r.usuario_id as id, r.ronda, m.usuario_id is not null as "tieneElCurso",
           r.pasada_en is not null or r.abierta_en is not null or coalesce(m.ronda > r.ronda, false) as renueva,
           c.estado = 'publicado' and (c.termina_en is null or c.termina_en > ${t}) and m.usuario_id is not null as "conEstado",
           r.cuenta_desde::text as "cuentaDesde", r.vale_hasta::text as hasta,
           coalesce(p.ultimo_dia, p.vale_hasta)::text as anterior,
           (${t}::timestamptz at time zone zona_de(usuarios.zona_horaria, z.zona_horaria))::date::text as hoy,
           m.usuario_id is not null and algo_abierto(r.usuario_id, r.curso_id, ${t}) as "algoAbierto"
      from rondas r join usuarios on usuarios.id = r.usuario_id join cursos c on c.id = r.curso_id cross join academia z
      left join matriculas m on m.usuario_id = r.usuario_id and m.curso_id = r.curso_id
      left join rondas p on p.usuario_id = r.usuario_id and p.curso_id = r.curso_id and p.ronda = r.ronda - 1
        and p.deshecha_en is null
     where r.curso_id = ${cursoId} and r.deshecha_en is null and usuarios.fecha_baja is null and ${alcance}
       and not exists (select from rondas q
                        where q.usuario_id = r.usuario_id and q.curso_id = r.curso_id and q.ronda > r.ronda)
     order by r.usuario_id`);
  return rows;
}

export interface Cambio extends Aplicada {
  readonly fila: Fila;
}

export interface Plan {
  readonly cambios: readonly Cambio[];
  readonly prevista: ValidezPrevista;
}

/** What the course's validity makes of what was completed before. */
export async function planearValidez(
  on: Database | Tx,
  actor: Actor,
  cursoId: string,
  { dias, now, zona }: { readonly dias: number; readonly now: Date; readonly zona: string },
): Promise<Plan> {
  const alcance = aQuienAbre(actor);
  const ajustes = await leerAjustes(on, cursoId);
  const validez = validezDe(ajustes);
  if (!validez) throw noCaduca();
  const filas = await leerCompletadas(on, alcance, cursoId, now);
  const como = { validez, diasParaRenovar: ajustes.diasParaRenovar, dias };
  const cambios = filas.flatMap((fila) => {
    const aplicada = fila.renueva ? null : aplicarA(fila, como);
    return aplicada ? [{ ...aplicada, fila }] : [];
  });
  const quedan: Partial<Record<EstadoDeCumplimiento, number>> = {};
  for (const { fila, estado } of cambios) if (fila.conEstado) quedan[estado] = (quedan[estado] ?? 0) + 1;
  return {
    cambios,
    prevista: {
      personas: cambios.length,
      quedan,
      caducarian: cambios.filter(({ ultimoDia }) => ultimoDia !== null).length,
      ultimoDia: masDias(diaEn(now, zona), dias),
      sinElCurso: cambios.filter(({ fila }) => !fila.tieneElCurso).length,
      renovando: filas.filter(({ renueva }) => renueva).length,
    },
  };
}
