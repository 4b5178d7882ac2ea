import { DIA, antesDe } from '@catedra/shared/core/duraciones.ts';
import type { EstadoDeCumplimiento } from '@catedra/shared/cumplimiento/estado.ts';
import type { RiesgoDePersona } from '@catedra/shared/cumplimiento/par.ts';
import type { PedidoDe } from '@catedra/shared/informes/declarar.ts';
import { alcanceDe, hallazgoDe, type QuienesVanAtras } from '@catedra/shared/informes/riesgo/hallazgo.ts';
import { riesgo } from '@catedra/shared/informes/riesgo/informe.ts';
import { and, or, type SQL, sql } from 'drizzle-orm';
import { deQuienesSql } from '#features/informes/cumplimiento/quienes.ts';
import { clave, DE_PERSONA, deQue, deQuien } from '#features/informes/motor/claves.ts';
import { consulta } from '#features/informes/motor/consulta.ts';
import { type ConPersona, diasDesde, PERSONA, personaDe } from '#features/informes/motor/gente.ts';
import {
  avanceSql,
  deCumplimientoSql,
  enCumplimientoSql,
  origenDe,
  riesgoSql,
} from '#features/participantes/offers.ts';
import { gruposDe, type Lectura } from '#features/reportes/offers.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

type Pedido = PedidoDe<typeof riesgo>;

interface Fila extends ConPersona {
  readonly cursoId: string;
  readonly curso: string;
  readonly cumplimiento: EstadoDeCumplimiento | null;
  readonly porCorregir: boolean;
  readonly riesgo: RiesgoDePersona | null;
  readonly porcentaje: number;
  readonly venceEn: string | null;
  readonly desde: string;
  readonly ultimaVez: string | null;
  readonly recordadoEn: string | null;
}

const ORIGEN = sql`${origenDe()}
  left join recordatorios n on n.usuario_id = a.usuario_id and n.curso_id = a.curso_id`;

const quietoSql = (dias: number, now: Date): SQL =>
  sql`coalesce(v.ultima_vez, a.desde) < ${antesDe(now, dias * DIA).toISOString()}`;

const QUIETO = 14;

/** By itself, whoever is at risk or has done nothing for two weeks. */
function cualesSql(que: Pedido['que'], now: Date): SQL | undefined {
  const enRiesgo = enCumplimientoSql('en_riesgo', now);
  switch (que) {
    case undefined:
      return or(enRiesgo, quietoSql(QUIETO, now));
    case 'en_riesgo':
      return enRiesgo;
    case 'sin_empezar':
      return sql`a.porcentaje is null`;
    case 'quieto_14':
      return quietoSql(QUIETO, now);
    case 'quieto_30':
      return quietoSql(30, now);
  }
}

/** What waits for them: neither done nor excused. */
const pendienteSql = (lectura: Lectura, { grupo, curso, buscar }: Pedido): SQL | undefined =>
  and(
    deQuienesSql(lectura, { grupo, curso, buscar }),
    sql`not a.completada and (a.exento_hasta > ${lectura.now.toISOString()}) is not true`,
  );

async function resumir(db: Database, lectura: Lectura, pedido: Pedido) {
  const { rows } = await db.execute<QuienesVanAtras & Record<string, unknown>>(sql`
    select count(*)::int as personas, (count(*) filter (where p.en_riesgo))::int as "enRiesgo",
           (count(*) filter (where p.quieta))::int as quietas
      from (select bool_or(${enCumplimientoSql('en_riesgo', lectura.now)}) as en_riesgo,
                   bool_or(${quietoSql(30, lectura.now)}) as quieta
              ${origenDe()} where ${pendienteSql(lectura, pedido)} group by a.usuario_id) p`);
  const contado = rows[0] ?? { personas: 0, enRiesgo: 0, quietas: 0 };
  return { hallazgo: hallazgoDe(contado), alcance: alcanceDe(contado), dibujo: null };
}

export const consultaDeRiesgo = consulta<typeof riesgo, Fila>({
  informe: riesgo,
  origen: () => ORIGEN,
  donde: (lectura, pedido) => and(pendienteSql(lectura, pedido), cualesSql(pedido.que, lectura.now)),
  seleccion: ({ now }) => sql`
    ${PERSONA}, c.id as "cursoId", c.titulo as curso, ${deCumplimientoSql(now)}, ${riesgoSql(now)} as riesgo,
    ${avanceSql()} as porcentaje, ${isoSql(sql`a.vence_en`)} as "venceEn",
    a.cumple_hasta::text as "cumpleHasta", ${isoSql(sql`a.desde`)} as desde,
    ${isoSql(sql`v.ultima_vez`)} as "ultimaVez", ${isoSql(sql`n.en`)} as "recordadoEn"`,
  orden: ({ now }) => {
    const enRiesgo = enCumplimientoSql('en_riesgo', now);
    return {
      collection: { sortable: { peor: ['cumpleHasta'], persona: ['apellidos', 'nombre', 'usuarioId'] } },
      columns: {},
      sortKeys: {
        ...DE_PERSONA,
        cumpleHasta: clave('cumpleHasta', sql`a.cumple_hasta`, { nula: true }),
        deQuien: deQuien(sql`a.usuario_id`),
        deQue: deQue(sql`a.curso_id`),
      },
      stretches: { peor: [enRiesgo, sql`${enRiesgo} is not true`] },
      tie: ['deQuien', 'deQue'],
      inOneIndex: { persona: 3 },
    };
  },
  fila: (row, lectura) => ({
    id: `${row.usuarioId}${row.cursoId}`,
    celdas: {
      persona: personaDe(row),
      curso: { id: row.cursoId, titulo: row.curso },
      estado: row.cumplimiento && {
        estado: row.cumplimiento,
        porCorregir: row.porCorregir,
        riesgo: row.riesgo,
      },
      vence: row.venceEn === null ? null : { en: row.venceEn, hecho: false },
      avance: row.porcentaje,
      quieto: diasDesde(row.ultimaVez ?? row.desde, lectura),
      recordado: row.recordadoEn,
      ultima: row.ultimaVez,
      grupos: [],
    },
  }),
  completar: async (db, lectura, filas) => {
    const suyos = await gruposDe(db, lectura, new Set(filas.map(({ celdas }) => celdas.persona.id)));
    return filas.map(({ id, celdas }) => ({
      id,
      celdas: { ...celdas, grupos: suyos.get(celdas.persona.id) ?? [] },
    }));
  },
  resumir,
});
