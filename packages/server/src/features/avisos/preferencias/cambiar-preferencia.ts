import { leConcierne, seElige } from '@catedra/shared/avisos/a-quien.ts';
import { eventoDe } from '@catedra/shared/avisos/eventos.ts';
import type { CambioDePreferencia, Preferencia } from '@catedra/shared/avisos/preferencias.ts';
import { DomainError, sinPermiso } from '@catedra/shared/core/errors.ts';
import { eq, sql } from 'drizzle-orm';
import { declared } from '#features/avisos/declared.ts';
import { avisosDeAcademiaTable, preferenciasTable } from '#features/avisos/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Work } from '#platform/changes/work.ts';

export const noSeElige = (porQue: string) => new DomainError(409, 'AVISO_OBLIGATORIO', porQue);

/** Chooses how one hears of something by mail, and moves what was waiting to leave. */
export async function cambiarPreferencia(work: Work, cambio: CambioDePreferencia): Promise<Preferencia> {
  const { tx, actor } = work;
  const { evento, correo } = cambio;
  if (!leConcierne(actor, evento)) throw sinPermiso();
  if (!seElige(evento)) throw noSeElige('De esto se avisa siempre.');
  const [academia] = await tx
    .select({ elegible: avisosDeAcademiaTable.elegible })
    .from(avisosDeAcademiaTable)
    .where(eq(avisosDeAcademiaTable.evento, evento));
  if (academia?.elegible === false) throw noSeElige('Esto lo decide la academia para todas las personas.');
  await tx
    .insert(preferenciasTable)
    .values({ usuarioId: actor.id, ...cambio })
    .onConflictDoUpdate({
      target: [preferenciasTable.usuarioId, preferenciasTable.evento],
      set: { correo },
    });
  await moverLoQueEspera(work, cambio);
  work.record({
    coleccion: 'avisos',
    documento: actor.id,
    antes: null,
    despues: { usuarioId: actor.id },
    detalle: {},
  });
  return { ...cambio, elegible: true };
}

/** How long each notice waits for others of its kind. */
const esperas = () =>
  [...declared].flatMap(([aviso, { together }]) => (together ? [{ aviso, minutos: together.minutes }] : []));

/**
 * What would not leave any more keeps its hour until then, and is silent when it comes: whoever pressed «No» by mistake
 * loses nothing by choosing again.
 */
async function moverLoQueEspera(work: Work, { evento, correo }: CambioDePreferencia): Promise<void> {
  const minutos = sql`
    coalesce((select e.minutos from json_to_recordset(${JSON.stringify(esperas())}) as e(aviso text, minutos int)
       where e.aviso = a.aviso), 0)`;
  const desde = sql`greatest(${work.now.toISOString()}::timestamptz, a.en + ${minutos} * interval '1 minute')`;
  const deNoche = eventoDe(evento).deNoche === true;
  const salida = sql`salida_de_correo(${correo}, ${desde}, u.zona_horaria, ${deNoche})`;
  await work.tx.execute(sql`
    update avisos a set modo = ${correo}, sale_en = ${correo === 'nunca' ? sql`a.sale_en` : salida}
      from ${usuariosTable} u
     where u.id = a.usuario_id and a.usuario_id = ${work.actor.id} and a.evento = ${evento}
       and a.sale_en is not null and a.modo <> ${correo}`);
}
