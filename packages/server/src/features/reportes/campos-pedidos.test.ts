import { randomUUID } from 'node:crypto';
import type { PaginaDeProgreso } from '@catedra/shared/reportes/schemas.ts';
import { beforeAll, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, origin } = await createTestApp();
const admin = await school.superAdministrador();
const centro = await school.campo({ nombre: 'Centro', tipo: 'lista', tutor: 've' }, ['Getafe', 'Sevilla']);
const [getafe, sevilla] = centro.opciones.map(({ id }) => id);
const jefe = await school.campo({ nombre: 'Responsable', tipo: 'persona', tutor: 've' });
const alta = await school.campo({ nombre: 'Alta', tipo: 'fecha', tutor: 've' });
const sueldo = await school.campo({ nombre: 'Sueldo', tipo: 'numero', decimales: true, tutor: 'no' });

const grupo = await school.grupo();
const curso = await school.curso({ titulo: 'Extintores' });
const ana = await school.persona({ nombre: 'Ana', apellidos: 'Álvarez' });
const luis = await school.persona({ nombre: 'Luis', apellidos: 'Núñez' });
/** Sees everyone's progress, and the records of one group alone. */
const tutora = await school.con('reportes:ver', 'reportes:exportar', 'usuarios:ver:grupos');
/** Sees everyone's progress and nobody's record. */
const analista = await school.con('reportes:ver', 'reportes:exportar');

beforeAll(async () => {
  await school.actividad(curso.id);
  await school.miembro(grupo.id, ana.id);
  await school.tutor(grupo.id, tutora.id);
  for (const persona of [ana, luis]) {
    await school.inscribe(curso.id, persona.id);
    await admin.patch(`/api/usuarios/${persona.id}`, {
      version: 1,
      campos: {
        [centro.id]: persona === ana ? getafe : sevilla,
        [jefe.id]: luis.id,
        [alta.id]: '2024-01-31',
        [sueldo.id]: 12_000.5,
      },
    });
  }
});

const igual = (campo: string, ...a: unknown[]) => ({ campo, es: 'igual', a });
const consulta = (condiciones: readonly object[], columnas: readonly string[] = []) =>
  new URLSearchParams({
    curso: curso.id,
    ...(condiciones.length > 0 && { campos: JSON.stringify(condiciones) }),
    ...(columnas.length > 0 && { columnas: columnas.join(',') }),
  }).toString();
const leer = async (quien: Client, condiciones: readonly object[], columnas: readonly string[] = []) => {
  const { body } = await quien.get(`/api/reportes/progreso?${consulta(condiciones, columnas)}&total=true`);
  return body as unknown as PaginaDeProgreso;
};
const bajar = async ({ cookie }: { cookie: string }, ...asked: Parameters<typeof consulta>) => {
  const respuesta = await fetch(`${origin}/api/reportes/progreso.csv?${consulta(...asked)}`, {
    headers: { cookie },
  });
  return (await respuesta.text()).split('\r\n').slice(0, -1);
};

test('el progreso se filtra por los campos propios y los cuenta, también en el archivo', async () => {
  const { datos, total } = await leer(admin, [igual(centro.id, getafe)]);

  expect(datos.map(({ apellidos }) => apellidos)).toEqual(['Álvarez']);
  expect(datos[0]).not.toHaveProperty('campos');
  expect(total).toEqual({ valor: 1, exacto: true });
  expect(await bajar(admin, [igual(centro.id, sevilla)])).toHaveLength(2);
});

test('cada fila dice los campos que se le piden, y el archivo los lleva como columnas', async () => {
  const { datos } = await leer(admin, [], [centro.id, alta.id]);
  expect(datos.map(({ campos }) => campos)).toEqual([
    { [centro.id]: getafe, [alta.id]: '2024-01-31' },
    { [centro.id]: sevilla, [alta.id]: '2024-01-31' },
  ]);

  const [cabecera, primera] = await bajar(admin, [], [sueldo.id, alta.id, jefe.id, centro.id]);
  expect(cabecera?.split(';').slice(23)).toEqual(['Centro', 'Responsable', 'Alta', 'Sueldo']);
  expect(primera?.split(';').slice(23)).toEqual(['Getafe', 'Luis Núñez', '31/01/2024', '12000,5']);
});

test('de quien no se ve la ficha no se dice ningún campo, ni filtrando por él', async () => {
  const { datos } = await leer(tutora, [], [centro.id]);
  expect(datos.map(({ apellidos, campos }) => [apellidos, campos])).toEqual([
    ['Álvarez', { [centro.id]: getafe }],
    ['Núñez', {}],
  ]);
  expect((await leer(tutora, [igual(centro.id, sevilla)])).datos).toEqual([]);
  expect((await leer(tutora, [{ campo: centro.id, es: 'distinto', a: [getafe] }])).datos).toEqual([]);
  expect((await leer(tutora, [{ campo: jefe.id, es: 'conValor' }])).total?.valor).toBe(1);
  const csv = await bajar(tutora, [], [centro.id, jefe.id]);
  expect(csv.map((linea) => linea.split(';').slice(23).join())).toEqual([
    'Centro,Responsable',
    'Getafe,Persona que no puedes ver',
    ',',
  ]);
});

test('un campo que no se puede ver no se pregunta ni sale: como uno inventado', async () => {
  for (const quien of [tutora, analista]) {
    const pedir = (campo: string) =>
      quien.get(`/api/reportes/progreso?${consulta([{ campo, es: 'conValor' }])}`);
    const [oculto, inventado] = [await pedir(sueldo.id), await pedir(randomUUID())];
    expect([oculto.status, oculto.body.error?.message]).toEqual([400, inventado.body.error?.message]);
    expect((await bajar(quien, [], [sueldo.id]))[0]?.split(';')).toHaveLength(23);
  }
  const { datos } = await leer(analista, [], [centro.id, sueldo.id]);
  expect(datos.every(({ campos }) => campos === undefined)).toBe(true);
});
