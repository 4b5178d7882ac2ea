import { cursoNoDisponible, disponibilidadDe } from '@catedra/shared/aprendizaje/disponibilidad.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { estaEnLasRedes } from '@catedra/shared/evaluaciones/redes.ts';
import { vencimiento } from '@catedra/shared/evaluaciones/efectivo.ts';
import { aperturaDe } from '@catedra/shared/intentos/apertura.ts';
import {
  aunNoAbre,
  contrasenaDePrueba,
  evaluacionCerrada,
  faltaDeclarar,
  faltaLaContrasena,
  fueraDeLaRed,
  hayQueEsperar,
  sinIntentos,
  yaAprobada,
} from '@catedra/shared/intentos/errors.ts';
import { planDelIntento } from '@catedra/shared/intentos/plan.ts';
import type { EmpezarIntento, IntentoEnCurso } from '@catedra/shared/intentos/en-curso.ts';
import { limiteDeRespuestas } from '@catedra/shared/intentos/vencer.ts';
import { actividadBloqueada } from '@catedra/shared/progreso/schemas.ts';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { leerParaEmpezar, leerSecretos } from '#features/evaluaciones/offers.ts';
import { anotarIntento } from '#features/intentos/audit.ts';
import { leerEnCurso } from '#features/intentos/empezar/en-curso.ts';
import {
  azar,
  crearIntento,
  guardarPreguntas,
  preguntasDelPlan,
  type ReglasDeIntento,
} from '#features/intentos/empezar/crear.ts';
import { bloquear, type FilaDeIntento } from '#features/intentos/filas.ts';
import { recordarPlan } from '#features/intentos/guardar/plan.ts';
import { comienzoDe } from '#features/intentos/puerta/puerta.ts';
import { situarPrueba } from '#features/intentos/empezar/situar.ts';
import { anotarSuceso } from '#features/intentos/sucesos.ts';
import { abiertoDe, hechosDe, leerLoSuyo, ultimoFin } from '#features/intentos/empezar/suyos.ts';
import { intentosTable } from '#features/intentos/table.ts';
import { citarVencimiento, vencer } from '#features/intentos/acabar/vencer.ts';
import { leerVersiones } from '#features/preguntas/offers.ts';
import { cargarMiCurso, insertMine, leerPasos, lockMine, updateMine } from '#features/progreso/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import { find } from '#platform/collections/store.ts';
import { statement } from '#platform/db/statement.ts';

async function leerReglas(work: Work, id: string): Promise<ReglasDeIntento> {
  const reglas = await find(work.tx, evaluacionesBinding, work.actor, id, 'leer');
  if (!reglas) throw noEncontrado();
  return reglas as unknown as ReglasDeIntento;
}

/** The open attempt of this person, once what its time says was applied; null when there is none any more. */
async function sigueAbierto(work: Work, fila: FilaDeIntento | undefined): Promise<FilaDeIntento | null> {
  if (!fila) return null;
  const ahora = await vencer(work, fila);
  return ahora.estado === 'en_curso' || ahora.estado === 'vencido' ? ahora : null;
}

const BLOQUEAR_ABIERTO = statement<FilaDeIntento>(
  'intentos.bloquear-abierto',
  getTableColumns(intentosTable),
  ({ fila }) => sql`select ${fila.sql} as fila from ${intentosTable}
    where evaluacion_id = ${sql.placeholder('evaluacionId')} and usuario_id = ${sql.placeholder('usuarioId')}
      and estado in ('en_curso', 'vencido') for update`,
);

/** It is begun, and entered again once it was opened again, from its networks alone. */
export function exigirLaRed(direccion: string, redes: readonly string[]): void {
  if (!estaEnLasRedes(direccion, redes)) throw fueraDeLaRed();
}

/** The password that was typed, if one was. */
export const dicha = ({ contrasena }: Pick<EmpezarIntento, 'contrasena'>): string => contrasena?.trim() ?? '';

/** What is known of where somebody asks from. */
export interface Desde {
  readonly equipo: string;
  readonly direccion: string;
}

/** Begins an attempt, or goes on with the one that is open: however often it is asked, there is one. */
export async function empezar(
  work: Work,
  zona: string,
  evaluacionId: string,
  body: EmpezarIntento,
  { equipo, direccion }: Desde,
): Promise<IntentoEnCurso> {
  const { tx, actor, now } = work;
  const leerSuyo = async () => (await leerLoSuyo(tx, actor.id, [evaluacionId]))(evaluacionId);
  const [reglas, [abierto], leido, { contrasena, redes }, composicion] = await Promise.all([
    leerReglas(work, evaluacionId),
    BLOQUEAR_ABIERTO(tx, { evaluacionId, usuarioId: actor.id }),
    leerSuyo(),
    leerSecretos(tx, evaluacionId),
    leerParaEmpezar(tx, evaluacionId),
  ]);
  const planear = async () => {
    const plan = planDelIntento({ ...composicion, barajar: reglas.barajar, resta: reglas.resta }, azar);
    const ids = plan.map(({ preguntaId }) => preguntaId);
    return { plan, versiones: await leerVersiones(tx, ids) };
  };
  const [curso, pasos, planeado] = await Promise.all([
    cargarMiCurso(work, zona, reglas.actividadId),
    leerPasos(tx, actor.id, [reglas.cursoId]),
    // What goes on has its questions: a draw that became too small since keeps nobody from going on.
    abierto ? null : planear(),
  ]);
  const ya = await sigueAbierto(work, abierto);
  // What was opened again begins again: the rest goes on wherever its person went.
  if (ya?.pestana === '') exigirLaRed(direccion, redes);
  if (ya) return leerEnCurso(tx, ya, body.pestana, now);
  const { plan, versiones } = planeado ?? (await planear());

  const disponible = disponibilidadDe(curso, now);
  if (disponible !== 'abierto') throw cursoNoDisponible(disponible);
  // What just ran out of time counts as it stands now.
  const suyo = abierto ? await leerSuyo() : leido;
  const { paso, situacion, efectivo } = await situarPrueba(tx, actor, { curso, pasos }, reglas, suyo, now);
  if (situacion.estado === 'bloqueada' && !situacion.porFecha)
    throw actividadBloqueada(situacion.motivo ?? '');

  const hechos = hechosDe(suyo);
  const apertura = aperturaDe(
    { ...reglas, ...efectivo },
    { hechos, ultimoEn: ultimoFin(suyo), aprobada: paso.hecho === 'completada' && !paso.hechaAntes },
    now,
  );
  if (apertura.tipo === 'aun_no') throw aunNoAbre();
  if (apertura.tipo === 'espera') throw hayQueEsperar(apertura.hasta);
  if (apertura.tipo === 'sin_intentos') throw sinIntentos();
  if (apertura.tipo === 'ya_aprobada') throw yaAprobada();
  if (apertura.tipo !== 'abierta') throw evaluacionCerrada();
  exigirLaRed(direccion, redes);
  if (contrasena !== null && !dicha(body)) throw faltaLaContrasena();
  if (contrasena !== null && dicha(body) !== contrasena) throw contrasenaDePrueba();
  if (reglas.declaracion !== null && !body.acepta) throw faltaDeclarar();

  const comienza = await comienzoDe(tx, reglas, actor.id, now);
  const venceEn = vencimiento(efectivo, comienza);
  const creado = await crearIntento(work, reglas, {
    numero: hechos + 1,
    empezadoEn: comienza.toISOString(),
    secciones: composicion.secciones.map(({ titulo }) => titulo ?? ''),
    venceEn,
    limite: limiteDeRespuestas({ venceEn, ...reglas }),
    pestana: body.pestana,
    equipo,
  });
  // Two at once: whoever came second goes on with what the first one began.
  if (!creado) {
    const otro = abiertoDe(await leerSuyo());
    const [fila] = otro ? await bloquear(tx, eq(intentosTable.id, otro.id)) : [];
    if (!fila) throw sinIntentos();
    return leerEnCurso(tx, fila, body.pestana, now);
  }
  const preguntas = await preguntasDelPlan(tx, plan, versiones);
  recordarPlan(creado, preguntas);
  const [enCurso] = await Promise.all([
    leerEnCurso(tx, creado, body.pestana, now, preguntas),
    guardarPreguntas(tx, creado.id, preguntas),
    anotarComienzo(work, reglas, creado.numero),
    anotarSuceso(tx, creado.id, { tipo: 'empezado', en: now.toISOString(), detalle: equipo }),
    anotarIntento(work, null, creado),
    citarVencimiento(work, creado),
  ]);
  return enCurso;
}

/** Attempts are counted when they begin. */
async function anotarComienzo(
  work: Work,
  { actividadId, cursoId }: ReglasDeIntento,
  intentos: number,
): Promise<void> {
  const empezada = { estado: 'en_curso', porcentaje: 0, completadoEn: null, intentos } as const;
  const fila = await lockMine(work, actividadId);
  if (!fila && (await insertMine(work, { id: actividadId, cursoId }, empezada))) return;
  const suya = fila ?? (await lockMine(work, actividadId));
  if (!suya) throw noEncontrado();
  const { estado, porcentaje, completadoEn } = suya;
  await updateMine(work, suya, { estado, porcentaje, completadoEn, intentos });
}
