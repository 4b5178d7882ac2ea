import { expect, test } from 'vitest';
import { abrirExamen, enElExamen } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

const app = await createTestApp();
const { mails, platform, clock } = app;

test('el recibo dice la hora de la academia, que es la de quien no eligió otra', async () => {
  const { alumna, evaluacion } = await abrirExamen(app);
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  await examen.entregar({ entradas: [examen.entrada(1, { opcion: 'bbbb' })] });

  const recibo = await eventually(() => {
    const llegado = mails.find(({ asunto }) => asunto.startsWith('Recibo de «Examen final»'));
    if (!llegado) throw new Error('no receipt yet');
    return llegado;
  });

  const zona = platform.config.ZONA_HORARIA;
  const hora = clock.now().toLocaleTimeString('es', { timeZone: zona, hour: '2-digit', minute: '2-digit' });
  expect(zona).toBe('Europe/Madrid');
  expect(recibo.texto).toContain(`, ${hora} (Europe/Madrid), con 1 respuesta.`);
  expect(recibo.texto).toMatch(/Código del recibo: [2-9A-Z]{4}-[2-9A-Z]{4}\n/);
});

test('quien recibe otro intento lee el motivo en su carta', async () => {
  const { alumna, evaluacion } = await abrirExamen(app, { intentos: 1 });
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  await examen.entregar();
  const jefa = await app.school.administrador();
  const dado = await jefa.post(`/api/evaluaciones/${evaluacion.id}/dar-otro-intento`, {
    usuarioIds: [alumna.id],
    motivo: 'Le falló el micrófono.',
  });
  expect(dado.body).toMatchObject({ hechos: 1 });
  const carta = await eventually(() => {
    const llegada = mails.find(({ asunto }) => asunto.startsWith('Tienes otro intento'));
    if (!llegada) throw new Error('no letter yet');
    return llegada;
  });
  expect(carta.texto).toContain('El motivo: Le falló el micrófono.');
});

test('lo que entrega el reloj también manda su recibo, una vez, y dice que se acabó el tiempo', async () => {
  const { alumna, evaluacion } = await abrirExamen(app);
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  await examen.guardar(examen.entrada(0, { opcion: 'aaaa' }));
  const antes = mails.length;
  clock.advance({ minutes: 31 });
  for (const _ of [1, 2]) await alumna.get(`/api/aprendizaje/evaluaciones/${evaluacion.id}`);
  const recibos = () => mails.slice(antes).filter(({ asunto }) => asunto.startsWith('Recibo de'));
  await eventually(() => {
    if (recibos().length === 0) throw new Error('no receipt yet');
    return recibos();
  });
  expect(recibos().map(({ texto }) => texto.includes('Se acabó el tiempo de tu prueba'))).toEqual([true]);
});
