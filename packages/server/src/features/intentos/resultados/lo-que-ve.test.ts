import { HORA, tras } from '@catedra/shared/core/duraciones.ts';
import { revisionDePartida } from '@catedra/shared/evaluaciones/revision.ts';
import { expect, test } from 'vitest';
import { publicarNotas } from '#features/intentos/calificar/publicar-notas.ts';
import { abrirExamen, CANARIO, ENSAYO, enElExamen } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

const app = await createTestApp();
const { clock, platform, mails, school } = app;

const dentroDe = (horas: number) => tras(clock.now(), horas * HORA).toISOString();

type Examen = ReturnType<typeof enElExamen>;

async function hacerla(examen: Examen, opcion = 'bbbb') {
  await examen.empezar();
  const { id } = examen.abierto();
  await examen.entregar({ entradas: [examen.entrada(0, { opcion })] });
  return id;
}

/** With a new evaluation, what a review shows of right answers and explanations; the same of whatever attempt. */
async function conUnaNueva(reglas: Parameters<typeof abrirExamen>[1]) {
  const abierta = await abrirExamen(app, { revision: revisionDePartida('prueba'), ...reglas });
  const { alumna, evaluacion } = abierta;
  const revisar = async (id: string) => (await alumna.get(`/api/intentos/${id}/revision`)).body;
  const regala = async (id: string) => JSON.stringify(await revisar(id)).includes(CANARIO);
  const otra = () => enElExamen(alumna, evaluacion.id);
  return { ...abierta, revisar, regala, otra };
}

test('las soluciones de una nueva no se ven con otro intento por hacer ni mientras se hace; al acabarlos, sí', async () => {
  const { revisar, regala, otra } = await conUnaNueva({ intentos: 2 });
  const primero = await hacerla(otra());
  expect(await regala(primero)).toBe(false);
  expect(await revisar(primero)).toMatchObject({ nota: 0, masSinIntentos: true, notaDesde: 'mas_tarde' });
  const segunda = otra();
  await segunda.empezar();
  expect(await regala(primero)).toBe(false);
  await segunda.entregar();
  expect(await regala(primero)).toBe(true);
  expect(await revisar(segunda.abierto().id)).toMatchObject({ masSinIntentos: false });
});

test('también al aprobarla, donde aprobar los acaba, y al cerrarse para esa persona', async () => {
  const aprobada = await conUnaNueva({ intentos: 5, pararAlAprobar: true, notaMinima: 3 });
  expect(await aprobada.regala(await hacerla(aprobada.otra()))).toBe(false);
  expect(await aprobada.regala(await hacerla(aprobada.otra(), 'aaaa'))).toBe(true);

  const sinLimite = await conUnaNueva({ intentos: null, cierraEn: dentroDe(2) });
  const hecho = await hacerla(sinLimite.otra());
  expect(await sinLimite.regala(hecho)).toBe(false);
  clock.advance({ hours: 3 });
  expect(await sinLimite.regala(hecho)).toBe(true);
});

test('sin límite de intentos y sin cierre no llega nunca', async () => {
  const { regala, otra } = await conUnaNueva({ intentos: null });
  const hecho = await hacerla(otra());
  clock.advance({ hours: 24 * 30 });
  expect(await regala(hecho)).toBe(false);
});

test('una nota que espera a que no queden intentos sale entonces en todas partes', async () => {
  const calla = { durante: [], al_entregar: [], mas_tarde: [], al_cerrar: [] };
  const revision = { ...calla, sin_intentos: ['nota' as const] };
  const { alumna, revisar, otra } = await conUnaNueva({ intentos: 2, revision });
  const enMisPruebas = async () =>
    ((await alumna.get('/api/aprendizaje/pruebas')).body['pruebas'] as { nota: number | null }[])[0]?.nota;
  const primero = await hacerla(otra(), 'aaaa');
  expect(await revisar(primero)).toMatchObject({ nota: null, notaDesde: 'sin_intentos' });
  expect(await enMisPruebas()).toBeNull();
  await hacerla(otra());
  expect(await revisar(primero)).toMatchObject({ nota: 3.33 });
  expect(await enMisPruebas()).toBe(3.33);

  const porFecha = await conUnaNueva({ intentos: null, revision, cierraEn: dentroDe(2) });
  await hacerla(porFecha.otra(), 'aaaa');
  clock.advance({ hours: 3 });
  await publicarNotas(platform);
  const { body } = await porFecha.alumna.get('/api/aprendizaje/pruebas');
  expect((body['pruebas'] as object[])[0]).toMatchObject({ nota: 3.33 });
});

test.each([
  ['se ve', ['nota' as const], 'Aquí puedes ver el resultado:'],
  ['no se ve nunca', [], 'En esta prueba la nota no se muestra'],
])('la carta de lo corregido promete solo lo que la revisión enseña: la nota %s', async (_, cosas, frase) => {
  const revision = {
    durante: [],
    al_entregar: cosas,
    mas_tarde: cosas,
    sin_intentos: [],
    al_cerrar: ['nota' as const],
  };
  const { alumna, evaluacion } = await abrirExamen(app, { preguntas: [ENSAYO], revision });
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  await examen.entregar({ entradas: [examen.entrada(0, { html: '<p>Lo vi.</p>' })] });
  const antes = mails.length;
  const jefa = await school.administrador();
  await jefa.post(`/api/intentos/${examen.abierto().id}/calificar/0`, {
    version: 0,
    logrados: 1,
    criterios: null,
    comentario: '',
  });
  const carta = await eventually(() => {
    const llegada = mails.slice(antes).find(({ asunto }) => asunto.startsWith('Ya está corregida'));
    if (!llegada) throw new Error('no letter yet');
    return llegada;
  });
  expect(carta.texto).toContain(frase);
});
