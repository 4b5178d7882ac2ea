import { sql } from 'drizzle-orm';
import { fechaEnCarta, notice } from '#features/avisos/offers.ts';
import {
  type Aviso,
  type CuandoLaNota,
  mensajeAmpliado,
  mensajeAnulado,
  mensajeCalificado,
  mensajeDeRecibo,
  mensajeDeTardias,
  mensajeReabierto,
} from '#features/intentos/messages.ts';
import { leerAnte } from '#features/intentos/resultados/leer-ante.ts';
import { loQueVeDe } from '#features/intentos/resultados/lo-que-ve.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Platform } from '#platform/platform.ts';

interface Fila extends Omit<Aviso, 'enlace'>, Record<string, unknown> {
  readonly usuarioId: string;
  readonly evaluacionId: string;
  /** Of the person. */
  readonly zona: string;
}

async function leer(
  { db, config }: Platform,
  { intentoId }: { readonly intentoId: string },
): Promise<Fila | null> {
  const { rows } = await db.execute<Fila>(sql`
    select i.usuario_id as "usuarioId", i.evaluacion_id as "evaluacionId", a.titulo as prueba, c.titulo as curso,
           i.numero, i.codigo, i.motivo, i.estado, i.causa = 'tiempo' as "porTiempo",
           (select count(*)::int from intento_preguntas p where p.intento_id = i.id and p.respuesta is not null) as respondidas,
           ${isoSql(sql`i.entregado_en`)} as entregado, ${isoSql(sql`i.vence_en`)} as vence,
           coalesce(u.zona_horaria, ${config.ZONA_HORARIA}) as zona
      from intentos i join actividades a on a.id = i.actividad_id join cursos c on c.id = i.curso_id
      join usuarios u on u.id = i.usuario_id where i.id = ${intentoId}`);
  const [fila] = rows;
  if (!fila) return null;
  const escrito = (momento: string | null) => momento && fechaEnCarta(momento, fila.zona);
  return { ...fila, entregado: escrito(fila.entregado), vence: escrito(fila.vence) };
}

const leerSi =
  (estado: string) =>
  async (platform: Platform, data: { readonly intentoId: string }): Promise<Fila | null> => {
    const fila = await leer(platform, data);
    return fila?.estado === estado ? fila : null;
  };

const enlaceDe = (site: string, { evaluacionId }: Fila): string => `${site}/evaluacion/${evaluacionId}`;

/** Whoever handed it in gets the receipt. */
export const avisoDeRecibo = notice('intentos.recibo', leerSi('entregado'), ({ nombre }, fila, { site }) =>
  mensajeDeRecibo(nombre, { ...fila, enlace: enlaceDe(site, fila) }),
);

export const avisoDeAnulado = notice('intentos.anulado', leerSi('anulado'), ({ nombre }, fila, { site }) =>
  mensajeAnulado(nombre, { ...fila, enlace: enlaceDe(site, fila) }),
);

export const avisoDeReabierto = notice(
  'intentos.reabierto',
  leerSi('en_curso'),
  ({ nombre }, fila, { site }) => mensajeReabierto(nombre, { ...fila, enlace: enlaceDe(site, fila) }),
);

interface Calificada extends Fila {
  readonly nota: CuandoLaNota;
}

/** What was marked, and when its person reads the mark. */
async function leerCalificada(
  platform: Platform,
  { intentoId }: { readonly intentoId: string },
): Promise<Calificada | null> {
  const fila = await leerSi('entregado')(platform, { intentoId });
  const leido = fila && (await leerAnte(platform.db, fila.usuarioId, fila.evaluacionId));
  const intento = leido?.ante.suyo.intentos.find(({ id }) => id === intentoId);
  if (!leido || !intento) return null;
  const { reglas, ante } = leido;
  const { ve, notaDesde, cierraEn } = loQueVeDe(reglas, ante, intento, platform.clock.now());
  if (ve.has('nota')) return { ...fila, nota: 'ya' };
  const alCerrar = notaDesde === 'al_cerrar' && cierraEn !== null;
  return {
    ...fila,
    nota: alCerrar
      ? { desde: fechaEnCarta(cierraEn, fila.zona) }
      : notaDesde === null
        ? 'nunca'
        : 'al_acabar',
  };
}

export const avisoDeCalificado = notice('intentos.calificado', leerCalificada, ({ nombre }, fila, { site }) =>
  mensajeCalificado(nombre, { ...fila, enlace: enlaceDe(site, fila) }),
);

interface Decididas {
  readonly intentoId: string;
  readonly numeros: readonly number[];
  readonly aceptadas: boolean;
  readonly motivo: string;
}

/** Somebody decided on what came late. */
export const avisoDeTardias = notice(
  'intentos.tardias',
  async (platform: Platform, { numeros, aceptadas, motivo, intentoId }: Decididas) => {
    const fila = await leer(platform, { intentoId });
    return fila && { ...fila, motivo, numeros, aceptadas };
  },
  ({ nombre }, fila, { site }) => mensajeDeTardias(nombre, { ...fila, enlace: enlaceDe(site, fila) }),
);

interface Ampliada {
  readonly usuarioId: string;
  readonly evaluacionId: string;
  readonly motivo: string;
}

async function leerEvaluacion(
  { db }: Platform,
  { usuarioId, evaluacionId, motivo }: Ampliada,
): Promise<Fila | null> {
  const { rows } = await db.execute<Fila>(sql`
    select ${usuarioId}::uuid as "usuarioId", e.id as "evaluacionId", a.titulo as prueba, c.titulo as curso,
           '' as zona, null as codigo, ${motivo}::text as motivo, null as entregado, null as vence, 0 as numero, 0 as respondidas, false as "porTiempo"
      from evaluaciones e join actividades a on a.id = e.actividad_id join cursos c on c.id = e.curso_id
     where e.id = ${evaluacionId} and e.estado = 'publicada'`);
  return rows[0] ?? null;
}

/** Somebody gave them another attempt. */
export const avisoDeOtroIntento = notice('intentos.otro', leerEvaluacion, ({ nombre }, fila, { site }) =>
  mensajeAmpliado(nombre, { ...fila, enlace: enlaceDe(site, fila) }),
);
