import { compara, racionalDe, UNO } from '@catedra/shared/core/racional.ts';
import { puntosDe } from '@catedra/shared/entregas/calificacion.ts';
import type { Cosa } from '@catedra/shared/evaluaciones/revision.ts';
import type { ComoQuedo, PreguntaRevisada } from '@catedra/shared/intentos/despues.ts';
import { quedoEnBlanco } from '@catedra/shared/preguntas/calificar.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import type { FilaDePregunta } from '#features/intentos/filas.ts';
import type { leerClaves } from '#features/preguntas/offers.ts';

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

/** The options that an answer names, whatever its kind calls them. */
function elegidasEn(respuesta: unknown): readonly string[] {
  if (typeof respuesta !== 'object' || respuesta === null) return [];
  const dichas = Object.values(respuesta).flatMap((uno: unknown) => (Array.isArray(uno) ? uno : [uno]));
  return dichas.map((una) => (una === true ? 'verdadero' : una === false ? 'falso' : String(una)));
}

/** What the author wrote of each option: of those not chosen, once the right ones may be seen, for it would tell them. */
function porOpcionDe(clave: Clave, respuesta: unknown, correctas: boolean): Record<string, string> {
  const elegidas = elegidasEn(respuesta);
  const deOpciones = {
    ...textos(clave, 'explicaciones'),
    verdadero: clave['siVerdadero'],
    falso: clave['siFalso'],
  };
  return Object.fromEntries(
    Object.entries(deOpciones).filter(
      (una): una is [string, string] => escrito(una[1]) && (correctas || elegidas.includes(una[0])),
    ),
  );
}

type Tipo = ReturnType<typeof tipoDePregunta>;

/** A right answer; and where others are as right, all of them in words. */
function correctaDe(tipo: Tipo, pregunta: Parameters<Tipo['correcta']>[0]) {
  const correctas = tipo.correctas?.(pregunta) ?? undefined;
  return { correcta: tipo.correcta(pregunta), ...(correctas !== undefined && { correctas }) };
}

/** A question afterwards, exactly as far as may be seen. */
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
    ...(ve.has('correctas') && pregunta && correctaDe(tipo, pregunta)),
    ...(ve.has('explicaciones') && {
      explicaciones: [pregunta?.clave['explicacion']].filter(escrito),
      porOpcion: pregunta ? porOpcionDe(pregunta.clave, respuesta, ve.has('correctas')) : {},
      comentario: fila.comentario,
      rubrica: [...fila.rubrica],
    }),
  };
}
