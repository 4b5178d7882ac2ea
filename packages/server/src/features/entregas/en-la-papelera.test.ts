import { expect, test } from 'vitest';
import { abrirAula } from '#features/entregas/testing/aula.ts';
import { abrirExamen, ENSAYO, enElExamen, UNICA } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

const app = await createTestApp();
const { school, clock, mails } = app;
const jefa = await school.administrador();

/** Goes to the bin as it would from its course: alone, or with all the course. */
async function tirar(como: 'actividad' | 'curso', actividadId: string, cursoId: string) {
  if (como === 'curso') return jefa.post(`/api/cursos/${cursoId}/a-la-papelera`);
  await jefa.post(`/api/actividades/${actividadId}/quitar`);
  const { body } = await jefa.get(`/api/cursos/${cursoId}/contenido`);
  const { sello } = body['porPublicar'] as { sello: string };
  return jefa.post(`/api/cursos/${cursoId}/publicar-cambios`, { sello });
}

test.each(['actividad', 'curso'] as const)(
  'ida con su %s, lo que se entregó espera aparte, se abre y se corrige; y quien lo entregó lee su nota',
  async (como) => {
    const aula = await abrirAula(app, {}, { titulo: `Plan de ${como}` });
    const { tutor, actividadId, curso, entrega, califica, devuelve } = aula;
    const archivo = await aula.archivo();
    const { body: hecha } = await entrega('<p>Mi plan</p>', 0, [archivo]);
    expect((await tirar(como, actividadId, curso.id)).status).toBe(200);

    const de = `actividadId=${actividadId}`;
    expect((await tutor.get(`/api/entregas?${de}`)).body['datos']).toEqual([]);
    expect((await tutor.get('/api/entregas/pendientes')).body).toMatchObject({ total: 0, enPapelera: 1 });
    expect((await tutor.get('/api/entregas/pendientes?papelera=true')).body).toMatchObject({
      total: 1,
      enPapelera: 0,
      actividades: [{ id: actividadId }],
    });
    for (const vista of ['por-actividad', 'por-persona'])
      expect((await tutor.get(`/api/entregas/${vista}?papelera=true`)).body['datos']).toMatchObject([
        { cuantas: 1, primera: { id: hecha.id } },
      ]);
    const paso = `id=${hecha.id}&entregadaEn=${hecha['entregadaEn']}&papelera=true`;
    expect((await tutor.get(`/api/entregas/paso?${paso}`)).body).toMatchObject({ puesto: 1, total: 1 });
    expect((await tutor.get(`/api/entregas/${hecha.id}`)).body).toMatchObject({
      enPapelera: true,
      entrega: { texto: '<p>Mi plan</p>' },
    });
    expect((await tutor.get(`/api/archivos/${archivo}`)).status).toBe(200);

    const { version } = hecha as { version: number };
    expect(
      (await devuelve(hecha.id as string, { version, comentario: '<p>Otra vez</p>' })).body,
    ).toMatchObject({ error: { code: 'EN_LA_PAPELERA' } });
    const nota = { version, nota: 8.5, comentario: '<p>Muy <b>bien</b></p>' };
    expect(await califica(hecha.id as string, nota)).toMatchObject({ status: 200, body: { nota: 8.5 } });
    await eventually(() =>
      expect(mails.find(({ asunto }) => asunto === `Ya tienes la nota de «Plan de ${como}»`)?.texto).toMatch(
        /8,5 sobre 10[^]*Muy bien[^]*no hay ninguna página/,
      ),
    );
    const { body } = await jefa.get(`/api/papelera?cursoId=${curso.id}`);
    expect(body['datos']).toMatchObject([
      { tareas: [{ actividadId, titulo: `Plan de ${como}`, entregas: 1, esperan: 0 }] },
    ]);
    expect((await tutor.get(`/api/entregas?${de}&estado=todas&papelera=true`)).body['datos']).toMatchObject([
      { id: hecha.id, estado: 'calificada', nota: 8.5 },
    ]);
  },
);

test('en la papelera tampoco corrige quien no es de sus grupos, ni se entrega nada', async () => {
  const { actividadId, curso, entrega, guarda } = await abrirAula(app);
  const { body: hecha } = await entrega('<p>Mi plan</p>');
  await tirar('actividad', actividadId, curso.id);
  const { tutor: ajena } = await abrirAula(app);
  expect((await ajena.get(`/api/entregas/${hecha.id}`)).status).toBe(404);
  expect((await ajena.get('/api/entregas/pendientes')).body).toMatchObject({ enPapelera: 0 });
  const puesta = { version: hecha['version'], nota: 5, puntos: null, comentario: '' };
  expect((await ajena.post(`/api/entregas/${hecha.id}/calificar`, puesta)).status).toBe(404);
  expect((await guarda('<p>Otro</p>')).status).toBe(404);
  const edita = await school.con('cursos:ver', 'cursos:editar', 'actividades:ver', 'actividades:editar');
  expect((await edita.get(`/api/papelera?cursoId=${curso.id}`)).body['datos']).toMatchObject([
    { tareas: [] },
  ]);
});

test.each(['actividad', 'curso'] as const)(
  'ida con su %s, las respuestas abiertas se corrigen, y lo que llegó tarde se ve y se decide',
  async (como) => {
    const { evaluacion, actividad, curso, alumna } = await abrirExamen(app, { preguntas: [ENSAYO, UNICA] });
    const examen = enElExamen(alumna, evaluacion.id);
    await examen.empezar();
    await examen.guardar(examen.entrada(0, { html: '<p>Así fue.</p>' }));
    const aTiempo = clock.now().toISOString();
    await tirar(como, actividad.id, curso.id);
    clock.advance({ minutes: 60 });
    await examen.guardar(examen.entrada(1, { opcion: 'aaaa' }, aTiempo));
    const { id } = examen.abierto();

    expect((await jefa.get(`/api/evaluaciones/${evaluacion.id}/resultados`)).body['datos']).toMatchObject([
      { id, tardias: 1, porCalificar: [1] },
    ]);
    expect((await jefa.get(`/api/intentos/${id}/tardias`)).body).toMatchObject({
      seDecide: true,
      tardias: [{ lugar: 1, aceptada: null }],
    });
    const decision = { lugares: [1], aceptar: true, motivo: 'Se cayó la red.' };
    expect((await jefa.post(`/api/intentos/${id}/decidir-tardias`, decision)).status).toBe(200);

    const camino = `/api/intentos/${id}/calificar/0`;
    expect((await jefa.get(`/api/intentos/${id}/por-calificar/0`)).body).toMatchObject({ enPapelera: true });
    const puntos = { version: 0, logrados: 1, criterios: null, comentario: '' };
    expect((await jefa.post(camino, puntos)).status).toBe(200);
    expect((await examen.revision()).body).toMatchObject({ nota: 10, provisional: false });
  },
);
