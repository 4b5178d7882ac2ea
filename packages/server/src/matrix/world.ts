import { randomUUID } from 'node:crypto';
import { type Contenido, contenidoVacio } from '@catedra/shared/actividades/contenido.ts';
import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import { anotacionesTable, entregasTable } from '#features/entregas/table.ts';
import { feedbackTable } from '#features/feedback/table.ts';
import { progresoTable } from '#features/progreso/vigente.ts';
import { canario, personaCon } from '#matrix/canaries.ts';
import { subidaAMedias } from '#matrix/stored-files.ts';
import type { TestApp } from '#testing/create-test-app.ts';
import type { Gente } from '#matrix/gente.ts';
import { unCertificado } from '#matrix/world-certificates.ts';
import { dosCargasDeExternas, unaExterna } from '#matrix/world-externals.ts';
import { enLaFoto } from '#matrix/world-fotos.ts';
import { unCorreoDevuelto } from '#matrix/world-mail.ts';
import { unaPeticion } from '#matrix/world-requests.ts';
import { unAnuncio } from '#matrix/world-announcements.ts';
import { dosIntentos, unaPregunta } from '#matrix/world-exam.ts';
import { unaRondaAbierta } from '#matrix/world-renewals.ts';
import { exentos } from '#matrix/world-waivers.ts';
import { dosCargas } from '#matrix/world-uploads.ts';

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
  readonly anotacionId: string;
  readonly evaluacionId: string;
  /** Of the course: a folder and a question in it. */
  readonly carpetaId: string;
  readonly preguntaId: string;
  /** The learner's: one that goes on in the tab of `PESTANA`, and one handed in that waits for a person. */
  readonly intentoId: string;
  readonly intentoHechoId: string;
  /** Of that question, for the people of the group. */
  readonly reparacionId: string;
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
  /** The learner's, of this course. */
  readonly certificadoId: string;
  /** The learner's, done elsewhere. */
  readonly externaId: string;
  readonly externaCargaId: string;
  readonly externaCargaHechaId: string;
  /** Its tutor's, for the group. */
  readonly anuncioId: string;
  /** A permission that the learner asks for. */
  readonly peticionId: string;
  /** Another member of the group. */
  readonly usuarioId: string;
  readonly correo: string;
  readonly slug: string;
  readonly grupo: string;
}

let serie = 0;

export async function createWorld(app: TestApp, gente: Gente): Promise<World> {
  const { mundo, inscritoId, tutorId, campos } = gente;
  const { school, platform } = app;
  const de = (registro: string, campo: string) => canario(mundo, registro, campo);
  const n = ++serie;
  const { db, clock } = platform;

  const [feedbackId, entregaId, anotacionId] = [randomUUID(), randomUUID(), randomUUID()];
  // Few statements, those that need not wait for one another together: there are hundreds of worlds.
  const [grupo, curso, usuario, subidaId] = await Promise.all([
    school.grupo(`${de('grupo', 'nombre')} ${n}`, { descripcion: de('grupo', 'descripcion') }),
    school.curso({
      titulo: `${de('curso', 'titulo')} ${n}`,
      descripcion: `<p>${de('curso', 'descripcion')}</p>`,
      etiquetas: [de('curso', 'etiqueta')],
    }),
    school.persona(personaCon(mundo, 'usuario', campos)),
    subidaAMedias(app, gente),
  ]);
  const suyo = { usuarioId: inscritoId, cursoId: curso.id };
  const [seccion, cargas] = await Promise.all([
    school.seccion(curso.id, 0, de('seccion', 'titulo')),
    dosCargas(app, gente, usuario.id),
    school.asigna(grupo.id, curso.id),
    school.tutor(grupo.id, tutorId),
    school.miembro(grupo.id, inscritoId, usuario.id),
    db
      .insert(feedbackTable)
      .values({ ...suyo, id: feedbackId, tipo: 'comentario', texto: de('feedback', 'texto') }),
  ]);
  const llamadas = (['actividad', 'prueba', 'libre', 'tarea', 'hecha', 'tirada'] as const).map((registro) => {
    const texto = `<p>${de(registro, 'contenido')}</p>`;
    const suya = { titulo: de(registro, 'titulo') };
    if (registro === 'actividad') return { ...suya, contenido: { tipo: 'lectura' as const, html: texto } };
    if (registro === 'prueba' || registro === 'libre')
      return { ...suya, contenido: { tipo: 'evaluacion' as const, descripcion: texto } };
    const contenido = { ...contenidoVacio('tarea'), instrucciones: texto } as Contenido;
    const venceEn = registro === 'tarea' ? tras(clock.now(), 10 * DIA).toISOString() : null;
    return { ...suya, contenido, regla: 'entregar' as const, venceEn };
  });
  const [una, prueba, libre, tarea, hecha, tirada] = await school.actividades(
    curso.id,
    seccion.id,
    ...llamadas,
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
      texto: `<p>${de('entrega', 'texto')}</p>`,
      comentario: de('entrega', 'comentario'),
      estado: 'entregada' as const,
      entregadaEn: clock.now().toISOString(),
    })),
  );
  await db.insert(anotacionesTable).values({
    id: anotacionId,
    entregaId,
    ancla: { tipo: 'texto', cita: de('entrega', 'texto'), desde: 0 },
    texto: de('entrega', 'anotacion'),
    usuarioId: tutorId,
  });
  const certificadoId = await unCertificado(app, mundo, suyo);
  await unaRondaAbierta(app, mundo, { usuarioId: usuario.id, cursoId: curso.id, tutorId });
  await exentos(app, mundo, { cursoId: curso.id, usuarioIds: [inscritoId, usuario.id], tutorId });
  await unCorreoDevuelto(app, mundo, inscritoId);
  const anuncioId = await unAnuncio(app, mundo, { grupoId: grupo.id, tutorId });
  const peticionId = await unaPeticion(app, mundo, inscritoId);
  const externaId = await unaExterna(app, mundo, { usuarioId: inscritoId, tutorId });
  const deExternas = await dosCargasDeExternas(app, gente, usuario.documento ?? '');
  await enLaFoto(app, { usuarioId: inscritoId, cursoId: curso.id, titulo: curso.titulo });
  const papeleraId = await school.tira(tirada, tutorId);
  const { carpetaId, preguntaId } = await unaPregunta(db, mundo, curso.id, tutorId);
  const intentos = await dosIntentos(app, evaluacion, {
    mundo,
    usuarioId: inscritoId,
    preguntaId,
    grupoId: grupo.id,
    por: tutorId,
  });
  return {
    grupoId: grupo.id,
    cursoId: curso.id,
    seccionId: seccion.id,
    actividadId: una.id,
    pruebaId: prueba.id,
    libreId: libre.id,
    tareaId: tarea.id,
    entregaId,
    anotacionId,
    evaluacionId: evaluacion.id,
    carpetaId,
    preguntaId,
    ...intentos,
    tiradaId: tirada.id,
    papeleraId,
    progresoId: progreso?.id ?? '',
    feedbackId,
    subidaId,
    ...cargas,
    certificadoId,
    externaId,
    ...deExternas,
    anuncioId,
    peticionId,
    usuarioId: usuario.id,
    correo: usuario.correo ?? '',
    slug: curso.slug,
    grupo: grupo.nombre,
  };
}
