import { randomUUID } from 'node:crypto';
import { type Contenido, contenidoVacio } from '@catedra/shared/actividades/contenido.ts';
import { cargaFilasTable, cargasTable } from '#features/cargas/table.ts';
import { entregasTable } from '#features/entregas/table.ts';
import { feedbackTable } from '#features/feedback/table.ts';
import { progresoTable } from '#features/progreso/table.ts';
import { subidaAMedias } from '#matrix/stored-files.ts';
import type { TestApp } from '#testing/create-test-app.ts';
import type { Gente } from '#matrix/gente.ts';

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
  /** In the bin, by its own entry, with what the learner did in it. */
  readonly tiradaId: string;
  readonly papeleraId: string;
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

const EVALUACION = { tipo: 'evaluacion' as const, descripcion: '<p>Prueba</p>' };
const TAREA = {
  contenido: { ...contenidoVacio('tarea'), instrucciones: '<p>Cuéntalo.</p>' } as Contenido,
  regla: 'entregar' as const,
};

export async function createWorld(app: TestApp, { inscritoId, tutorId }: Gente): Promise<World> {
  const { school, platform } = app;
  const { db, clock } = platform;

  const [cargaId, cargaHechaId, feedbackId, entregaId] = [
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
  ];
  const carga = {
    quien: tutorId,
    archivo: 'personas.csv',
    bytes: 1,
    sha256: '',
    formato: 'texto' as const,
    encabezados: ['Nombre'],
    mapeo: ['nombre' as const],
    filas: 1,
    iguales: 1,
    contraseñas: 'temporales' as const,
    deshacibleHasta: new Date(clock.now().getTime() + 86_400_000).toISOString(),
  };

  // Few statements, those that need not wait for one another together: there are hundreds of worlds.
  const [grupo, curso, usuario, subidaId] = await Promise.all([
    school.grupo(),
    school.curso(),
    school.persona(),
    subidaAMedias(app, tutorId),
    db.insert(cargasTable).values([
      { ...carga, id: cargaId, estado: 'revisada' },
      { ...carga, id: cargaHechaId, estado: 'importada' },
    ]),
  ]);
  const fila = { linea: 2, celdas: ['Ana'], usuarioId: usuario.id };
  const suyo = { usuarioId: inscritoId, cursoId: curso.id };
  const [seccion] = await Promise.all([
    school.seccion(curso.id),
    school.asigna(grupo.id, curso.id),
    school.tutor(grupo.id, tutorId),
    school.miembro(grupo.id, inscritoId, usuario.id),
    db.insert(cargaFilasTable).values([
      { ...fila, cargaId, estado: 'igual' },
      { ...fila, cargaId: cargaHechaId, estado: 'nueva', resultado: 'creada' },
    ]),
    db.insert(feedbackTable).values({ ...suyo, id: feedbackId, tipo: 'comentario', texto: 'Bien' }),
  ]);
  const hechas = [{}, { contenido: EVALUACION }, { contenido: EVALUACION }, TAREA, TAREA, TAREA];
  const [una, prueba, libre, tarea, hecha, tirada] = await school.actividades(
    curso.id,
    seccion.id,
    ...hechas,
  );
  if (!una || !prueba || !libre || !tarea || !hecha || !tirada)
    throw new Error('the activities were not written');
  const empezada = { ...suyo, estado: 'en_curso' as const, porcentaje: 100 };
  const [evaluacion, [progreso]] = await Promise.all([
    school.evaluacion(curso.id, { actividadId: prueba.id }),
    db
      .insert(progresoTable)
      .values([una, hecha, tirada].map(({ id }) => ({ ...empezada, id: randomUUID(), actividadId: id })))
      .returning(),
  ]);
  await db.insert(entregasTable).values(
    [hecha, tirada].map(({ id: actividadId }) => ({
      ...suyo,
      id: actividadId === hecha.id ? entregaId : randomUUID(),
      actividadId,
      intento: 1,
      texto: '<p>Hecho</p>',
      estado: 'entregada' as const,
      entregadaEn: clock.now().toISOString(),
    })),
  );
  const papeleraId = await school.tira(tirada, tutorId);
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
    tiradaId: tirada.id,
    papeleraId,
    progresoId: progreso?.id ?? '',
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
