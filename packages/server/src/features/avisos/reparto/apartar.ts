import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { clavesDeBaja } from '#features/avisos/bajas.ts';
import type { Carta } from '#features/avisos/carta.ts';
import { mensajeDe, sePuedeDejar } from '#features/avisos/hoja/mensaje.ts';
import { type Escritas, leerEscritas } from '#features/avisos/plantillas/escritas.ts';
import type { Salida } from '#features/avisos/registro.ts';
import { agrupar, type Grupo } from '#features/avisos/reparto/agrupar.ts';
import { componer } from '#features/avisos/reparto/componer.ts';
import { tomar } from '#features/avisos/reparto/tomar.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Tx } from '#platform/db/pool.ts';
import type { Message } from '#platform/mail/mail.ts';
import { newReturnToken } from '#platform/return-address.ts';
import type { Platform } from '#platform/platform.ts';
import { mapInTurns } from '#platform/turns/map-in-turns.ts';

/** A mail that was written down as leaving and is now handed to the server. */
export interface EnCamino {
  readonly salida: Salida;
  readonly mensaje: Message;
  readonly grupo: Grupo;
  readonly intentos: number;
  readonly creadoEn: string;
}

interface Compuesta {
  readonly grupo: Grupo;
  readonly carta: Carta;
  readonly evento: Salida['evento'];
}

const componerla = (grupo: Grupo, platform: Platform, escritas: Escritas): Compuesta => ({
  grupo,
  carta: componer(grupo, platform, escritas),
  evento: grupo.tipo === 'resumen' ? 'resumen' : grupo.lineas[0].evento,
});

function prepararCorreo(
  { grupo, carta, evento }: Compuesta,
  academia: string,
  clave: string | null,
  now: Date,
): EnCamino {
  const { lineas } = grupo;
  const [{ usuarioId, nombre, apellidos, correo, sitio }] = lineas;
  const antes = new Map(
    lineas.flatMap(({ correoId, intentos, vuelta }) =>
      correoId && intentos > 0 ? [[correoId, vuelta] as const] : [],
    ),
  );
  const [[solo, suya] = [randomUUID(), null]] = antes.size === 1 ? antes : [];
  const vuelta = suya ?? newReturnToken();
  const persona = `${nombre} ${apellidos}`.trim();
  return {
    salida: {
      id: solo,
      usuarioId,
      evento,
      para: correo,
      asunto: carta.asunto,
      vuelta,
    },
    mensaje: { ...mensajeDe(carta, { para: correo, persona, evento, academia, sitio, clave }), vuelta },
    grupo,
    intentos: Math.max(...lineas.map((linea) => linea.intentos)) + 1,
    creadoEn: lineas.flatMap(({ creadoEn }) => creadoEn ?? []).toSorted()[0] ?? now.toISOString(),
  };
}

const deQuienYQue = ({ grupo, evento }: Compuesta) => ({ usuarioId: grupo.lineas[0].usuarioId, evento });

async function escribir(tx: Tx, correos: readonly EnCamino[], now: Date): Promise<void> {
  const ahora = now.toISOString();
  const reemplazados = correos.flatMap(({ grupo }) => grupo.lineas.flatMap(({ correoId }) => correoId ?? []));
  await tx.execute(sql`
    delete from correos where id = any(${sql.param(reemplazados)}::uuid[]) and estado = 'esperando'`);
  const filas = correos.map(({ salida, intentos, creadoEn, grupo }) => ({
    ...salida,
    intentos,
    creadoEn,
    avisos: grupo.lineas.map(({ id }) => id),
  }));
  await tx.execute(sql`
    with mandados as (select * from json_to_recordset(${JSON.stringify(filas)})
             as f(id uuid, "usuarioId" uuid, evento text, para text, asunto text, vuelta text, intentos smallint, "creadoEn" timestamptz, avisos json)),
         escritos as (insert into correos (id, usuario_id, evento, para, asunto, vuelta, estado, intentos, creado_en, en)
           select id, "usuarioId", evento, para, asunto, vuelta, 'saliendo', intentos, "creadoEn", ${ahora} from mandados)
    update avisos a set sale_en = null, correo_id = m.id
      from mandados m cross join json_array_elements_text(m.avisos) suyo where a.id = suyo::uuid`);
}

/** They say nothing any more; a mail of theirs that could not leave has nothing left to say. */
async function callar(tx: Tx, avisos: readonly string[]): Promise<void> {
  await tx.execute(sql`
    with callados as (update avisos set sale_en = null where id = any(${sql.param([...avisos])}::uuid[]) returning correo_id)
    update correos set estado = 'callado', motivo = null
     where id in (select correo_id from callados) and estado = 'esperando'
       and not exists (select from avisos a where a.correo_id = correos.id and a.sale_en is not null
                        and a.id <> all(${sql.param([...avisos])}::uuid[]))`);
}

/** What is due leaves the list and is written down as leaving, in one step: only then is it handed over. */
export const apartar = (
  platform: Platform,
): Promise<{ readonly correos: readonly EnCamino[]; readonly hayMas: boolean }> => {
  const now = platform.clock.now();
  return inTransaction(
    platform.db,
    async (tx) => {
      const { salen, callan, esperan, hayMas } = await tomar(tx, now);
      if (callan.length > 0) await callar(tx, callan);
      if (esperan.length > 0)
        await tx.execute(sql`
          update avisos a set sale_en = salida_de_correo(a.modo, ${now.toISOString()}::timestamptz, u.zona_horaria, false)
            from ${usuariosTable} u where u.id = a.usuario_id and a.id = any(${sql.param([...esperan])}::uuid[])`);
      const escritas: Escritas = salen.length > 0 ? await leerEscritas(tx) : new Map();
      const compuestas = await mapInTurns(agrupar(salen), (grupo) => componerla(grupo, platform, escritas));
      const claves = await clavesDeBaja(
        tx,
        compuestas.map(deQuienYQue).filter(({ evento }) => sePuedeDejar(evento)),
      );
      const correos = await mapInTurns(compuestas, (una) => {
        const { usuarioId, evento } = deQuienYQue(una);
        const clave = claves.get(`${usuarioId} ${evento}`) ?? null;
        return prepararCorreo(una, platform.config.ACADEMIA, clave, now);
      });
      if (correos.length > 0) await escribir(tx, correos, now);
      return { correos, hayMas };
    },
    { now },
  );
};
