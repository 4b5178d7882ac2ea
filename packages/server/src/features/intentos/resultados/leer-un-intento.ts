import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { alcance as alcanceDe, matches } from '@catedra/shared/core/scope.ts';
import { puedeAmpliar, puedeAnular, puedeVerIntentos } from '@catedra/shared/intentos/policy.ts';
import type { IntentoVisto, Resultado } from '@catedra/shared/intentos/resultados.ts';
import { puedeVerPreguntas } from '@catedra/shared/preguntas/policy.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { eq, sql } from 'drizzle-orm';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { alcanzaA, lasDe } from '#features/intentos/alcance.ts';
import { puntosDeFilas } from '#features/intentos/acabar/finalizar.ts';
import { leerPreguntas } from '#features/intentos/filas.ts';
import { filasDe } from '#features/intentos/resultados/leer-resultados.ts';
import { logradosDe, resultadoDe } from '#features/intentos/resultados/revisada.ts';
import { conClavesReparadas } from '#features/intentos/reparar/al-calificar.ts';
import { leerRecibo } from '#features/intentos/acabar/recibo.ts';
import { leerHistoria } from '#features/intentos/notas/leer.ts';
import { sigueAbierto } from '#features/intentos/empezar/suyos.ts';
import { intentoSucesosTable, intentosTable } from '#features/intentos/table.ts';
import { leerClaves } from '#features/preguntas/offers.ts';
import type { Database } from '#platform/db/pool.ts';

/** One attempt, question by question as it was seen, for whoever sees the results of its person; through another's eyes, once it is over. */
export async function leerUnIntento(db: Database, actor: Actor, id: string): Promise<IntentoVisto> {
  const alcance = lasDe(actor, puedeVerIntentos(actor));
  const [intento] = await db
    .select()
    .from(intentosTable)
    .where(sql`${intentosTable.id} = ${id} and exists (
      select from usuarios u where u.id = ${intentosTable.usuarioId} and ${alcance})`);
  if (!intento) throw noEncontrado();
  const [reglas] = await db
    .select()
    .from(evaluacionesTable)
    .where(eq(evaluacionesTable.id, intento.evaluacionId));
  if (!reglas) throw noEncontrado();
  const [{ rows }, recibo, filas, sucesos, puede, historia] = await Promise.all([
    db.execute<Resultado & Record<string, unknown>>(sql`${filasDe(reglas)} where i.id = ${id}`),
    leerRecibo(db, intento),
    actor.quienMira && sigueAbierto(intento.estado) ? [] : leerPreguntas(db, id),
    db
      .select()
      .from(intentoSucesosTable)
      .where(eq(intentoSucesosTable.intentoId, id))
      .orderBy(intentoSucesosTable.en),
    loQuePuede(db, actor, intento.usuarioId),
    leerHistoria(db, id),
  ]);
  const [resultado] = rows;
  if (!resultado) throw noEncontrado();
  const ve = matches(puedeVerPreguntas(actor), { cursoId: intento.cursoId });
  const claves = ve && !actor.cursoIds.includes(intento.cursoId) ? await leerClaves(db, filas) : null;
  const deHoy = claves && (await conClavesReparadas(db, intento, claves));
  const preguntas = filas.map((fila) => {
    const { lugar, seccion, preguntaId, numero: version, puntos, publica, orden, respuesta, revision } = fila;
    const tipo = tipoDePregunta(publica.tipo);
    const clave = deHoy?.get(`${preguntaId}:${version}`)?.clave;
    return {
      lugar,
      seccion,
      preguntaId,
      version,
      tipo: publica.tipo,
      puntos,
      publica: tipo.muestra(publica, orden) as IntentoVisto['preguntas'][number]['publica'],
      ...(clave && { clave: { ...clave } }),
      respuesta,
      revision,
      guardadaEn: fila.guardadaEn,
      dicha: respuesta === null ? '' : tipo.dicha(publica, respuesta),
      resultado: resultadoDe(fila),
      logrados: logradosDe(fila),
      regla: fila.regla,
      comentario: fila.comentario,
    };
  });
  const puntuadas = preguntas.filter(({ tipo }) => tipoDePregunta(tipo).puntua);
  const { logrados, posibles } = puntosDeFilas(filas);
  return {
    recibo,
    resultado,
    notaMinima: reglas.notaMinima,
    puntos: posibles,
    logrados: puntuadas.some(({ resultado: como }) => como !== undefined) ? logrados : null,
    anulado:
      intento.estado === 'anulado'
        ? {
            motivo: intento.motivo,
            por: await nombreDe(db, intento.anuladoPor),
            en: intento.anuladoEn ?? intento.empezadoEn,
          }
        : null,
    secciones: intento.secciones,
    preguntas,
    sucesos: sucesos.map(({ tipo, en, detalle }) => ({
      tipo: tipo as IntentoVisto['sucesos'][number]['tipo'],
      en,
      detalle,
    })),
    historia,
    puede,
  };
}

/** Nobody marks their own, and with whoever was deleted nothing is done any more. */
async function loQuePuede(db: Database, actor: Actor, usuarioId: string): Promise<IntentoVisto['puede']> {
  const { rows } = await db.execute<IntentoVisto['puede']>(sql`
    select ${alcanzaA(actor, alcanceDe(actor, 'actividades:calificar'))} and u.id <> ${actor.id} as corregir,
           u.fecha_baja is null and ${alcanzaA(actor, puedeAmpliar(actor))} as ampliar,
           u.fecha_baja is null and ${alcanzaA(actor, puedeAnular(actor))} as anular
      from usuarios u where u.id = ${usuarioId}`);
  const nada = { corregir: false, ampliar: false, anular: false };
  return actor.quienMira ? nada : (rows[0] ?? nada);
}

async function nombreDe(db: Database, usuarioId: string | null): Promise<string | null> {
  const { rows } = await db.execute<{ nombre: string }>(
    sql`select nombre || ' ' || apellidos as nombre from usuarios where id = ${usuarioId}`,
  );
  return rows[0]?.nombre ?? null;
}
