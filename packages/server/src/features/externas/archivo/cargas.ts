import { puedeEmitir, puedeVerCertificados } from '@catedra/shared/certificados/policy.ts';
import { DIAS_PARA_DESHACER } from '@catedra/shared/cargas/opciones.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import type {
  EstadoDeCargaDeExternas,
  ResumenDeCargaDeExternas,
} from '@catedra/shared/externas/archivo/schemas.ts';
import { puedeRegistrarExternas } from '@catedra/shared/externas/policy.ts';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { externaCargasTable } from '#features/externas/table.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { qualified } from '#platform/db/qualified.ts';

export type CargaRow = typeof externaCargasTable.$inferSelect;

export function exigirRegistrar(actor: Actor): void {
  if (!puedeRegistrarExternas(actor)) throw sinPermiso();
}

/** One's own; whoever records of everybody sees everybody's, as nothing in them is out of their sight. */
const visible = (actor: Actor): SQL | undefined =>
  puedeVerCertificados(actor) === true && puedeEmitir(actor) === true
    ? undefined
    : eq(externaCargasTable.quien, actor.id);

const lasSuyas = (db: Database | Tx, actor: Actor, where?: SQL) => {
  exigirRegistrar(actor);
  return db
    .select({
      fila: externaCargasTable,
      quien: sql<string>`coalesce((select trim(q.nombre || ' ' || q.apellidos) from usuarios q
        where q.id = ${qualified(externaCargasTable.quien)}), '')`,
      registradas: sql<number>`(select count(*)::int from externas e
        where e.carga_id = ${qualified(externaCargasTable.id)} and e.retirada_en is null)`,
    })
    .from(externaCargasTable)
    .where(and(visible(actor), where));
};

export type CargaLeida = Awaited<ReturnType<typeof lasSuyas>>[number];

export async function encontrarCarga(db: Database | Tx, actor: Actor, id: string): Promise<CargaLeida> {
  const [una] = await lasSuyas(db, actor, eq(externaCargasTable.id, id));
  if (!una) throw noEncontrado();
  return una;
}

/** Under a lock, so that two orders on one file come one after the other. */
export async function bloquearCarga(work: Work, id: string): Promise<CargaRow> {
  exigirRegistrar(work.actor);
  const [fila] = await work.tx
    .select()
    .from(externaCargasTable)
    .where(and(eq(externaCargasTable.id, id), visible(work.actor)))
    .for('update');
  if (!fila) throw noEncontrado();
  return fila;
}

export function estadoDe(fila: CargaRow): EstadoDeCargaDeExternas {
  if (fila.deshechaEn) return 'deshecha';
  if (fila.motivo) return 'detenida';
  if (fila.deshacerEn) return 'deshaciendo';
  if (fila.registradaEn) return 'registrada';
  return fila.ordenadaEn ? 'registrando' : 'leida';
}

export const deshacibleHasta = ({ registradaEn }: CargaRow): string | null =>
  registradaEn && tras(registradaEn, DIAS_PARA_DESHACER * DIA).toISOString();

export const resumenDe = ({ fila, quien, registradas }: CargaLeida): ResumenDeCargaDeExternas => ({
  id: fila.id,
  archivo: fila.archivo,
  quien: { id: fila.quien, nombre: quien },
  estado: estadoDe(fila),
  filas: fila.filas,
  registradas,
  creadaEn: fila.creadaEn,
  registradaEn: fila.registradaEn,
  deshechaEn: fila.deshechaEn,
  deshacibleHasta: fila.deshechaEn ? null : deshacibleHasta(fila),
});

const ULTIMAS = 20;

/** The last ones that were uploaded. */
export async function leerCargas(db: Database, actor: Actor): Promise<ResumenDeCargaDeExternas[]> {
  const { creadaEn, id } = externaCargasTable;
  const leidas = await lasSuyas(db, actor).orderBy(desc(creadaEn), desc(id)).limit(ULTIMAS);
  return leidas.map(resumenDe);
}
