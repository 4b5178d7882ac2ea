import { MUCHOS } from '@catedra/shared/avisos/audience.ts';
import { eventoDe } from '@catedra/shared/avisos/eventos.ts';
import { sql } from 'drizzle-orm';
import { declared } from '#features/avisos/declared.ts';
import type { Hecho } from '#features/avisos/declaration.ts';
import { repartir } from '#features/avisos/repartir.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** As many are read and written by one statement. */
const JUNTOS = 2000;
/** More people than these hear of it together. */
const UNO_A_UNO = 50;

interface Anotado extends Record<string, unknown> {
  readonly usuarioId: string;
  readonly saleYa: boolean;
}

/** Writes a line in the bell of each of those about whom it is so, once, and when it leaves by mail. */
export async function anotar(work: Work, aviso: string, data: readonly object[]): Promise<void> {
  const notice = declared.get(aviso);
  if (!notice) throw new Error(`${aviso} is no notice with a line in the bell`);
  const anotados: Anotado[] = [];
  for (let i = 0; i < data.length; i += JUNTOS) {
    const parte = data.slice(i, i + JUNTOS);
    const hechos = await notice.about(work.tx, parte, work.now);
    if (hechos.length > 0) anotados.push(...(await escribir(work, aviso, parte, hechos)));
  }
  sonarCampana(work, [...new Set(anotados.map(({ usuarioId }) => usuarioId))]);
  if (anotados.some(({ saleYa }) => saleYa)) await work.enqueue(repartir, {});
}

async function escribir(
  work: Work,
  aviso: string,
  data: readonly object[],
  hechos: readonly Hecho[],
): Promise<Anotado[]> {
  const { evento, together } = declared.get(aviso) ?? {};
  if (!evento) return [];
  const { correo, siempre = false, deNoche = false } = eventoDe(evento);
  const ahora = work.now.toISOString();
  const filas = hechos.map(({ n, usuarioId, asunto, ocasion, cursoId = null, ...dicho }) => ({
    usuarioId,
    asunto,
    ocasion,
    cursoId,
    dicho,
    datos: data[n],
  }));
  // When a mail leaves is asked once of each zone: asking it of each person takes longer than writing all the rest.
  const { rows } = await work.tx.execute<Anotado>(sql`
    with suyas as materialized (
      select u.id, u.zona_horaria as zona, u.correo is not null as con_correo, f.*,
             modo_de_aviso(${correo}, ${siempre}, p.correo, d.correo, d.elegible) as modo
        from json_to_recordset(${JSON.stringify(filas)})
               as f("usuarioId" uuid, asunto text, ocasion text, "cursoId" uuid, datos jsonb, dicho jsonb)
        join ${usuariosTable} u on u.id = f."usuarioId" and u.fecha_baja is null
        left join avisos_preferencias p on p.usuario_id = u.id and p.evento = ${evento}
        left join avisos_de_academia d on d.evento = ${evento}),
    salidas as materialized (
      select modo, zona, salida_de_correo(modo, ${ahora}::timestamptz + ${together?.minutes ?? 0} * interval '1 minute', zona, ${deNoche}) as sale
        from (select distinct modo, zona from suyas where con_correo) z)
    insert into avisos (usuario_id, aviso, asunto, ocasion, evento, curso_id, datos, dicho, en, modo, sitio, sale_en)
    select s.id, ${aviso}, s.asunto, s.ocasion, ${evento}, s."cursoId", s.datos, s.dicho, ${ahora}, s.modo, ${work.site},
           case when s.con_correo then z.sale end
      from suyas s left join salidas z on z.modo = s.modo and z.zona is not distinct from s.zona
     order by s.id
        on conflict on constraint avisos_una_vez do nothing
    returning usuario_id as "usuarioId", coalesce(sale_en <= ${ahora}, false) as "saleYa"`);
  return rows;
}

/** Their open screens hear of it. */
export function sonarCampana(work: Work, usuarioIds: readonly string[]): void {
  const quienes = usuarioIds.length > UNO_A_UNO ? [MUCHOS] : usuarioIds;
  for (const usuarioId of quienes)
    work.record({
      coleccion: 'avisos',
      documento: usuarioId,
      antes: null,
      despues: { usuarioId },
      detalle: {},
    });
}
