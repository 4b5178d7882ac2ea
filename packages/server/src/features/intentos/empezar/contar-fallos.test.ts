import { expect, test } from 'vitest';
import { abrirExamen, enElExamen } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();

test('las contraseñas equivocadas se cuentan por persona y prueba, y al final hay que esperar', async () => {
  const { evaluacion, alumna, inscribir } = await abrirExamen(app, { contrasena: 'sésamo' });
  const examen = enElExamen(alumna, evaluacion.id);
  expect((await examen.empezar({ contrasena: ' ' })).body.error).toMatchObject({
    code: 'CONTRASENA_DE_PRUEBA',
    fields: { contrasena: 'Escribe la contraseña de la prueba.' },
  });
  for (let i = 0; i < 10; i += 1)
    expect((await examen.empezar({ contrasena: `probando ${i}` })).body.error?.code).toBe(
      'CONTRASENA_DE_PRUEBA',
    );
  const basta = await examen.empezar({ contrasena: 'sésamo' });
  expect(basta.status).toBe(429);
  expect(basta.body.error?.fields?.['contrasena']).toMatch(/equivocadas\. Espera 1[45] minutos/);

  const otra = enElExamen(await inscribir(), evaluacion.id);
  expect((await otra.empezar({ contrasena: 'mal' })).status).toBe(403);
  expect((await otra.empezar({ contrasena: 'sésamo' })).status).toBe(200);
});

test('lo que falla por otra cosa no gasta contraseñas', async () => {
  const { evaluacion, alumna } = await abrirExamen(app, { contrasena: 'sésamo', declaracion: 'La hago yo.' });
  const examen = enElExamen(alumna, evaluacion.id);
  for (let i = 0; i < 12; i += 1)
    expect((await examen.empezar({ contrasena: 'sésamo' })).body.error?.code).toBe('FALTA_DECLARAR');
  expect((await examen.empezar({ contrasena: 'sésamo', acepta: true })).status).toBe(200);
});
