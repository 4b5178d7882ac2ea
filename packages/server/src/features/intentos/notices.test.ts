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
});
