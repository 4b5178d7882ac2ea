import { expect, test } from 'vitest';
import { abrirExamen, ENSAYO, enElExamen } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school } = app;

/** Two people who handed in an essay that is marked without names, and whoever tutors them. */
async function ensayosSinNombre() {
  const { evaluacion, actividad, curso } = await abrirExamen(app, {
    preguntas: [ENSAYO],
    publicarAMano: true,
    aCiegas: true,
  });
  const tutora = await school.con('actividades:calificar:grupos');
  const grupo = await school.grupo();
  await school.tutor(grupo.id, tutora.id);
  const gente = [];
  for (const apellidos of ['Quintanilla', 'Zubizarreta']) {
    const persona = await school.persona({ nombre: 'Eulalia', apellidos });
    await school.inscribe(curso.id, persona.id);
    await school.miembro(grupo.id, persona.id);
    const quien = await school.entra(persona);
    const examen = enElExamen(quien, evaluacion.id);
    await examen.empezar();
    await examen.guardar(examen.entrada(0, { html: '<p>Así fue.</p>' }));
    await examen.entregar();
    gente.push({ persona, examen, id: examen.abierto().id });
  }
  const [una, otra] = gente;
  if (!una || !otra) throw new Error('nobody sat it');
  return { evaluacion, actividad, curso, tutora, grupo, una, otra };
}

test('hasta publicar, nada de lo que lee quien corrige dice de quién es ni lleva a ella', async () => {
  const { evaluacion, actividad, tutora, una, otra } = await ensayosSinNombre();
  const entregadoEn = (await una.examen.revision()).body['recibo'] as { entregadoEn: string };
  const paso = new URLSearchParams({ id: una.id, lugar: '0', entregadaEn: entregadoEn.entregadoEn });
  const caminos = [
    `/api/entregas?actividadId=${actividad.id}`,
    `/api/entregas?actividadId=${actividad.id}&estado=todas`,
    `/api/entregas/pendientes?actividadId=${actividad.id}`,
    `/api/entregas/por-actividad?actividadId=${actividad.id}`,
    `/api/entregas/por-persona?actividadId=${actividad.id}`,
    `/api/entregas/paso?${paso.toString()}`,
    `/api/intentos/${una.id}/por-calificar/0`,
    '/api/reportes/mi-trabajo',
  ];
  const leer = async (camino: string) => {
    const { status, body } = await tutora.get(camino);
    expect(status, camino).toBe(200);
    // Whom a tutor follows has a name: what waits for their mark has none.
    return JSON.stringify(camino.startsWith('/api/reportes') ? body['porCorregir'] : body);
  };
  const suyo = [una, otra].flatMap(({ persona }) => [persona.id, persona.apellidos]);
  for (const camino of caminos) {
    const dicho = await leer(camino);
    for (const palabra of suyo) expect(dicho, camino).not.toContain(palabra);
  }
  const nota = { version: 0, logrados: 1, criterios: null, comentario: '' };
  for (const { id } of [una, otra]) await tutora.post(`/api/intentos/${id}/calificar/0`, nota);
  const despues = [`/api/entregas?actividadId=${actividad.id}&estado=calificada`];
  for (const camino of [...despues, ...caminos, `/api/evaluaciones/${evaluacion.id}/notas-por-publicar`]) {
    const dicho = await leer(camino);
    for (const palabra of suyo) expect(dicho, camino).not.toContain(palabra);
  }
  await tutora.post(`/api/evaluaciones/${evaluacion.id}/publicar-notas`, { ids: [una.id] });
  const publicada = await leer(despues[0] ?? '');
  expect(publicada).toContain('Quintanilla');
  expect(publicada).not.toContain('Zubizarreta');
});

test('ni se busca por su nombre ni se filtra por ella; por persona, cada una se distingue sin decir quién es', async () => {
  const { actividad, tutora, una } = await ensayosSinNombre();
  const cuantas = async (mas: string, camino = '/api/entregas') =>
    ((await tutora.get(`${camino}?actividadId=${actividad.id}&${mas}`)).body['datos'] as object[]).length;
  expect(await cuantas('buscar=quintanilla')).toBe(0);
  expect(await cuantas('buscar=examen')).toBe(2);
  expect(await cuantas(`usuarioId=${una.persona.id}`)).toBe(0);
  expect(await cuantas(`usuarioId=${una.id}`)).toBe(1);
  const { body } = await tutora.get(`/api/entregas/por-persona?actividadId=${actividad.id}`);
  expect(body['datos']).toMatchObject([
    {
      persona: { sinNombre: true, nombre: expect.stringMatching(/^Persona [0-9A-F]{4}$/) },
      grupos: [],
      cuantas: 1,
    },
    { persona: { sinNombre: true }, grupos: [], cuantas: 1 },
  ]);
});
