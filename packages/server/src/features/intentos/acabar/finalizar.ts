import { racionalDeNumero, escribeRacional, racionalDe } from '@catedra/shared/core/racional.ts';
import { notaDe, type Puntuada, puntosDeTodas } from '@catedra/shared/intentos/nota.ts';
import { calificaRespuesta } from '@catedra/shared/preguntas/calificar.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { eq, sql } from 'drizzle-orm';
import { anotarIntento } from '#features/intentos/audit.ts';
import { codigoCon, FORMULA_DE_HOY, leerLlave } from '#features/intentos/acabar/codigo.ts';
import { type FilaDeIntento, type FilaDePregunta, leerPreguntas } from '#features/intentos/filas.ts';
import { anotarProgreso } from '#features/intentos/calificar/progreso.ts';
import { type Calificada, conReparaciones } from '#features/intentos/reparar/al-calificar.ts';
import { anotarNota } from '#features/intentos/notas/anotar.ts';
import { anotarSuceso } from '#features/intentos/sucesos.ts';
import { intentosTable } from '#features/intentos/table.ts';
import { leerClaves } from '#features/preguntas/offers.ts';
import type { Work } from '#platform/changes/work.ts';

/** How an attempt ends. */
export interface Final {
  readonly estado: 'entregado' | 'anulado' | 'vencido';
  /** As of when, which for the policy is the deadline. */
  readonly en: string;
  readonly causa: 'persona' | 'tiempo' | 'administracion';
  /** Places that the device had answered and never arrived. */
  readonly sinRecibir?: readonly number[];
  /** Places of which it brought another answer that was not taken. */
  readonly noTomadas?: readonly number[];
  readonly motivo?: string;
}

/** What each answer gives; what a person has to mark, or already marked, keeps what it has. */
export async function calificar(
  work: Pick<Work, 'tx'>,
  preguntas: readonly FilaDePregunta[],
): Promise<Calificada[]> {
  const claves = await leerClaves(work.tx, preguntas);
  return preguntas.map((fila) => {
    const pregunta = claves.get(`${fila.preguntaId}:${fila.numero}`);
    if (!pregunta) throw new Error(`the key of ${fila.preguntaId}:${fila.numero} is missing`);
    const { estado, fraccion, regla } = calificaRespuesta(pregunta, fila.respuesta, fila.resta);
    const { lugar, puntos } = fila;
    if (estado === 'a_mano')
      return { lugar, fraccion: fila.fraccion, regla, aMano: true, blanco: false, puntos };
    const blanco = estado === 'blanco';
    return { lugar, fraccion: escribeRacional(fraccion), regla, aMano: false, blanco, puntos };
  });
}

/** What is over takes no other answer: the database refuses it. */
export async function cerrar(
  { tx }: Pick<Work, 'tx'>,
  intentoId: string,
  estado: Final['estado'],
  calificadas: readonly Calificada[],
): Promise<void> {
  if (estado === 'vencido') return;
  await tx.execute(
    estado === 'anulado'
      ? sql`update intento_preguntas set cerrada = true where intento_id = ${intentoId}`
      : sql`update intento_preguntas p set cerrada = true, fraccion = c.fraccion, regla = c.regla, a_mano = c."aMano", puntos = c.puntos
              from json_to_recordset(${JSON.stringify(calificadas)})
                as c(lugar smallint, fraccion text, regla text, "aMano" boolean, puntos numeric)
             where p.intento_id = ${intentoId} and p.lugar = c.lugar`,
  );
}

type Graduada = Pick<Calificada, 'fraccion' | 'puntos'>;

const puntuadasDe = (preguntas: readonly FilaDePregunta[], calificadas: readonly Graduada[]) =>
  preguntas.flatMap(({ publica }, i): Puntuada[] => {
    const calificada = calificadas[i];
    if (!calificada || !tipoDePregunta(publica.tipo).puntua) return [];
    const { puntos, fraccion } = calificada;
    return [{ puntos: racionalDeNumero(puntos), fraccion: fraccion === null ? null : racionalDe(fraccion) }];
  });

/** The mark that the fractions kept make. */
export const notaDeFilas = (preguntas: readonly FilaDePregunta[], calificadas: readonly Graduada[]) =>
  notaDe(puntuadasDe(preguntas, calificadas));

/** The points that they make, of how many. */
export const puntosDeFilas = (preguntas: readonly FilaDePregunta[]) =>
  puntosDeTodas(puntuadasDe(preguntas, preguntas));

/** What the answers of an attempt that was handed in make of it: its mark and its receipt. */
export async function sumar(
  work: Pick<Work, 'tx'>,
  intento: Pick<FilaDeIntento, 'id' | 'practica' | 'evaluacionId' | 'usuarioId'>,
  entregadoEn: string,
  preguntas: readonly FilaDePregunta[],
  esNueva: (lugar: number) => boolean,
) {
  const { id: intentoId, practica } = intento;
  const [dadas, llave] = await Promise.all([calificar(work, preguntas), leerLlave(work.tx)]);
  const calificadas = await conReparaciones(work.tx, intento, preguntas, dadas, esNueva);
  const { nota, provisional } = notaDeFilas(preguntas, calificadas);
  const suma = {
    respondidas: calificadas.filter(({ blanco }) => !blanco).length,
    nota: practica || nota === null ? null : Number(nota),
    provisional: !practica && provisional,
    codigo: codigoCon(llave, { intentoId, entregadoEn, respuestas: preguntas }),
    reciboFormula: FORMULA_DE_HOY,
  };
  return { calificadas, suma };
}

/** Ends an attempt that is under a lock: once, whoever comes first. */
export async function finalizar(
  work: Work,
  antes: FilaDeIntento,
  final: Final,
  leidas?: readonly FilaDePregunta[],
): Promise<FilaDeIntento> {
  const { estado, en, causa, sinRecibir = [], noTomadas = [], motivo } = final;
  const entregado = estado === 'entregado';
  const { calificadas, suma } = entregado
    ? await sumar(work, antes, en, leidas ?? (await leerPreguntas(work.tx, antes.id)), () => true)
    : { calificadas: [], suma: null };
  const terminar = work.tx
    .update(intentosTable)
    .set({
      version: antes.version + 1,
      estado,
      causa,
      ...(suma && {
        ...suma,
        entregadoEn: en,
        anuladoEn: null,
        anuladoPor: null,
        sinRecibir: [...sinRecibir],
        noTomadas: [...new Set([...antes.noTomadas, ...noTomadas])].toSorted((a, b) => a - b),
      }),
      ...(estado === 'anulado' && { anuladoEn: en, motivo: motivo ?? null, anuladoPor: work.actor.id }),
    })
    .where(eq(intentosTable.id, antes.id))
    .returning();
  const [[despues]] = await Promise.all([
    terminar,
    cerrar(work, antes.id, estado, calificadas),
    anotarSuceso(work.tx, antes.id, { tipo: estado, en: work.now.toISOString(), detalle: motivo ?? '' }),
  ]);
  if (!despues) throw new Error(`intento ${antes.id} vanished under its lock`);
  await Promise.all([
    anotarNota(work, antes, despues, { causa: entregado ? 'entrega' : 'anulacion', motivo }),
    anotarProgreso(work, despues),
    anotarIntento(work, antes, despues),
  ]);
  return despues;
}
