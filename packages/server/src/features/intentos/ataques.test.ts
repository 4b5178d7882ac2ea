import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { abrirExamen, CORTA, ENSAYO, enElExamen, PESTANA, UNICA } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();

interface Leido {
  readonly preguntas: readonly { readonly respuesta: unknown; readonly revision: number }[];
}

async function conUnaGuardada() {
  const { evaluacion, alumna, inscribir } = await abrirExamen(app, { preguntas: [UNICA, ENSAYO, CORTA] });
  const sala = enElExamen(alumna, evaluacion.id);
  await sala.empezar();
  await sala.guardar(sala.entrada(0, { opcion: 'aaaa' }));
  const guardadas = async () =>
    ((await sala.leer()).body as unknown as Leido).preguntas.map((una) => una.respuesta);
  return { sala, alumna, inscribir, guardadas };
}

const INTACTO = [{ opcion: 'aaaa' }, null, null];

test('lo que no puede ser una respuesta se dice en una frase y no toca nada de lo guardado', async () => {
  const { sala, guardadas } = await conUnaGuardada();
  const entrada = (lugar: number, respuesta: unknown) => ({
    lugar,
    revision: 9,
    respuesta,
    equipoEn: new Date().toISOString(),
  });
  const casos: readonly (readonly [string, object, number])[] = [
    ['cinco megas de ensayo', entrada(1, { html: 'a'.repeat(5 << 20) }), 413],
    ['más de lo que cabe', entrada(1, { html: 'a'.repeat(50_001) }), 400],
    ['una opción que no existe', entrada(0, { opcion: 'zzzz' }), 400],
    ['la respuesta de otro tipo', entrada(0, { texto: 'París' }), 400],
    ['una respuesta que es una lista', entrada(2, ['París']), 400],
    ['un lugar que no hay', entrada(150, { opcion: 'aaaa' }), 404],
    ['un lugar negativo', entrada(-1, { opcion: 'aaaa' }), 400],
    ['una revisión sin número', { ...entrada(0, { opcion: 'bbbb' }), revision: '9' }, 400],
    ['un campo de más', { ...entrada(0, { opcion: 'bbbb' }), fraccion: '1' }, 400],
    ['un momento que no lo es', { ...entrada(0, { opcion: 'bbbb' }), equipoEn: 'ayer' }, 400],
  ];
  for (const [que, mala, status] of casos) {
    const hecho = await sala.guardar(mala);
    expect(hecho.status, que).toBe(status);
    expect(hecho.body.error?.message, que).toMatch(/\.$/);
    expect(await guardadas(), que).toEqual(INTACTO);
    // Nor does a delivery that brings it: nothing is handed in by halves.
    const entrega = await sala.entregar({ entradas: [mala] });
    expect(entrega.status, que).toBe(status);
    expect(await guardadas(), que).toEqual(INTACTO);
  }
  // What it was sent with goes on afterwards.
  expect((await sala.guardar(sala.entrada(2, { texto: 'París' }))).status).toBe(200);
});

test('un cuerpo que no se entiende se rechaza sin romper nada', async () => {
  const { sala, alumna, guardadas } = await conUnaGuardada();
  const crudo = (body: string, type = 'application/json') =>
    fetch(`${app.origin}/api/intentos/${sala.abierto().id}/guardar`, {
      method: 'POST',
      body,
      headers: { cookie: alumna.cookie, origin: app.origin, 'content-type': type },
    });
  for (const body of ['{', '[]', 'null', '{"entradas":{}}', '"' + 'a'.repeat(2 << 20)]) {
    const { status } = await crudo(body);
    expect([400, 413], body.slice(0, 20)).toContain(status);
  }
  expect([400, 415]).toContain((await crudo('entradas=1', 'application/x-www-form-urlencoded')).status);
  expect(await guardadas()).toEqual(INTACTO);
});

test('el intento de otra persona es, por cualquier camino, como uno inventado', async () => {
  const { sala, inscribir, guardadas } = await conUnaGuardada();
  const ajena = await inscribir();
  const { id, epoca } = sala.abierto();
  const entradas = [sala.entrada(0, { opcion: 'bbbb' })];
  const cuerpos: Readonly<Record<string, object>> = {
    guardar: { pestana: PESTANA, epoca, entradas },
    tomar: { pestana: 'otra-pestana' },
    avanzar: { pestana: PESTANA, epoca, lugar: 0 },
    entregar: {
      pestana: PESTANA,
      epoca,
      entradas,
      revisiones: { 0: 2 },
      aunqueFalten: true,
      pulsadoEn: new Date().toISOString(),
    },
  };
  for (const [verbo, body] of Object.entries(cuerpos)) {
    const [suyo, inventado] = [
      await ajena.post(`/api/intentos/${id}/${verbo}`, body),
      await ajena.post(`/api/intentos/${randomUUID()}/${verbo}`, body),
    ];
    expect([suyo.status, suyo.body.error?.code], verbo).toEqual([404, 'NO_ENCONTRADO']);
    expect([inventado.status, inventado.body.error?.code], verbo).toEqual([404, 'NO_ENCONTRADO']);
  }
  for (const vista of ['en-curso', 'revision'])
    expect((await ajena.get(`/api/intentos/${id}/${vista}`)).status, vista).toBe(404);
  expect(await guardadas()).toEqual(INTACTO);
});
