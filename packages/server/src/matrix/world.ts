import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import { randomUUID } from 'node:crypto';
import { type Contenido, contenidoVacio } from '@catedra/shared/actividades/contenido.ts';
import { type Publica, tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { cargaFilasTable, cargasTable } from '#features/cargas/table.ts';
import { entregasTable } from '#features/entregas/table.ts';
import { evaluacionLugaresTable, evaluacionSeccionesTable } from '#features/evaluaciones/table.ts';
import { feedbackTable } from '#features/feedback/table.ts';
import {
  carpetasTable,
  preguntaClavesTable,
  preguntasTable,
  preguntaVersionesTable,
} from '#features/preguntas/table.ts';
import { intentoPreguntasTable, intentosTable } from '#features/intentos/table.ts';
import { progresoTable } from '#features/progreso/table.ts';
import { canario, type Mundo, personaCon } from '#matrix/canaries.ts';
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
  /** Of the course: a folder and a question in it. */
  readonly carpetaId: string;
  readonly preguntaId: string;
  /** The learner's: one that goes on in the tab of `PESTANA`, and one handed in that waits for a person. */
  readonly intentoId: string;
  readonly intentoHechoId: string;
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

let serie = 0;

/** A question of the course, in a folder of its own. */
async function unaPregunta(db: TestApp['platform']['db'], mundo: Mundo, cursoId: string, por: string) {
  const [carpetaId, preguntaId] = [randomUUID(), randomUUID()];
  const { publica, clave } = tipoDePregunta('unica').ejemplo;
  const de = (campo: string) => canario(mundo, 'pregunta', campo);
  await db
    .insert(carpetasTable)
    .values({ id: carpetaId, cursoId, nombre: canario(mundo, 'carpeta', 'nombre') });
  await db
    .insert(preguntasTable)
    .values({ id: preguntaId, carpetaId, tipo: 'unica', texto: de('texto'), etiquetas: [de('etiqueta')] });
  const version = { preguntaId, numero: 1 };
  const marcada = { ...publica, enunciado: `<p>${de('enunciado')}</p>` } as Publica;
  await db.insert(preguntaVersionesTable).values({ ...version, publica: marcada, por });
  const explicacion = `<p>${canario(mundo, 'clave', 'explicacion')}</p>`;
  await db.insert(preguntaClavesTable).values({ ...version, clave: { ...clave, explicacion } });
  return { carpetaId, preguntaId };
}

export const PESTANA = 'pestana-de-la-escena';

/** Of the receipt of an attempt that is in the scene. */
export const codigoEnEscena = (intentoId: string): string => intentoId.slice(0, 8).toUpperCase();

/** Attempts of the learner at an evaluation that asks this question. */
async function dosIntentos(
  { platform: { db, clock }, school }: TestApp,
  evaluacion: { readonly id: string; readonly actividadId: string; readonly cursoId: string },
  {
    mundo,
    usuarioId,
    preguntaId,
  }: { readonly mundo: Mundo; readonly usuarioId: string; readonly preguntaId: string },
) {
  const [intentoId, intentoHechoId, seccionId, lugarId] = Array.from({ length: 4 }, () => randomUUID()) as [
    string,
    string,
    string,
    string,
  ];
  const { id: evaluacionId, actividadId, cursoId } = evaluacion;
  const suyo = { evaluacionId, actividadId, cursoId, usuarioId, pestana: PESTANA };
  const entregadoEn = clock.now().toISOString();
  await db.insert(evaluacionSeccionesTable).values({ id: seccionId, evaluacionId, orden: 0 });
  await Promise.all([
    db
      .insert(evaluacionLugaresTable)
      .values({ id: lugarId, evaluacionId, seccionId, orden: 0, preguntaId, puntos: 1 }),
    db.insert(intentosTable).values([
      {
        ...suyo,
        id: intentoHechoId,
        numero: 1,
        estado: 'entregado',
        entregadoEn,
        causa: 'persona',
        provisional: true,
        codigo: codigoEnEscena(intentoHechoId),
      },
      { ...suyo, id: intentoId, numero: 2 },
    ]),
    school.progreso(usuarioId, cursoId, actividadId),
  ]);
  const pregunta = {
    lugar: 0,
    lugarId,
    preguntaId,
    numero: 1,
    seccion: 0,
    puntos: 1,
    resta: '0' as const,
    orden: {},
  };
  await db.insert(intentoPreguntasTable).values([
    {
      ...pregunta,
      intentoId: intentoHechoId,
      respuesta: { opcion: 'aaaa' },
      comentario: canario(mundo, 'respuesta', 'comentario'),
      revision: 1,
      cerrada: true,
      aMano: true,
    },
    { ...pregunta, intentoId },
  ]);
  return { intentoId, intentoHechoId };
}

export async function createWorld(app: TestApp, gente: Gente): Promise<World> {
  const { mundo, inscritoId, tutorId, campos, ajena } = gente;
  const { school, platform } = app;
  const de = (registro: string, campo: string) => canario(mundo, registro, campo);
  const n = ++serie;
  const { db, clock } = platform;

  const [cargaId, cargaHechaId, feedbackId, entregaId] = [
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
  ];
  const carga = {
    quien: tutorId,
    archivo: `${de('carga', 'archivo')}.csv`,
    bytes: 1,
    sha256: '',
    formato: 'texto' as const,
    encabezados: [de('carga', 'titulo'), 'Documento'],
    mapeo: ['nombre' as const, 'documento' as const],
    filas: ajena ? 2 : 1,
    iguales: 1,
    contraseñas: 'temporales' as const,
    deshacibleHasta: tras(clock.now(), DIA).toISOString(),
  };

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
    db.insert(cargasTable).values([
      { ...carga, id: cargaId, estado: 'revisada' },
      { ...carga, id: cargaHechaId, estado: 'importada' },
    ]),
  ]);
  const fila = { linea: 2, celdas: [de('carga', 'celda'), ''], usuarioId: usuario.id };
  // As somebody who sees more left it: judged with what whoever uploaded it may not read.
  const deOtros = ajena && {
    linea: 3,
    celdas: ['Otra', ajena.documento],
    cargaId,
    estado: 'error' as const,
    usuarioId: ajena.id,
    cambios: { telefono: [canario('b', 'usuario', 'telefono'), '600'] as [string, string] },
    errores: [
      {
        columna: null,
        texto: `Es de ${canario('b', 'usuario', 'apellidos')}.`,
        personas: [{ id: ajena.id, nombre: canario('b', 'usuario', 'nombre') }],
      },
    ],
  };
  const suyo = { usuarioId: inscritoId, cursoId: curso.id };
  const [seccion] = await Promise.all([
    school.seccion(curso.id, 0, de('seccion', 'titulo')),
    school.asigna(grupo.id, curso.id),
    school.tutor(grupo.id, tutorId),
    school.miembro(grupo.id, inscritoId, usuario.id),
    db
      .insert(cargaFilasTable)
      .values([
        { ...fila, cargaId, estado: 'igual' },
        ...(deOtros ? [deOtros] : []),
        { ...fila, cargaId: cargaHechaId, estado: 'nueva', resultado: 'creada' },
      ]),
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
    return { ...suya, contenido, regla: 'entregar' as const };
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
  const papeleraId = await school.tira(tirada, tutorId);
  const { carpetaId, preguntaId } = await unaPregunta(db, mundo, curso.id, tutorId);
  const intentos = await dosIntentos(app, evaluacion, { mundo, usuarioId: inscritoId, preguntaId });
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
    carpetaId,
    preguntaId,
    ...intentos,
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
