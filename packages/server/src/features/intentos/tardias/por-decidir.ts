import { sql } from 'drizzle-orm';
import { type Hecho, notice, notify } from '#features/avisos/offers.ts';
import { quienesPuedenSql } from '#features/perfiles/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface PorDecidir {
  readonly usuarioId: string;
  readonly intentoId: string;
}

interface Fila extends Hecho {
  readonly persona: string;
  readonly prueba: string;
  readonly deCursoId: string;
  readonly actividadId: string;
}

/** They see whose they are, and admit them or not. */
const quienesDeciden = quienesPuedenSql(['intentos:ver', 'intentos:anular'], { persona: sql`i.usuario_id` });

/** What waits for somebody who may decide on it; nobody decides on their own. */
async function leerPorDecidir(db: Database | Tx, data: readonly PorDecidir[]): Promise<readonly Fila[]> {
  const pedidas = data.map((una, n) => ({ n, ...una }));
  const { rows } = await db.execute<Fila>(sql`
    select f.n, f."usuarioId", 'intento:' || i.id as asunto, ${isoSql(sql`t.desde`)} as ocasion,
           trim(u.nombre || ' ' || u.apellidos) as persona, a.titulo as prueba, i.curso_id as "deCursoId",
           i.actividad_id as "actividadId"
      from json_to_recordset(${JSON.stringify(pedidas)}) as f(n int, "usuarioId" uuid, "intentoId" uuid)
      join intentos i on i.id = f."intentoId" and i.estado in ('entregado', 'anulado') and i.usuario_id <> f."usuarioId"
      join usuarios u on u.id = i.usuario_id and u.fecha_baja is null
      join actividades a on a.id = i.actividad_id
      join lateral (select min(t.recibida_en) as desde from intento_tardias t
                     where t.intento_id = i.id and t.aceptada is null) t on t.desde is not null
     where f."usuarioId" in (${quienesDeciden})`);
  return rows;
}

const enlaceDe = ({ deCursoId, actividadId, persona }: Fila): string =>
  `/admin/actividades/${deCursoId}/actualizar/${actividadId}?ver=resultados&buscar=${encodeURIComponent(persona)}`;

const AQUI = { enlace: '/home?vista=avisos', accion: 'Verlas' };

/** Answers came after the end of an attempt: somebody says whether they count. */
export const avisoDeTardiasPorDecidir = notice('intentos.tardias-por-decidir', {
  evento: 'decidir',
  about: leerPorDecidir,
  say: (fila) => ({
    titulo: `Llegaron tarde respuestas de ${fila.persona}`,
    fuerte: fila.persona,
    detalle: `En ${fila.prueba}. Decide si cuentan`,
    enlace: enlaceDe(fila),
    accion: 'Decidir',
  }),
  plantilla: {
    titulo: 'Llegaron tarde respuestas de alguien',
    campos: {
      persona: { dice: 'De quién son', de: ({ persona }) => persona },
      prueba: { dice: 'La prueba', de: ({ prueba }) => prueba },
    },
    ejemplo: {
      persona: 'Ana Ruiz',
      prueba: 'Prueba final',
      deCursoId: 'muestra',
      actividadId: 'muestra',
    },
  },
  together: {
    minutes: 10,
    say: (n, filas) => {
      const [una] = filas;
      const deUna = una && filas.every(({ actividadId }) => actividadId === una.actividadId);
      return {
        titulo: `Llegaron tarde respuestas de ${n} intentos${deUna ? ` de ${una.prueba}` : ''}`,
        ...(deUna && { fuerte: una.prueba }),
        ...(deUna
          ? {
              enlace: `/admin/actividades/${una.deCursoId}/actualizar/${una.actividadId}?ver=resultados`,
              accion: 'Decidir',
            }
          : AQUI),
      };
    },
  },
});

/** Tells whoever may decide on what came late to an attempt; what nobody has decided yet is told once. */
export async function avisarDeTardias(work: Work, intentoId: string): Promise<void> {
  const { rows } = await work.tx.execute<{ usuarioId: string }>(sql`
    select q.id as "usuarioId" from intentos i cross join lateral (${quienesDeciden}) q where i.id = ${intentoId} order by 1`);
  await notify(work, avisoDeTardiasPorDecidir, ...rows.map(({ usuarioId }) => ({ usuarioId, intentoId })));
}
