import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { actoEnPalabras, type Cambio } from '@catedra/shared/informes/auditoria/actos.ts';
import { antesYDespues } from '@catedra/shared/informes/auditoria/antes-y-despues.ts';
import { coleccionesDe } from '@catedra/shared/informes/auditoria/clases.ts';
import { auditoria } from '@catedra/shared/informes/auditoria/informe.ts';
import { cuantas } from '@catedra/shared/informes/palabras.ts';
import type { Detalle } from '@catedra/shared/usuarios/historial.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { nombresDe, type Tocado } from '#features/informes/auditoria/nombres.ts';
import { clave } from '#features/informes/motor/claves.ts';
import { consulta, type FilaHecha } from '#features/informes/motor/consulta.ts';
import { entreDiasSql } from '#features/informes/motor/gente.ts';
import { busquedaSql, type Lectura } from '#features/reportes/offers.ts';
import { cambiosTable, deGestionSql } from '#platform/changes/table.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

interface Fila extends Record<string, unknown>, Tocado {
  readonly id: number;
  readonly en: string;
  readonly actorId: string;
  readonly quien: string | null;
  readonly comando: string;
  readonly cambio: Cambio;
  readonly detalle: Detalle | null;
}

const DE_GESTION = deGestionSql(sql`k.tipo`, sql`k.coleccion`);

const porQuien = (buscar: string): SQL =>
  sql`k.actor_id in (select usuarios.id from usuarios where ${busquedaSql(buscar) ?? sql`true`})`;

const SEMANA = 7;

async function resumir(db: Database, { now }: Lectura) {
  const { rows } = await db.execute<{ actos: number; quienes: number }>(sql`
    select count(*)::int as actos,
           (count(distinct k.actor_id) filter (where k.actor_id <> ${SISTEMA.id}))::int as quienes
      from cambios k where ${DE_GESTION} and k.en >= ${antesDe(now, SEMANA * DIA).toISOString()}`);
  const { actos, quienes } = rows[0] ?? { actos: 0, quienes: 0 };
  return {
    hallazgo:
      actos === 0
        ? 'Nadie ha cambiado nada en 7 días'
        : `${cuantas(actos, 'cambio')} en 7 días, de ${cuantas(quienes, 'persona')}`,
    alcance:
      'Lo que alguien cambió en la academia, con su momento. Lo que cada quien hace en su aprendizaje no está aquí.',
    dibujo: null,
  };
}

const quienDe = ({ actorId, quien }: Fila): string =>
  actorId === SISTEMA.id ? 'Cátedra' : quien?.trim() || 'Persona eliminada';

type Hecha = FilaHecha<typeof auditoria> & { readonly tocado: Tocado };

export const consultaDeAuditoria = consulta<typeof auditoria, Fila>({
  informe: auditoria,
  origen: () => sql`from ${cambiosTable} k left join usuarios u on u.id = k.actor_id`,
  donde: (lectura, { clase, en, buscar }) =>
    and(
      DE_GESTION,
      clase ? sql`k.coleccion = any(${sql.param([...coleccionesDe(clase)])}::text[])` : undefined,
      en ? entreDiasSql(sql`k.en`, en, lectura) : undefined,
      buscar ? porQuien(buscar) : undefined,
    ),
  seleccion: () => sql`
    k.id, ${isoSql(sql`k.en`)} as en, k.actor_id as "actorId", u.nombre || ' ' || u.apellidos as quien, k.comando,
    k.coleccion, k.documento, k.detalle,
    case when k.antes is null then 'nuevo' when k.despues is null then 'quitado' else 'cambiado' end as cambio`,
  orden: () => ({
    collection: { sortable: { reciente: ['en'] } },
    columns: {},
    sortKeys: {
      en: clave('en', sql`k.en`),
      id: clave('id', sql`k.id`),
      actorId: clave('actorId', sql`k.actor_id`, { encoder: cambiosTable.actorId }),
    },
    tie: ['id', 'actorId'],
  }),
  fila: (row): Hecha => ({
    id: String(row.id),
    tocado: { coleccion: row.coleccion, documento: row.documento },
    celdas: {
      acto: actoEnPalabras(row.comando, row.coleccion, row.cambio),
      quien: quienDe(row),
      en: row.en,
      sobre: null,
      detalle: antesYDespues(row.coleccion, row.comando, row.detalle),
    },
  }),
  completar: async (db, _, filas) => {
    const nombres = await nombresDe(
      db,
      filas.map((fila) => (fila as Hecha).tocado),
    );
    return filas.map((fila) => {
      const { tocado, id, celdas } = fila as Hecha;
      return { id, celdas: { ...celdas, sobre: nombres(tocado) } };
    });
  },
  resumir,
});
