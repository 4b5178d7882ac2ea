import { expect, test } from 'vitest';
import { abrirExamen, enElExamen } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school } = app;

const personas = (body: unknown): string[] =>
  (body as { datos: { persona: { id: string } }[] }).datos.map(({ persona }) => persona.id);

test('quienes no han empezado se listan por su nombre, por páginas, y se descargan', async () => {
  const { evaluacion, alumna, inscribir } = await abrirExamen(app);
  const otras = [await inscribir(), await inscribir()];
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  const jefa = await school.administrador();
  const camino = `/api/evaluaciones/${evaluacion.id}/sin-empezar`;
  const todas = await jefa.get(camino);
  expect(todas.body).toMatchObject({ total: { valor: 2, exacto: true }, siguiente: null });
  expect(personas(todas.body).toSorted()).toEqual(otras.map(({ id }) => id).toSorted());
  expect((todas.body['datos'] as object[])[0]).toMatchObject({ grupos: [], porcentaje: 0 });

  const primera = await jefa.get(`${camino}?limite=1`);
  const segunda = await jefa.get(`${camino}?limite=1&cursor=${String(primera.body['siguiente'])}`);
  expect([...personas(primera.body), ...personas(segunda.body)]).toEqual(personas(todas.body));
  const cuentas = (await jefa.get(`/api/evaluaciones/${evaluacion.id}/resultados`)).body['cuentas'];
  expect(cuentas).toMatchObject({ sin_empezar: 2 });

  const exportar = `/api/evaluaciones/${evaluacion.id}/resultados/exportar?formato=csv&criba=sin_empezar`;
  const csv = await fetch(app.origin + exportar, { headers: { cookie: jefa.cookie } });
  const lineas = (await csv.text()).trim().split('\r\n');
  expect(lineas[0]).toContain('Avance del curso (%)');
  expect(lineas.slice(1).every((linea) => linea.includes('Sin empezar'))).toBe(true);
  expect(lineas).toHaveLength(3);
});

test('quien solo ve sus grupos ve a los suyos, y el filtro de grupo y la búsqueda los cuentan igual', async () => {
  const { evaluacion, inscribir } = await abrirExamen(app);
  const [una] = [await inscribir(), await inscribir()];
  const perfil = await school.perfil(['intentos:ver:grupos', 'evaluaciones:ver']);
  const tutora = await school.persona({ perfil: perfil.nombre });
  const grupo = await school.grupo();
  await school.tutor(grupo.id, tutora.id);
  await school.miembro(grupo.id, una.id);
  const suya = await school.entra(tutora);
  const camino = `/api/evaluaciones/${evaluacion.id}/sin-empezar`;
  expect(personas((await suya.get(camino)).body)).toEqual([una.id]);
  const jefa = await school.administrador();
  const delGrupo = await jefa.get(`${camino}?grupoId=${grupo.id}`);
  expect(delGrupo.body).toMatchObject({
    total: { valor: 1 },
    datos: [{ persona: { id: una.id }, grupos: [grupo.nombre] }],
  });
  expect((await jefa.get(`${camino}?buscar=nadie-se-llama-asi`)).body).toMatchObject({
    total: { valor: 0 },
    datos: [],
  });
});
