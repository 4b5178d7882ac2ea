import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { Cosa } from '@catedra/shared/evaluaciones/revision.ts';
import type { Banda } from '@catedra/shared/evaluaciones/schemas.ts';
import { seAcabo } from '@catedra/shared/intentos/apertura.ts';
import { aprueba } from '@catedra/shared/intentos/nota.ts';
import type { IntentoRevisado } from '@catedra/shared/intentos/despues.ts';
import { leerSecretos } from '#features/evaluaciones/offers.ts';
import { type FilaDeIntento, leerMio, leerPreguntas, numeroDe } from '#features/intentos/filas.ts';
import { leerRecibo } from '#features/intentos/acabar/recibo.ts';
import { conClavesReparadas, leerAplicadas } from '#features/intentos/reparar/al-calificar.ts';
import { leerAnotacionesDichas } from '#features/intentos/resultados/leer-anotaciones.ts';
import { leerAnte } from '#features/intentos/resultados/leer-ante.ts';
import { leerCorrectores } from '#features/intentos/resultados/leer-correctores.ts';
import { leerPuntos } from '#features/intentos/resultados/leer-puntos.ts';
import { loQueVeDe } from '#features/intentos/resultados/lo-que-ve.ts';
import { resultadoDe, revisada } from '#features/intentos/resultados/revisada.ts';
import { leerClaves } from '#features/preguntas/offers.ts';
import type { Database } from '#platform/db/pool.ts';

/** What is said of this mark: the band that begins nearest below it. */
const comentarioDe = (bandas: readonly Banda[], nota: number): string | null =>
  bandas.toSorted((a, b) => b.desde - a.desde).find(({ desde }) => desde <= nota)?.texto ?? null;

/** An attempt of mine afterwards, exactly as far as the matrix allows now. */
export async function leerRevision(
  db: Database,
  actor: Actor,
  id: string,
  now: Date,
): Promise<IntentoRevisado> {
  const intento = await leerMio(db, actor.id, id);
  if (!intento) throw noEncontrado();
  const [recibo, leido] = await Promise.all([
    leerRecibo(db, intento),
    leerAnte(db, actor.id, intento.evaluacionId, actor),
  ]);
  if (!leido) throw noEncontrado();
  const { reglas, ante } = leido;
  const entregado = intento.estado === 'entregado';
  const mira = loQueVeDe(reglas, ante, intento, now);
  const ve = entregado ? mira.ve : new Set<Cosa>();
  const abierta =
    ve.has('respuestas') || ve.has('aciertos') || ve.has('correctas') || ve.has('explicaciones');
  const filas = entregado ? await leerPreguntas(db, id) : [];
  const [leidas, correctores, anotaciones, puntos, { bandas }, reparadas] = await Promise.all([
    ve.has('correctas') || ve.has('explicaciones') ? leerClaves(db, filas) : null,
    ve.has('corrector') ? leerCorrectores(db, id) : null,
    ve.has('explicaciones') && filas.some(({ aMano }) => aMano) ? leerAnotacionesDichas(db, id) : null,
    ve.has('aciertos') ? leerPuntos(db, actor, intento, filas, reglas.notaMinima) : null,
    ve.has('comentario') ? leerSecretos(db, reglas.id) : { bandas: [] },
    abierta ? leerAplicadas(db, [id]) : null,
  ]);
  const aplicadas = reparadas?.get(id) ?? [];
  const claves = leidas && (await conClavesReparadas(db, intento, leidas));
  const nota = ve.has('nota') ? intento.nota : null;
  return {
    recibo,
    practica: intento.practica,
    seVe: [...ve],
    masAlCerrar: mira.masAlCerrar ? mira.cierraEn : null,
    masSinIntentos: mira.masSinIntentos,
    notaDesde: mira.notaDesde,
    notaAlCerrar: mira.notaDesde === 'al_cerrar' ? mira.cierraEn : null,
    nota,
    provisional: intento.provisional,
    faltan: intento.provisional
      ? filas.flatMap((fila) => (resultadoDe(fila) === 'espera' ? [numeroDe(filas, fila.lugar)] : []))
      : [],
    aprobado: veredicto(intento, nota, reglas.notaMinima),
    notaMinima: reglas.notaMinima,
    comentario: nota === null || intento.provisional ? null : comentarioDe(bandas, nota),
    despues: {
      apertura: mira.apertura,
      intentos: mira.intentos,
      quedan: mira.quedan,
      notaQueCuenta: reglas.notaQueCuenta,
      cierraEn: seAcabo(mira.apertura) ? null : ante.suCierre,
    },
    anulado:
      intento.estado === 'anulado'
        ? { motivo: intento.motivo, en: intento.anuladoEn ?? intento.empezadoEn }
        : null,
    secciones: intento.secciones,
    puntos: puntos?.puntos ?? null,
    costo: puntos?.costo ?? null,
    preguntas: abierta
      ? filas.map((fila) => ({
          ...revisada(fila, ve, claves),
          corrector: correctores?.get(fila.lugar),
          ...anotaciones?.get(fila.lugar),
          ...(ve.has('aciertos') && {
            reparada: aplicadas.findLast(({ lugar }) => lugar === fila.lugar)?.motivo,
          }),
        }))
      : [],
  };
}

const veredicto = (
  { provisional }: FilaDeIntento,
  nota: number | null,
  notaMinima: number,
): boolean | null => (nota === null || provisional ? null : aprueba(nota.toFixed(2), notaMinima));
