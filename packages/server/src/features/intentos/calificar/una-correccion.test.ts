import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { abrirAula } from '#features/entregas/testing/aula.ts';
import { abrirExamen, ENSAYO, enElExamen } from '#features/intentos/testing/examen.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, platform } = app;

const RUBRICA = [
  { titulo: 'Claridad', descripcion: null, puntos: 3 },
  { titulo: 'Rigor', descripcion: null, puntos: 5 },
];

/** An essay that was handed in and waits for a person. */
async function ensayoEntregado(rubrica: readonly object[] = []) {
  const ensayo = { ...ENSAYO, clave: { ...ENSAYO.clave, rubrica } };
  const { evaluacion, alumna } = await abrirExamen(app, { preguntas: [ensayo] });
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  await examen.guardar(examen.entrada(0, { html: '<p>Así fue.</p>' }));
  await examen.entregar();
  return { examen, camino: `/api/intentos/${examen.abierto().id}/calificar/0` };
}

test('los mismos puntos de la misma rúbrica dan la misma nota a un trabajo y a una prueba', async () => {
  const puntos = [1.005, 0.0000001];
  const aula = await abrirAula(app, { rubrica: RUBRICA });
  const { body } = await aula.entrega('<p>Hecho</p>');
  const trabajo = await aula.califica(body.id as string, { version: body.version, nota: null, puntos });
  expect(trabajo).toMatchObject({ status: 200, body: { nota: 1.26 } });

  const { examen, camino } = await ensayoEntregado(RUBRICA);
  const corrige = await school.con('actividades:calificar');
  const pedido = { version: 0, logrados: null, criterios: puntos, comentario: '' };
  expect((await corrige.post(camino, pedido)).status).toBe(200);
  expect((await examen.revision()).body).toMatchObject({ nota: 1.26, provisional: false });
});

test('quien no puede corregirla no espera a quien la está corrigiendo', async () => {
  const { examen, camino } = await ensayoEntregado();
  const ajeno = await school.con('actividades:calificar:grupos');
  const libre = Promise.withResolvers<void>();
  const sujeta = Promise.withResolvers<void>();
  const corrigiendo = inTransaction(platform.db, async (tx) => {
    await tx.execute(sql`select from intentos where id = ${examen.abierto().id} for update`);
    sujeta.resolve();
    await libre.promise;
  });
  await sujeta.promise;
  try {
    const pedido = { version: 0, logrados: 1, criterios: null, comentario: '' };
    expect((await ajeno.post(camino, pedido)).status).toBe(404);
  } finally {
    libre.resolve();
    await corrigiendo;
  }
});
