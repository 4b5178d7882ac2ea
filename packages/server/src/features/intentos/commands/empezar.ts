import { randomInt, randomUUID } from 'node:crypto';
import { cursoNoDisponible, disponibilidadDe } from '@catedra/shared/aprendizaje/disponibilidad.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import { vencimiento } from '@catedra/shared/evaluaciones/efectivo.ts';
import { aperturaDe } from '@catedra/shared/intentos/apertura.ts';
import {
  aunNoAbre,
  contrasenaDePrueba,
  evaluacionCerrada,
  faltaDeclarar,
  hayQueEsperar,
  sinIntentos,
  sinPreguntas,
  yaAprobada,
} from '@catedra/shared/intentos/errors.ts';
import { planDelIntento } from '@catedra/shared/intentos/plan.ts';
import type { EmpezarIntento, IntentoEnCurso } from '@catedra/shared/intentos/en-curso.ts';
import { limiteDeRespuestas } from '@catedra/shared/intentos/vencer.ts';
import { type Publica, tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { actividadBloqueada } from '@catedra/shared/progreso/schemas.ts';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { leerParaEmpezar, leerSecretos } from '#features/evaluaciones/offers.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { anotarIntento } from '#features/intentos/audit.ts';
import { leerEnCurso } from '#features/intentos/en-curso.ts';
import { bloquear, type FilaDeIntento } from '#features/intentos/filas.ts';
import { situarPrueba } from '#features/intentos/situar.ts';
import { anotarSuceso } from '#features/intentos/sucesos.ts';
import { abiertoDe, hechosDe, leerLoSuyo, ultimoFin } from '#features/intentos/suyos.ts';
import { intentosTable } from '#features/intentos/table.ts';
import { citarVencimiento, vencer } from '#features/intentos/vencer.ts';
import { leerClaves, leerVersiones } from '#features/preguntas/offers.ts';
import { cargarMiCurso, insertMine, lockMine, updateMine } from '#features/progreso/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';

const azar = (): number => randomInt(2 ** 47) / 2 ** 47;

type Reglas = typeof evaluacionesTable.$inferSelect;

async function leerReglas(work: Work, id: string): Promise<Reglas> {
  const visible = and(
    eq(evaluacionesTable.id, id),
    scopeSql(evaluacionesBinding, evaluaciones.policy.read(work.actor)),
  );
  const [reglas] = await work.tx
    .select(getTableColumns(evaluacionesTable))
    .from(evaluacionesTable)
    .where(visible);
  if (!reglas) throw noEncontrado();
  return reglas;
}

/** The open attempt of this person, once what its time says was applied; null when there is none any more. */
async function abierto(work: Work, evaluacionId: string): Promise<FilaDeIntento | null> {
  const mios = and(
    eq(intentosTable.evaluacionId, evaluacionId),
    eq(intentosTable.usuarioId, work.actor.id),
    sql`${intentosTable.estado} in ('en_curso', 'vencido')`,
  );
  const [fila] = await bloquear(work.tx, mios);
  if (!fila) return null;
  const ahora = await vencer(work, fila);
  return ahora.estado === 'en_curso' || ahora.estado === 'vencido' ? ahora : null;
}

export interface Equipo {
  readonly nombre: string;
}

/** Begins an attempt, or goes on with the one that is open: however often it is asked, there is one. */
export async function empezar(
  work: Work,
  zona: string,
  evaluacionId: string,
  body: EmpezarIntento,
  equipo: string,
): Promise<IntentoEnCurso> {
  const reglas = await leerReglas(work, evaluacionId);
  const curso = await cargarMiCurso(work, zona, reglas.actividadId);
  const ya = await abierto(work, evaluacionId);
  if (ya) return leerEnCurso(work.tx, ya, body.pestana, work.now);

  const disponible = disponibilidadDe(curso, work.now);
  if (disponible !== 'abierto') throw cursoNoDisponible(disponible);
  const suyo = (await leerLoSuyo(work.tx, work.actor.id, [evaluacionId]))(evaluacionId);
  const { paso, situacion, efectivo } = await situarPrueba(
    work.tx,
    work.actor,
    curso,
    reglas,
    suyo,
    work.now,
  );
  if (situacion.estado === 'bloqueada' && !situacion.porFecha)
    throw actividadBloqueada(situacion.motivo ?? '');

  const hechos = hechosDe(suyo);
  const apertura = aperturaDe(
    { ...reglas, ...efectivo },
    { hechos, ultimoEn: ultimoFin(suyo), aprobada: paso.hecho === 'completada' },
    work.now,
  );
  if (apertura.tipo === 'aun_no') throw aunNoAbre();
  if (apertura.tipo === 'espera') throw hayQueEsperar(apertura.hasta);
  if (apertura.tipo === 'sin_intentos') throw sinIntentos();
  if (apertura.tipo === 'ya_aprobada') throw yaAprobada();
  if (apertura.tipo !== 'abierta') throw evaluacionCerrada();
  const { contrasena } = await leerSecretos(work.tx, evaluacionId);
  if (contrasena !== null && body.contrasena?.trim() !== contrasena) throw contrasenaDePrueba();
  if (reglas.declaracion !== null && !body.acepta) throw faltaDeclarar();

  const venceEn = vencimiento(efectivo, work.now);
  const plazo = { venceEn, ...reglas };
  const creado = await crear(work, reglas, {
    numero: hechos + 1,
    venceEn,
    limite: limiteDeRespuestas(plazo),
    pestana: body.pestana,
    equipo,
  });
  // Two at once: whoever came second goes on with what the first one began.
  if (!creado) {
    const otro = abiertoDe((await leerLoSuyo(work.tx, work.actor.id, [evaluacionId]))(evaluacionId));
    const [fila] = otro ? await bloquear(work.tx, eq(intentosTable.id, otro.id)) : [];
    if (!fila) throw sinIntentos();
    return leerEnCurso(work.tx, fila, body.pestana, work.now);
  }
  await anotarComienzo(work, reglas, creado.numero);
  await anotarSuceso(work.tx, creado.id, { tipo: 'empezado', en: work.now.toISOString(), detalle: equipo });
  await anotarIntento(work, null, creado);
  await citarVencimiento(work, creado);
  return leerEnCurso(work.tx, creado, body.pestana, work.now);
}

interface Nuevo {
  readonly numero: number;
  readonly venceEn: string | null;
  readonly limite: string | null;
  readonly pestana: string;
  readonly equipo: string;
}

/** Draws what is asked and keeps it; null when another request of the same person was quicker. */
async function crear(work: Work, reglas: Reglas, nuevo: Nuevo): Promise<FilaDeIntento | null> {
  const { secciones, bombos } = await leerParaEmpezar(work.tx, reglas.id);
  const plan = planDelIntento({ secciones, bombos, barajar: reglas.barajar, resta: reglas.resta }, azar);
  const versiones = await leerVersiones(
    work.tx,
    plan.map(({ preguntaId }) => preguntaId),
  );
  if (plan.length === 0 || plan.some(({ preguntaId }) => !versiones.has(preguntaId))) throw sinPreguntas();
  const refs = plan.map(({ preguntaId }) => ({ preguntaId, numero: versiones.get(preguntaId)?.numero ?? 0 }));
  const claves = await leerClaves(work.tx, refs);

  const {
    id: evaluacionId,
    actividadId,
    cursoId,
    practica,
    toleranciaSegundos,
    graciaMinutos,
    alVencer,
  } = reglas;
  const [fila] = await work.tx
    .insert(intentosTable)
    .values({
      id: randomUUID(),
      evaluacionId,
      actividadId,
      cursoId,
      usuarioId: work.actor.id,
      practica,
      toleranciaSegundos,
      graciaMinutos,
      alVencer,
      porPagina: reglas.porPagina,
      secuencial: reglas.secuencial,
      secciones: secciones.map(({ titulo }) => titulo ?? ''),
      empezadoEn: work.now.toISOString(),
      vistoEn: work.now.toISOString(),
      ...nuevo,
    })
    .onConflictDoNothing()
    .returning();
  if (!fila) return null;

  const filas = plan.map((lugar, i) => {
    const { preguntaId, numero } = refs[i] as (typeof refs)[number];
    const pregunta = claves.get(`${preguntaId}:${numero}`) as {
      publica: Publica;
      clave: Record<string, unknown>;
    };
    return {
      ...lugar,
      lugar: i,
      numero,
      orden: tipoDePregunta(pregunta.publica.tipo).ordena(pregunta, azar),
    };
  });
  await work.tx.execute(sql`
    insert into intento_preguntas (intento_id, lugar, lugar_id, pregunta_id, numero, seccion, bajo, puntos, resta, orden)
    select ${fila.id}, f.lugar, f."lugarId", f."preguntaId", f.numero, f.seccion, f.bajo, f.puntos, f.resta, f.orden
      from json_to_recordset(${JSON.stringify(filas)}) as f(lugar smallint, "lugarId" uuid, "preguntaId" uuid,
        numero int, seccion smallint, bajo smallint, puntos numeric, resta text, orden jsonb)`);
  return fila;
}

/** Attempts are counted when they begin. */
async function anotarComienzo(work: Work, { actividadId, cursoId }: Reglas, intentos: number): Promise<void> {
  const empezada = { estado: 'en_curso', porcentaje: 0, completadoEn: null, intentos } as const;
  const fila = await lockMine(work, actividadId);
  if (!fila && (await insertMine(work, { id: actividadId, cursoId }, empezada))) return;
  const suya = fila ?? (await lockMine(work, actividadId));
  if (!suya) throw noEncontrado();
  const { estado, porcentaje, completadoEn } = suya;
  await updateMine(work, suya, { estado, porcentaje, completadoEn, intentos });
}
