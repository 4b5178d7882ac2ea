import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.superAdministrador();

const ponerValor = async (id: string, campos: object) => {
  const { version } = (await admin.get(`/api/usuarios/${id}`)).body;
  return admin.patch(`/api/usuarios/${id}`, { campos, version });
};
const ids = (answer: { body: object }) =>
  (answer.body as unknown as { datos: { id: string }[] }).datos.map(({ id }) => id);
const filtro = (...condiciones: object[]) =>
  `/api/usuarios?campos=${encodeURIComponent(JSON.stringify(condiciones))}`;

const centro = await school.campo({ tipo: 'lista', nombre: 'Centro F' }, ['Getafe', 'Coslada', 'Sagunto']);
const [getafe, coslada, sagunto] = centro.opciones.map(({ id }) => id);
const alta = await school.campo({ tipo: 'fecha', nombre: 'Alta F' });
const horas = await school.campo({ tipo: 'numero', nombre: 'Horas F' });
const carne = await school.campo({ tipo: 'si_no', nombre: 'Carné F' });
const puesto = await school.campo({ tipo: 'texto', nombre: 'Puesto F' });
const grupo = await school.grupo();
const datos = [
  { [centro.id]: sagunto, [alta.id]: '2024-05-01', [horas.id]: 9, [carne.id]: true, [puesto.id]: 'Ñandú' },
  { [centro.id]: getafe, [alta.id]: '2023-01-31', [horas.id]: 100, [carne.id]: false, [puesto.id]: 'Nube' },
  { [centro.id]: coslada, [alta.id]: '2025-12-24', [horas.id]: -3, [puesto.id]: 'Óxido' },
  {},
];
const gente: string[] = [];
for (const campos of datos) {
  const { id } = await school.persona();
  await school.miembro(grupo.id, id);
  if (Object.keys(campos).length > 0) await ponerValor(id, campos);
  gente.push(id);
}
const cuales = async (...condiciones: object[]) => {
  const found = ids(await admin.get(`${filtro(...condiciones)}&grupoIds=${grupo.id}`));
  return gente.flatMap((id, n) => (found.includes(id) ? [n] : []));
};

test.each([
  [[{ campo: centro.id, es: 'igual', a: [getafe, sagunto] }], [0, 1]],
  [[{ campo: centro.id, es: 'distinto', a: [getafe] }], [0, 2]],
  [[{ campo: centro.id, es: 'vacio' }], [3]],
  [[{ campo: carne.id, es: 'igual', a: [false] }], [1]],
  [[{ campo: puesto.id, es: 'igual', a: ['ñandu'] }], [0]],
  [[{ campo: puesto.id, es: 'contiene', a: 'OXI' }], [2]],
  [[{ campo: puesto.id, es: 'contiene', a: '%' }], []],
  [[{ campo: alta.id, es: 'entre', desde: '2023-01-31', hasta: '2024-05-01' }], [0, 1]],
  [[{ campo: alta.id, es: 'entre', hasta: '2023-12-31' }], [1]],
  [[{ campo: horas.id, es: 'entre', desde: 9 }], [0, 1]],
  [
    [
      { campo: horas.id, es: 'conValor' },
      { campo: centro.id, es: 'igual', a: [coslada] },
    ],
    [2],
  ],
])('%j', async (condiciones, esperadas) => {
  expect(await cuales(...condiciones)).toEqual(esperadas);
});

test.each([
  [{ campo: horas.id, es: 'igual', a: ['9'] }],
  [{ campo: horas.id, es: 'contiene', a: '9' }],
  [{ campo: centro.id, es: 'entre', desde: 1 }],
  [{ campo: '__proto__', es: 'vacio' }],
  [{ campo: alta.id, es: 'entre', desde: '2024-13-01' }],
])('%j no se puede preguntar', async (condicion) => {
  expect((await admin.get(filtro(condicion))).status).toBe(400);
});

test.each([
  [centro.id, [1, 2, 0, 3]],
  [alta.id, [1, 0, 2, 3]],
  [horas.id, [2, 0, 1, 3]],
  [puesto.id, [1, 0, 2, 3]],
])('en orden de %s, por páginas de una, con los vacíos al final', async (campo, esperadas) => {
  for (const signo of ['', '-']) {
    const vistas: string[] = [];
    let cursor = '';
    do {
      const { body } = await admin.get(
        `/api/usuarios?grupoIds=${grupo.id}&limite=1&orden=${signo}campo:${campo}${cursor && `&cursor=${cursor}`}`,
      );
      const pagina = body as unknown as { datos: { id: string }[]; siguiente: string | null };
      vistas.push(...pagina.datos.map(({ id }) => id));
      cursor = pagina.siguiente ?? '';
    } while (cursor);
    const orden = vistas.map((id) => gente.indexOf(id));
    const vacio = esperadas.at(-1);
    expect(orden).toEqual(signo === '' ? esperadas : [...esperadas.slice(0, -1).toReversed(), vacio]);
  }
});

test('un valor que se quita pasa a otro en quien lo tiene, y la lista queda sin él', async () => {
  const quitada = await admin.post(`/api/campos/${centro.id}/opciones/${sagunto}/quitar`, {
    que: 'pasan',
    a: coslada,
  });
  expect((quitada.body.opciones as { texto: string }[]).map(({ texto }) => texto)).toEqual([
    'Getafe',
    'Coslada',
  ]);
  expect(await cuales({ campo: centro.id, es: 'igual', a: [coslada] })).toEqual([0, 2]);
  const otra = await admin.post(`/api/campos/${centro.id}/opciones/${sagunto}/quitar`, {
    que: 'pasan',
    a: coslada,
  });
  expect(otra.status).toBe(404);
});

test('uno que se conserva deja de ofrecerse y se puede recuperar', async () => {
  const { body } = await admin.post(`/api/campos/${centro.id}/opciones/${getafe}/quitar`, {
    que: 'conservan',
  });
  expect(body.opciones).toContainEqual({ id: getafe, texto: 'Getafe', retirada: true });
  expect(await cuales({ campo: centro.id, es: 'igual', a: [getafe] })).toEqual([1]);
  expect((await ponerValor(gente[3] ?? '', { [centro.id]: getafe })).status).toBe(400);
  await admin.post(`/api/campos/${centro.id}/opciones/${getafe}/recuperar`);
  expect((await ponerValor(gente[3] ?? '', { [centro.id]: getafe })).status).toBe(200);
});

test('quien quedaría sin él se vacía, y lo cuenta su historial', async () => {
  await admin.post(`/api/campos/${centro.id}/opciones/${getafe}/quitar`, { que: 'vacian' });
  expect(await cuales({ campo: centro.id, es: 'vacio' })).toEqual([1, 3]);
  const uso = (await admin.get('/api/campos/uso')).body as unknown as {
    campos: Record<string, { conValor: number; porOpcion: object }>;
  };
  expect(uso.campos[centro.id]).toMatchObject({ conValor: 2, porOpcion: { [coslada ?? '']: 2 } });
});

test('renombrar y ordenar valores no toca a nadie; quitar uno así se rechaza', async () => {
  const { body } = await admin.get('/api/campos');
  const { version } =
    (body as unknown as { id: string; version: number }[]).find(({ id }) => id === centro.id) ?? {};
  const mal = await admin.put(`/api/campos/${centro.id}/opciones`, { version, opciones: [] });
  expect(mal.status).toBe(400);
  const bien = await admin.put(`/api/campos/${centro.id}/opciones`, {
    version,
    opciones: [
      { id: randomUUID(), texto: 'Alcalá' },
      { id: coslada, texto: 'Coslada Norte' },
    ],
  });
  expect(bien.status).toBe(200);
  expect(await cuales({ campo: centro.id, es: 'igual', a: [coslada] })).toEqual([0, 2]);
});
