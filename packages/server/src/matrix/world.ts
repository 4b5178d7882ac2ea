import { randomUUID } from 'node:crypto';
import { contenidoVacio } from '@catedra/shared/actividades/contenido.ts';
import { cargaFilasTable, cargasTable } from '#features/cargas/table.ts';
import { entregasTable } from '#features/entregas/table.ts';
import { feedbackTable } from '#features/feedback/table.ts';
import { subidaAMedias } from '#matrix/stored-files.ts';
import type { TestApp } from '#testing/create-test-app.ts';

/** A course, the group that takes it, and what its learner and its tutor have there. */
export interface World {
  readonly grupoId: string;
  readonly cursoId: string;
  readonly seccionId: string;
  readonly actividadId: string;
  readonly pruebaId: string;
  readonly libreId: string;
  readonly tareaId: string;
  /** Handed in by the learner for another task. */
  readonly entregaId: string;
  readonly evaluacionId: string;
  readonly progresoId: string;
  readonly feedbackId: string;
  /** The tutor's own, under way. */
  readonly subidaId: string;
  /** The tutor's own uploads: one to be imported, one that was. */
  readonly cargaId: string;
  readonly cargaHechaId: string;
  /** Another member of the group. */
  readonly usuarioId: string;
  readonly correo: string;
  readonly slug: string;
  readonly grupo: string;
}

export interface Gente {
  readonly inscritoId: string;
  readonly tutorId: string;
}

const EVALUACION = { tipo: 'evaluacion' as const, descripcion: '<p>Prueba</p>' };
const TAREA = { contenido: contenidoVacio('tarea'), regla: 'entregar' as const };

export async function createWorld(app: TestApp, { inscritoId, tutorId }: Gente): Promise<World> {
  const { school, platform } = app;
  const { db, clock } = platform;

  const carga = async (usuarioId: string, hecha: boolean): Promise<string> => {
    const id = randomUUID();
    await db.insert(cargasTable).values({
      id,
      quien: tutorId,
      archivo: 'personas.csv',
      bytes: 1,
      sha256: '',
      formato: 'texto',
      encabezados: ['Nombre'],
      mapeo: ['nombre'],
      filas: 1,
      iguales: 1,
      contraseñas: 'temporales',
      estado: hecha ? 'importada' : 'revisada',
      deshacibleHasta: new Date(clock.now().getTime() + 86_400_000).toISOString(),
    });
    const fila = { cargaId: id, linea: 2, celdas: ['Ana'], usuarioId };
    await db
      .insert(cargaFilasTable)
      .values(hecha ? { ...fila, estado: 'nueva', resultado: 'creada' } : { ...fila, estado: 'igual' });
    return id;
  };
  const opinion = async (cursoId: string): Promise<string> => {
    const id = randomUUID();
    const values = { id, usuarioId: inscritoId, cursoId, tipo: 'comentario' as const, texto: 'Bien' };
    await db.insert(feedbackTable).values(values);
    return id;
  };
  const entrega = async (cursoId: string, actividadId: string): Promise<string> => {
    await school.progreso(inscritoId, cursoId, actividadId, 'en_curso');
    const id = randomUUID();
    await db.insert(entregasTable).values({
      id,
      actividadId,
      cursoId,
      usuarioId: inscritoId,
      intento: 1,
      texto: '<p>Hecho</p>',
      estado: 'entregada',
      entregadaEn: clock.now().toISOString(),
    });
    return id;
  };

  const [grupo, curso, usuario, subidaId] = await Promise.all([
    school.grupo(),
    school.curso(),
    school.persona(),
    subidaAMedias(app, tutorId),
  ]);
  const [seccion, cargaId, cargaHechaId, feedbackId] = await Promise.all([
    school.seccion(curso.id),
    carga(usuario.id, false),
    carga(usuario.id, true),
    opinion(curso.id),
    school.asigna(grupo.id, curso.id),
    school.tutor(grupo.id, tutorId),
    school.miembro(grupo.id, inscritoId),
    school.miembro(grupo.id, usuario.id),
  ]);
  const actividad = (values: object = {}) => school.actividad(curso.id, { seccion: seccion.id, ...values });
  const [una, prueba, libre, tarea, hecha] = await Promise.all([
    actividad(),
    actividad({ contenido: EVALUACION }),
    actividad({ contenido: EVALUACION }),
    actividad(TAREA),
    actividad(TAREA),
  ]);
  const [evaluacion, progreso, entregaId] = await Promise.all([
    school.evaluacion(curso.id, { actividadId: prueba.id }),
    school.progreso(inscritoId, curso.id, una.id, 'en_curso'),
    entrega(curso.id, hecha.id),
  ]);
  return {
    grupoId: grupo.id,
    cursoId: curso.id,
    seccionId: seccion.id,
    actividadId: una.id,
    pruebaId: prueba.id,
    libreId: libre.id,
    tareaId: tarea.id,
    entregaId,
    evaluacionId: evaluacion.id,
    progresoId: progreso.id,
    feedbackId,
    subidaId,
    cargaId,
    cargaHechaId,
    usuarioId: usuario.id,
    correo: usuario.correo ?? '',
    slug: curso.slug,
    grupo: grupo.nombre,
  };
}
