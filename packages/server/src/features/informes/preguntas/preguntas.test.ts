import type { PaginaDeInforme, ResumenDeInforme } from '@catedra/shared/informes/schemas.ts';
import type { EstadisticaEnBanco } from '@catedra/shared/intentos/estadistica/esquemas.ts';
import { expect, test } from 'vitest';
import { abrirExamen, enElExamen, UNICA } from '#features/intentos/testing/examen.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school } = app;
const jefa = await school.administrador();

/** Six people × two questions: whoever knows the second fails the first. */
const EJEMPLO = [
  [true, false],
  [true, false],
  [true, false],
  [false, true],
  [false, true],
  [true, true],
];

const dosDecimales = (cifra: number | null) => cifra && Math.round(cifra * 100) / 100;

test('de cada pregunta se dice lo mismo que en el banco, de todos sus usos', async () => {
  const { alumna, evaluacion, inscribir } = await abrirExamen(app, {
    preguntas: [UNICA, UNICA],
    minutos: null,
    intentos: 1,
  });
  for (const [i, fila] of EJEMPLO.entries()) {
    const quien: Client = i === 0 ? alumna : await inscribir();
    const sala = enElExamen(quien, evaluacion.id);
    await sala.empezar();
    const respuestas = fila.map((bien, lugar) => sala.entrada(lugar, { opcion: bien ? 'aaaa' : 'bbbb' }));
    await sala.guardar(...respuestas);
    await sala.entregar();
  }
  const { datos } = (await jefa.get('/api/informes/preguntas')).body as unknown as PaginaDeInforme;
  expect(datos).toHaveLength(2);
  for (const { id, celdas } of datos) {
    const enBanco = (await jefa.get(`/api/preguntas/${id}/estadistica`))
      .body as unknown as EstadisticaEnBanco;
    expect(celdas).toMatchObject({
      respuestas: enBanco.n,
      evaluaciones: enBanco.evaluaciones,
      facilidad: Math.round((enBanco.facilidad ?? 0) * 100),
      discriminacion: dosDecimales(enBanco.discriminacion),
      senal: 'Pocas respuestas aún',
    });
  }
  const { body } = await jefa.get('/api/informes/preguntas/resumen');
  expect((body as unknown as ResumenDeInforme).hallazgo).toBe(
    'Ninguna pregunta tiene aún respuestas bastantes para juzgarla',
  );
  const sin = await school.con('reportes:ver', 'intentos:ver');
  expect((await sin.get('/api/informes/preguntas')).status).toBe(403);
});
