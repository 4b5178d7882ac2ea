import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import * as evaluacionesApi from '@catedra/shared/evaluaciones/api.ts';
import { REGLAS_INICIALES } from '@catedra/shared/evaluaciones/collection.ts';
import type { EvaluacionDeAutor } from '@catedra/shared/evaluaciones/schemas.ts';
import * as preguntasApi from '@catedra/shared/preguntas/api.ts';
import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import { waitFor } from '@testing-library/react';
import { describe, expect, vi } from 'vitest';
import { enBlanco, type Tecleada } from '#preguntas/autor/halves.ts';
import { keptCompositions, keptQuestions } from '#preguntas/autor/memory.ts';
import { Mesa } from '#pages/evaluaciones/mesa/mesa.ts';
import { lugaresDe, lugarPara } from '#pages/evaluaciones/mesa/places.ts';
import { sendKeptQuestions } from '#pages/evaluaciones/mesa/send-kept.ts';
import { thisTab } from '#platform/kept/tabs.ts';
import { on } from '#testing/answers.ts';
import { lost } from '#testing/network.ts';
import { HOY, unId } from '#testing/records.ts';
import { test } from '#testing/test.ts';
import { letPass, stopTime } from '#testing/time.ts';

const evaluacionVacia: EvaluacionDeAutor = {
  evaluacion: {
    ...REGLAS_INICIALES,
    id: unId(4),
    version: 1,
    creadoEn: HOY,
    actualizadoEn: HOY,
    cursoId: unId(1),
    actividadId: unId(3),
    estado: 'borrador',
    oculta: false,
    conContrasena: false,
  },
  titulo: 'Evaluación final',
  curso: { id: unId(1), titulo: 'Riesgos', slug: 'riesgos' },
  composicion: { version: 1, secciones: [] },
  preguntas: [],
  sorteos: {},
  secretos: { version: 0, contrasena: null, bandas: [], redes: [] },
  fallos: [],
  personas: 0,
  enCurso: 0,
  intentos: 0,
  excepciones: 0,
};

const conEnunciado =
  (enunciado: string) =>
  (una: Tecleada): Tecleada => ({ ...una, publica: { ...una.publica, enunciado } });

const unaGuardada = (
  id: string,
  tecleada: Tecleada,
  values: Partial<PreguntaDeAutor> = {},
): PreguntaDeAutor => ({
  id,
  version: 1,
  carpetaId: unId(7),
  cursoId: unId(1),
  tipo: tecleada.publica.tipo,
  etiquetas: [...tecleada.etiquetas],
  numero: 1,
  publica: tecleada.publica,
  clave: tecleada.clave,
  borrador: null,
  evaluaciones: 1,
  intentos: 0,
  enCurso: 0,
  fallos: [],
  eliminadaEn: null,
  actualizadoEn: HOY,
  ...values,
});

function abrir() {
  let version = 0;
  const guardadas = on(preguntasApi.guardarUna, ({ id, body }): PreguntaDeAutor => {
    version += 1;
    return unaGuardada(id, body, { version });
  });
  const compuestas = on(
    evaluacionesApi.guardarComposicion,
    ({ body }): EvaluacionDeAutor => ({
      ...evaluacionVacia,
      composicion: { secciones: body.secciones, version: body.version + 1 },
    }),
  );
  const tiradas = on(preguntasApi.aLaPapelera, { cambiadas: 1 });
  const mesa = new Mesa(evaluacionVacia);
  const lugarId = mesa.crear('verdadero_falso', undefined, 0, 1);
  const lugar = lugaresDe(mesa.snapshot().secciones).find(({ id }) => id === lugarId);
  const preguntaId = lugar?.tipo === 'pregunta' ? lugar.preguntaId : '';
  return { mesa, lugarId, preguntaId, guardadas, compuestas, tiradas };
}

test('una pregunta que se escribe y se vacía no deja nada al dejarla: ni en la lista, ni en el banco', async () => {
  const { mesa, lugarId, preguntaId, compuestas, tiradas } = abrir();
  mesa.editar(preguntaId, conEnunciado('<p>¿Qué?</p>'));
  await waitFor(() => expect(compuestas).toHaveLength(1));
  mesa.editar(preguntaId, conEnunciado('<p></p>'));
  mesa.dejar(lugarId);

  await waitFor(() => expect(tiradas).toMatchObject([{ body: { ids: [preguntaId] } }]));
  expect(mesa.snapshot().secciones).toEqual([]);
  expect(compuestas.at(-1)).toMatchObject({ body: { secciones: [] } });
  mesa.stop();
});

test('si dice algo se queda donde está', async () => {
  const { mesa, lugarId, preguntaId, compuestas, tiradas } = abrir();
  mesa.editar(preguntaId, conEnunciado('<p>¿Qué?</p>'));
  await waitFor(() => expect(compuestas).toHaveLength(1));
  mesa.dejar(lugarId);
  expect(lugaresDe(mesa.snapshot().secciones)).toHaveLength(1);
  expect(tiradas).toEqual([]);
  mesa.stop();
});

test.each([
  ['se va al dejarla, aunque se vaciara en otra visita', {}, 1],
  ['se queda si otra evaluación la pide', { evaluaciones: 2 }, 0],
  ['se queda si alguien la encontró en un intento', { intentos: 1 }, 0],
] as const)('una vacía de antes %s', async (_, values, idas) => {
  const lugar = lugarPara(unId(20), 'verdadero_falso', 1);
  const vacia = unaGuardada(lugar.preguntaId, enBlanco('verdadero_falso'), values);
  const secciones = [{ id: unId(30), titulo: null, lugares: [lugar] }];
  on(
    evaluacionesApi.guardarComposicion,
    ({ body }): EvaluacionDeAutor => ({
      ...evaluacionVacia,
      composicion: { secciones: body.secciones, version: body.version + 1 },
    }),
  );
  const tiradas = on(preguntasApi.aLaPapelera, { cambiadas: 1 });
  const mesa = new Mesa({ ...evaluacionVacia, composicion: { version: 1, secciones }, preguntas: [vacia] });
  mesa.dejar(lugar.id);
  await waitFor(() => expect(lugaresDe(mesa.snapshot().secciones)).toHaveLength(1 - idas));
  await waitFor(() => expect(tiradas).toHaveLength(idas));
  mesa.stop();
});

describe('lo escrito sin red en una página que se cerró', () => {
  /** A page writes a question where there is none, and is closed before anything leaves. */
  async function cerrada() {
    const sinRed = () => {
      throw lost();
    };
    on(preguntasApi.guardarUna, sinRed);
    const mesa = new Mesa(evaluacionVacia);
    mesa.crear('verdadero_falso', undefined, 0, 1);
    const [lugar] = lugaresDe(mesa.snapshot().secciones);
    const preguntaId = lugar?.tipo === 'pregunta' ? lugar.preguntaId : '';
    mesa.editar(preguntaId, conEnunciado('<p>¿Qué?</p>'));
    await waitFor(() => expect(mesa.snapshot().preguntas.get(preguntaId)?.kept.state).toBe('local'));
    mesa.stop();
    await waitFor(() => expect(mesa.snapshot().preguntas.get(preguntaId)?.kept.state).toBe('local'));
    return preguntaId;
  }

  test('sigue en la mesa al abrirla, con su pregunta, y se guarda', async () => {
    const preguntaId = await cerrada();
    const { mesa, guardadas, compuestas } = abrir();
    expect(mesa.snapshot().preguntas.get(preguntaId)?.tecleada.publica.enunciado).toBe('<p>¿Qué?</p>');
    await waitFor(() => expect(compuestas).toHaveLength(1));
    expect(guardadas.map(({ id }) => id)).toEqual([preguntaId]);
    mesa.stop();
  });

  test('sale sola aunque no se abra, la pregunta antes que su sitio; de otra página viva, no', async () => {
    const preguntaId = await cerrada();
    const guardadas = on(preguntasApi.guardarUna, ({ id, body }) => unaGuardada(id, body));
    const compuestas = on(evaluacionesApi.guardarComposicion, ({ body }) => ({
      ...evaluacionVacia,
      composicion: { secciones: body.secciones, version: body.version + 1 },
    }));
    const alive = (names: readonly string[]) =>
      vi.stubGlobal('navigator', {
        locks: { query: async () => ({ held: names.map((name) => ({ name: `catedra:pagina:${name}` })) }) },
      });
    alive([thisTab]);
    await sendKeptQuestions('');
    expect(guardadas).toEqual([]);

    const gone = 'otra';
    for (const kept of [keptQuestions, keptCompositions])
      for (const { id, value } of kept.waiting('')) {
        kept.erase('', id);
        kept.write('', id, value as never, gone);
      }
    await sendKeptQuestions('');
    expect(guardadas).toMatchObject([{ id: preguntaId, body: { version: 0, evaluacionId: unId(4) } }]);
    expect(lugaresDe(compuestas[0]?.body.secciones ?? [])).toMatchObject([{ preguntaId }]);
    expect([keptQuestions.waiting(''), keptCompositions.waiting('')]).toEqual([[], []]);
  });
});

test.each([
  ['borrador', 1],
  ['publicada', 0],
] as const)(
  'lo que pide una en estado %s se guarda sola %i veces, por mucho que se espere',
  async (estado, veces) => {
    stopTime();
    const guardadas = on(evaluacionesApi.guardarComposicion, ({ body }) => ({
      ...evaluacionVacia,
      composicion: { version: body.version + 1, secciones: body.secciones },
    }));
    const mesa = new Mesa({ ...evaluacionVacia, evaluacion: { ...evaluacionVacia.evaluacion, estado } });
    mesa.componer(() => [{ id: unId(8), titulo: 'Nueva', lugares: [] }]);
    await letPass(MINUTO);
    expect(guardadas).toHaveLength(veces);
    mesa.stop();
    vi.useRealTimers();
  },
);
