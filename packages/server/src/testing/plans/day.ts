import { randomUUID } from 'node:crypto';
import { abrirExamen, enElExamen, UNICA } from '#features/intentos/testing/examen.ts';
import { repartirLoQueToca } from '#features/avisos/reparto/repartir-lo-que-toca.ts';
import { openBrowser } from '#features/sesion/testing/browser.ts';
import { CONTRASEÑA, peopleOf } from '#features/sesion/testing/people.ts';
import type { Answer } from '#testing/client.ts';
import type { TestApp } from '#testing/create-test-app.ts';

/** An academy in use, wherever it runs. */
export type InUse = Pick<TestApp, 'school' | 'platform' | 'origin'>;

const BEATS = 60;
const SAVES = 40;

const VIDEO = {
  tipo: 'video' as const,
  archivoId: null,
  url: 'https://youtu.be/x',
  segundos: 86_400,
  subtitulos: [],
  descripcion: '',
};

const well = async (answer: Promise<Answer>): Promise<Answer> => {
  const { status, body } = await answer;
  if (status >= 400) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return answer;
};

/** What most people of an academy do most of the day: come in, read, watch, sit an exam; and someone who runs it. */
export async function prepareDay(app: InUse): Promise<() => Promise<void>> {
  const { school, origin, platform } = app;
  const people = peopleOf(app);
  const { curso, evaluacion } = await abrirExamen(app, { preguntas: Array.from({ length: 5 }, () => UNICA) });
  const seccion = await school.seccion(curso.id, 1);
  const [video, lectura] = await school.actividades(curso.id, seccion.id, { contenido: VIDEO }, {});
  const grupo = await school.grupo(`De todos los días ${randomUUID()}`);
  const persona = await people.conContraseña();
  await school.miembro(grupo.id, persona.id);
  await school.asigna(grupo.id, curso.id);
  const admin = await school.superAdministrador();
  const anuncioId = randomUUID();
  await well(
    admin.put(`/api/anuncios/${anuncioId}`, {
      version: 0,
      titulo: 'El sábado se para',
      texto: '<p>De 2:00 a 4:00.</p>',
      destinos: [{ tipo: 'grupo', id: grupo.id }],
      desde: null,
      hasta: null,
      correo: 'ya',
      publicar: true,
    }),
  );

  const learns = async () => {
    const browser = openBrowser(origin);
    await well(browser.entra(persona.correo, CONTRASEÑA));
    const client = await school.entra(persona);
    const screen = await client.listen();
    for (const page of [
      'sesion',
      'aprendizaje/inicio',
      'aprendizaje/pruebas',
      `cursos/${curso.id}/contenido`,
    ])
      for (let i = 0; i < 3; i++) await well(client.get(`/api/${page}`));
    for (let i = 0; i < 5; i++) await well(client.get(`/api/aprendizaje/cursos/${curso.id}`));
    for (const { id } of [video, lectura].filter((one) => one !== undefined)) {
      await well(client.post(`/api/actividades/${id}/abrir`));
      for (let i = 0; i < 5; i++) await well(client.get(`/api/actividades/${id}/abierta`));
    }
    for (let i = 0; i < BEATS; i++)
      await well(client.post(`/api/actividades/${video?.id}/latido`, { segundo: i + 1, tramo: [i, i + 1] }));
    await well(client.post(`/api/actividades/${lectura?.id}/completar`));
    for (let i = 0; i < 3; i++) await well(client.get('/api/avisos'));
    for (let i = 0; i < 3; i++) await well(client.get('/api/anuncios/mios'));
    await well(client.post(`/api/anuncios/${anuncioId}/leer`, {}));
    await repartirLoQueToca(platform);
    const sala = enElExamen(client, evaluacion.id);
    await well(client.get(`/api/aprendizaje/evaluaciones/${evaluacion.id}`));
    await well(sala.empezar());
    for (let i = 0; i < SAVES; i++)
      await well(sala.guardar(sala.entrada(i % 5, { opcion: UNICA.publica.opciones[i % 2]?.id })));
    for (let i = 0; i < 3; i++) await well(sala.leer());
    await well(sala.entregar());
    screen.stop();
  };
  const runs = async () => {
    for (const page of [
      'usuarios?limite=50',
      'usuarios?limite=50&buscar=fernandez',
      'cursos?limite=50',
      'grupos?limite=50',
    ])
      for (let i = 0; i < 3; i++) await well(admin.get(`/api/${page}`));
    const destinos = [{ tipo: 'grupo', id: grupo.id }];
    for (let i = 0; i < 3; i++) {
      await well(admin.post('/api/anuncios/audiencia', { destinos }));
      await well(admin.get(`/api/anuncios/${anuncioId}/cifras`));
    }
    const id = randomUUID();
    await well(
      admin.put(`/api/grupos/${id}`, {
        nombre: `Grupo ${id}`,
        descripcion: null,
        estado: 'activo',
        version: 0,
      }),
    );
    for (let i = 1; i <= 5; i++)
      await well(admin.patch(`/api/grupos/${id}`, { descripcion: `La ${i}`, version: i }));
  };
  return async () => {
    await learns();
    await runs();
  };
}
