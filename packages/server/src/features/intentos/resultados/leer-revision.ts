import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { compara, racionalDe, UNO } from '@catedra/shared/core/racional.ts';
import { puntosDe } from '@catedra/shared/entregas/calificacion.ts';
import type { Cosa } from '@catedra/shared/evaluaciones/revision.ts';
import type { Banda } from '@catedra/shared/evaluaciones/schemas.ts';
import { aprueba } from '@catedra/shared/intentos/nota.ts';
import type { ComoQuedo, IntentoRevisado, PreguntaRevisada } from '@catedra/shared/intentos/despues.ts';
import { quedoEnBlanco } from '@catedra/shared/preguntas/calificar.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { puntosDeFilas } from '#features/intentos/acabar/finalizar.ts';
import { leerSecretos } from '#features/evaluaciones/offers.ts';
import {
  type FilaDeIntento,
  type FilaDePregunta,
  leerMio,
  leerPreguntas,
  numeroDe,
} from '#features/intentos/filas.ts';
import { leerRecibo } from '#features/intentos/acabar/recibo.ts';
import { leerAnte } from '#features/intentos/resultados/leer-ante.ts';
import { loQueVeDe } from '#features/intentos/resultados/lo-que-ve.ts';
import { leerClaves } from '#features/preguntas/offers.ts';
import type { Database } from '#platform/db/pool.ts';

/** What became of an answer, in one word; none while nobody has marked it because it was not handed in. */
export function resultadoDe({ fraccion, respuesta, aMano, publica }: FilaDePregunta): ComoQuedo | undefined {
  if (fraccion === null) return aMano ? 'espera' : undefined;
  if (quedoEnBlanco(publica, respuesta)) return 'blanco';
  const dada = racionalDe(fraccion);
  if (compara(dada, UNO) === 0) return 'acierto';
  return dada.n > 0n ? 'parcial' : 'fallo';
}

export const logradosDe = ({ fraccion, puntos }: FilaDePregunta): number | null =>
  fraccion === null ? null : puntosDe(racionalDe(fraccion), puntos);

type Clave = Readonly<Record<string, unknown>>;

const textos = (clave: Clave, campo: string): Readonly<Record<string, unknown>> => {
  const suyos = clave[campo];
  return typeof suyos === 'object' && suyos !== null ? (suyos as Record<string, unknown>) : {};
};

const escrito = (texto: unknown): texto is string => typeof texto === 'string' && texto !== '';

/** What the author wrote for each option that was chosen. */
function porOpcionDe(clave: Clave, respuesta: unknown): Record<string, string> {
  const elegidas =
    typeof respuesta === 'object' && respuesta !== null
      ? Object.values(respuesta).flatMap((uno) => (Array.isArray(uno) ? uno : [uno]))
      : [];
  const deOpciones = textos(clave, 'explicaciones');
  const segun = elegidas.flatMap((una): [string, unknown][] => {
    if (una === true) return [['verdadero', clave['siVerdadero']]];
    if (una === false) return [['falso', clave['siFalso']]];
    return typeof una === 'string' && Object.hasOwn(deOpciones, una) ? [[una, deOpciones[una]]] : [];
  });
  return Object.fromEntries(segun.filter((una): una is [string, string] => escrito(una[1])));
}

export function revisada(
  fila: FilaDePregunta,
  ve: ReadonlySet<Cosa>,
  claves: Awaited<ReturnType<typeof leerClaves>> | null,
): PreguntaRevisada {
  const {
    lugar,
    seccion,
    bajo,
    puntos,
    preguntaId,
    numero: version,
    publica,
    orden,
    respuesta,
    guardadaEn,
  } = fila;
  const tipo = tipoDePregunta(publica.tipo);
  const pregunta = claves?.get(`${preguntaId}:${version}`);
  return {
    lugar,
    seccion,
    bajo,
    puntos,
    tipo: publica.tipo,
    preguntaId,
    version,
    publica: tipo.muestra(publica, orden) as PreguntaRevisada['publica'],
    respuesta,
    guardadaEn,
    ...(ve.has('aciertos') && { resultado: resultadoDe(fila), logrados: logradosDe(fila) }),
    ...(ve.has('correctas') && pregunta && { correcta: tipo.correcta(pregunta) }),
    ...(ve.has('explicaciones') && {
      explicaciones: [pregunta?.clave['explicacion']].filter(escrito),
      porOpcion: pregunta ? porOpcionDe(pregunta.clave, respuesta) : {},
      comentario: fila.comentario,
      rubrica: [...fila.rubrica],
    }),
  };
}

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
  const claves = ve.has('correctas') || ve.has('explicaciones') ? await leerClaves(db, filas) : null;
  const { bandas } = ve.has('comentario') ? await leerSecretos(db, reglas.id) : { bandas: [] };
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
    despues: { apertura: mira.apertura, intentos: mira.intentos, notaQueCuenta: reglas.notaQueCuenta },
    anulado:
      intento.estado === 'anulado'
        ? { motivo: intento.motivo, en: intento.anuladoEn ?? intento.empezadoEn }
        : null,
    secciones: intento.secciones,
    puntos: ve.has('aciertos') ? puntosDeFilas(filas) : null,
    preguntas: abierta ? filas.map((fila) => revisada(fila, ve, claves)) : [],
  };
}

const veredicto = (
  { provisional }: FilaDeIntento,
  nota: number | null,
  notaMinima: number,
): boolean | null => (nota === null || provisional ? null : aprueba(nota.toFixed(2), notaMinima));
