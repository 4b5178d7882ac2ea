import { randomUUID } from 'node:crypto';
import { type Publica, tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { evaluacionLugaresTable, evaluacionSeccionesTable } from '#features/evaluaciones/table.ts';
import { intentoPreguntasTable, intentosTable, reparacionesTable } from '#features/intentos/table.ts';
import {
  carpetasTable,
  preguntaClavesTable,
  preguntasTable,
  preguntaVersionesTable,
} from '#features/preguntas/table.ts';
import { canario, type Mundo } from '#matrix/canaries.ts';
import type { TestApp } from '#testing/create-test-app.ts';

/** A question of the course, in a folder of its own. */
export async function unaPregunta(db: TestApp['platform']['db'], mundo: Mundo, cursoId: string, por: string) {
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
export async function dosIntentos(
  { platform: { db, clock }, school }: TestApp,
  evaluacion: { readonly id: string; readonly actividadId: string; readonly cursoId: string },
  {
    mundo,
    usuarioId,
    preguntaId,
    grupoId,
    por,
  }: {
    readonly mundo: Mundo;
    readonly usuarioId: string;
    readonly preguntaId: string;
    readonly grupoId: string;
    readonly por: string;
  },
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
  const reparacionId = randomUUID();
  await db.insert(reparacionesTable).values({
    id: reparacionId,
    evaluacionId,
    preguntaId,
    orden: 1,
    tipo: 'quitar',
    versiones: [1],
    rondasPasadas: false,
    haciaAbajo: false,
    grupoIds: [grupoId],
    motivo: 'Era ambigua',
    por,
    estado: 'hecha',
    personas: 1,
  });
  return { intentoId, intentoHechoId, reparacionId };
}
