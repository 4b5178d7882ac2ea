import type { EstadoDeCumplimiento } from '@catedra/shared/cumplimiento/estado.ts';
import type { RiesgoDePersona } from '@catedra/shared/cumplimiento/par.ts';
import { cumplimiento } from '@catedra/shared/informes/cumplimiento/informe.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { deQuienesSql, type Pedido } from '#features/informes/cumplimiento/quienes.ts';
import { resumir } from '#features/informes/cumplimiento/resumir.ts';
import { clave, DE_PERSONA, deQue, deQuien } from '#features/informes/motor/claves.ts';
import { consulta } from '#features/informes/motor/consulta.ts';
import { type ConPersona, entreDiasSql, PERSONA, personaDe } from '#features/informes/motor/gente.ts';
import {
  avanceSql,
  deCumplimientoSql,
  enCumplimientoSql,
  enEstadoSql,
  origenDe,
  riesgoSql,
} from '#features/participantes/offers.ts';
import { gruposDe } from '#features/reportes/offers.ts';

interface Fila extends ConPersona {
  readonly cursoId: string;
  readonly curso: string;
  readonly cumplimiento: EstadoDeCumplimiento | null;
  readonly porCorregir: boolean;
  readonly riesgo: RiesgoDePersona | null;
  readonly porcentaje: number;
  readonly venceEn: string | null;
  readonly desde: string;
  readonly terminadoEn: string | null;
  readonly valeHasta: string | null;
  readonly exentoHasta: string | null;
  readonly ronda: number;
}

const enEstado = (estado: Pedido['estado'], now: Date): SQL | undefined => {
  if (estado === undefined) return undefined;
  return estado === 'no_cumple' ? enEstadoSql('vencido', now) : enCumplimientoSql(estado, now);
};

const iso = (momento: string | null): string | null => momento && new Date(momento).toISOString();
const HECHO: readonly (EstadoDeCumplimiento | null)[] = ['al_dia', 'exento'];

/** First who does not comply, whose date passed longest ago; then those whose date comes; whoever is excused, last. */
const tramos = (now: Date): readonly SQL[] => {
  const tarde = enEstadoSql('vencido', now);
  const exento = sql`(a.exento_hasta > ${now.toISOString()}) is true`;
  return [tarde, sql`(${tarde} is not true and not ${exento})`, sql`(${tarde} is not true and ${exento})`];
};

export const consultaDeCumplimiento = consulta<typeof cumplimiento, Fila>({
  informe: cumplimiento,
  origen: () => origenDe(),
  donde: (lectura, pedido) =>
    and(
      deQuienesSql(lectura, pedido),
      enEstado(pedido.estado, lectura.now),
      pedido.vence ? entreDiasSql(sql`a.vence_en`, pedido.vence, lectura) : undefined,
    ),
  seleccion: ({ now }) => sql`
    ${PERSONA}, c.id as "cursoId", c.titulo as curso, ${deCumplimientoSql(now)}, ${riesgoSql(now)} as riesgo,
    ${avanceSql()} as porcentaje, a.vence_en as "venceEn", a.cumple_hasta::text as "cumpleHasta",
    a.desde, v.terminado_en as "terminadoEn"`,
  orden: ({ now }) => ({
    collection: {
      sortable: {
        peor: ['cumpleHasta'],
        persona: ['apellidos', 'nombre', 'usuarioId', 'curso'],
        curso: ['curso', 'cursoId', 'apellidos', 'nombre'],
        vence: ['venceEn'],
        avance: ['porcentaje'],
      },
    },
    columns: {},
    sortKeys: {
      ...DE_PERSONA,
      cumpleHasta: clave('cumpleHasta', sql`a.cumple_hasta`, { nula: true }),
      venceEn: clave('venceEn', sql`a.vence_en`, { nula: true }),
      porcentaje: clave('porcentaje', avanceSql()),
      curso: clave('curso', sql`c.titulo`),
      cursoId: deQue(sql`c.id`),
      deQuien: deQuien(sql`a.usuario_id`),
      deQue: deQue(sql`a.curso_id`),
    },
    stretches: { peor: tramos(now) },
    tie: ['deQuien', 'deQue'],
    inOneIndex: { persona: 3, curso: 2 },
  }),
  leida: (row) => ({ ...row, venceEn: iso(row.venceEn) }),
  fila: (row) => ({
    id: `${row.usuarioId}${row.cursoId}`,
    celdas: {
      persona: personaDe(row),
      curso: { id: row.cursoId, titulo: row.curso },
      estado: row.cumplimiento && {
        estado: row.cumplimiento,
        porCorregir: row.porCorregir,
        riesgo: row.riesgo,
      },
      vence: row.venceEn === null ? null : { en: row.venceEn, hecho: HECHO.includes(row.cumplimiento) },
      avance: row.porcentaje,
      grupos: [],
      asignado: iso(row.desde),
      terminado: iso(row.terminadoEn),
      valeHasta: row.valeHasta,
      exentoHasta: row.exentoHasta,
      vez: row.ronda,
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
