import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { type SQL, sql } from 'drizzle-orm';
import { avisosTable } from '#features/avisos/table.ts';
import { declared } from '#features/avisos/declared.ts';
import type { Tx } from '#platform/db/pool.ts';
import { cuentasDemo } from '#seed/accounts.ts';

/** As many of the last were not read yet. */
const SIN_LEER = 2;

interface Dato extends Record<string, unknown> {
  readonly datos: object;
  readonly en: string;
}

/** Tells in the bell what happened at its own moment, and to nobody by mail. */
async function decir(tx: Tx, aviso: string, cuales: SQL, now: Date): Promise<void> {
  const notice = declared.get(aviso);
  const { rows } = await tx.execute<Dato>(cuales);
  if (!notice || rows.length === 0) return;
  const hechos = await notice.about(
    tx,
    rows.map(({ datos }) => datos),
    now,
  );
  const filas = hechos.map(({ n, usuarioId, asunto, ocasion, cursoId = null, ...dicho }) => {
    const { datos, en } = rows[n] as Dato;
    const momento = new Date(en);
    const leidoEn = momento.toISOString();
    const fila = { usuarioId, asunto, ocasion, cursoId, dicho, datos: { ...datos }, leidoEn };
    return {
      ...fila,
      aviso,
      evento: notice.evento,
      en: momento.toISOString(),
      modo: 'nunca' as const,
      sitio: '',
    };
  });
  if (filas.length > 0) await tx.insert(avisosTable).values(filas).onConflictDoNothing();
}

const deElla = (correo: string) =>
  cuentasDemo.find((cuenta) => cuenta.correo?.startsWith(correo))?.id ?? null;

/** The bells of those who come in with the accounts of the README: what they would have heard. */
export async function loadNotices(tx: Tx, now: Date): Promise<void> {
  const [alumna, tutor] = [deElla('estudiante@'), deElla('tutor@')];
  await decir(
    tx,
    'cursos.asignado',
    sql`select json_build_object('usuarioId', m.usuario_id, 'cursoId', m.curso_id) as datos, m.desde as en
          from matriculas m where m.usuario_id = ${alumna}`,
    now,
  );
  await decir(
    tx,
    'intentos.recibo',
    sql`select json_build_object('intentoId', i.id) as datos, i.entregado_en as en
          from intentos i where i.usuario_id = ${alumna} and i.estado = 'entregado'`,
    now,
  );
  await decir(
    tx,
    'entregas.aviso',
    sql`select json_build_object('entregaId', e.id, 'version', e.version, 'estado', e.estado) as datos,
               e.actualizado_en as en
          from entregas e where e.usuario_id = ${alumna} and e.estado in ('calificada', 'devuelta')`,
    now,
  );
  await decir(
    tx,
    'entregas.esperan',
    sql`select json_build_object('usuarioId', ${tutor}::uuid, 'dia', ${now.toISOString().slice(0, 10)}::text) as datos,
               ${antesDe(now, DIA / 8).toISOString()}::timestamptz as en`,
    now,
  );
  await tx.execute(sql`
    update avisos set leido_en = null where id in (select id from (select id, row_number() over (
      partition by usuario_id order by en desc, id desc) as lugar from avisos) ultimas where lugar <= ${SIN_LEER})`);
}
