import { ESTADOS_EN_PALABRAS, type EstadoDeCertificado } from '@catedra/shared/certificados/rules.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { alcanceDe, type Caducan, hallazgoDe } from '@catedra/shared/informes/caducidad/hallazgo.ts';
import { caducidad, DIAS_EN_QUE_CADUCAN } from '@catedra/shared/informes/caducidad/informe.ts';
import type { PedidoDe } from '@catedra/shared/informes/declarar.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { caducaSql, cribaSql } from '#features/certificados/offers.ts';
import { certificadosTable } from '#features/certificados/table.ts';
import { clave, DE_PERSONA } from '#features/informes/motor/claves.ts';
import { consulta } from '#features/informes/motor/consulta.ts';
import {
  type ConPersona,
  entreDiasSql,
  genteSql,
  PERSONA,
  personaDe,
} from '#features/informes/motor/gente.ts';
import type { Lectura } from '#features/reportes/offers.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

type Pedido = PedidoDe<typeof caducidad>;

interface Fila extends ConPersona {
  readonly id: string;
  readonly cursoId: string;
  readonly titulo: string;
  readonly estado: EstadoDeCertificado;
  readonly validoHasta: string | null;
  readonly expedido: string;
  readonly numero: string;
  readonly completado: string;
  readonly nota: number | null;
  readonly horas: number | null;
  readonly retirado: string | null;
  readonly motivo: string | null;
}

const de = certificadosTable;
const ORIGEN = sql`from ${de} join usuarios on usuarios.id = ${de.usuarioId}`;

const hoyDe = ({ now, zona }: Lectura) => diaEn(now, zona);

const suyosSql = (lectura: Lectura, { curso, grupo, buscar, expedido, idos }: Pedido): SQL | undefined =>
  and(
    genteSql(lectura, { grupo, buscar, idos }),
    curso ? sql`${de.cursoId} = ${curso}` : undefined,
    expedido ? entreDiasSql(sql`${de.expedidoEn}`, expedido, lectura) : undefined,
  );

async function resumir(db: Database, lectura: Lectura, pedido: Pedido) {
  const hoy = hoyDe(lectura);
  const cuantos = (cuales: SQL) =>
    sql`(select count(*)::int ${ORIGEN} where ${suyosSql(lectura, { ...pedido, idos: false })} and ${cuales})`;
  const { rows } = await db.execute<Caducan & Record<string, unknown>>(sql`
    select ${cuantos(cribaSql(hoy).valido)} as vigentes, ${cuantos(caducaSql(hoy, 30))} as en30,
           ${cuantos(caducaSql(hoy, 90))} as en90`);
  const contado = rows[0] ?? { vigentes: 0, en30: 0, en90: 0 };
  return { hallazgo: hallazgoDe(contado), alcance: alcanceDe(contado), dibujo: null };
}

/** In force, by the day they lapse, and then those that never do; after them what is no longer worth anything. */
function ordenDe(lectura: Lectura) {
  const { valido, caducado, sustituido, retirado } = cribaSql(hoyDe(lectura));
  return {
    collection: {
      sortable: {
        caducidad: ['validoHasta'],
        expedido: ['expedido'],
        persona: ['apellidos', 'nombre', 'usuarioId'],
      },
    },
    columns: {},
    sortKeys: {
      ...DE_PERSONA,
      validoHasta: clave('validoHasta', sql`${de.validoHasta}`, { nula: true }),
      expedido: clave('expedido', sql`${de.expedidoEn}`),
      id: clave('id', sql`${de.id}`, { encoder: de.id }),
    },
    stretches: { caducidad: [valido, caducado, sustituido, retirado] },
    inOneIndex: { persona: 3 },
    tie: ['id'],
  };
}

export const consultaDeCaducidad = consulta<typeof caducidad, Fila>({
  informe: caducidad,
  origen: () => ORIGEN,
  donde: (lectura, pedido) => {
    const hoy = hoyDe(lectura);
    const { estado, caduca } = pedido;
    return and(
      suyosSql(lectura, pedido),
      estado ? cribaSql(hoy)[estado] : undefined,
      caduca ? caducaSql(hoy, DIAS_EN_QUE_CADUCAN[caduca]) : undefined,
    );
  },
  seleccion: (lectura) => {
    const hoy = hoyDe(lectura);
    return sql`
      ${de.id}, ${PERSONA}, ${de.cursoId} as "cursoId", ${de.titulo},
      estado_de_certificado(${de.sustituidoEn}, ${de.retiradoEn}, ${de.validoHasta}, ${hoy}::date) as estado,
      ${de.validoHasta}::text as "validoHasta", ${isoSql(sql`${de.expedidoEn}`)} as expedido, ${de.numero},
      ${de.completadoEl}::text as completado, ${de.nota}::float as nota, ${de.horas}::float as horas,
      ${isoSql(sql`${de.retiradoEn}`)} as retirado, ${de.motivo}`;
  },
  orden: ordenDe,
  fila: (row) => ({
    id: row.id,
    celdas: {
      persona: personaDe(row),
      curso: { id: row.cursoId, titulo: row.titulo },
      estado: ESTADOS_EN_PALABRAS[row.estado],
      valeHasta: row.validoHasta,
      expedido: row.expedido,
      numero: row.numero,
      completado: row.completado,
      nota: row.nota,
      horas: row.horas,
      retirado: row.retirado,
      motivo: row.motivo,
    },
  }),
  resumir,
});
