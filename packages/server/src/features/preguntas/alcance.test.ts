import { randomUUID } from 'node:crypto';
import type { PreguntaDelBanco } from '@catedra/shared/preguntas/schemas.ts';
import { expect, test } from 'vitest';
import { archivosTable } from '#features/archivos/table.ts';
import { banco, cuerpo, unica } from '#features/preguntas/testing/banco.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const admin = await school.administrador();
const { carpeta, guardar, nueva, unaCarpeta } = banco(admin);

interface Pagina {
  readonly datos: PreguntaDelBanco[];
  readonly siguiente: string | null;
  readonly total: { readonly valor: number };
}
const pagina = async (query: Record<string, string>) =>
  cuerpo<Pagina>(await admin.get(`/api/preguntas?${new URLSearchParams(query).toString()}`));

test('el banco se busca sin tildes, por carpeta con las de dentro, por etiqueta y por páginas', async () => {
  const arriba = await unaCarpeta();
  const dentro = await unaCarpeta({ padreId: arriba.id });
  const hechas = [
    await nueva(arriba.id, 'La evacuación'),
    await nueva(dentro.id, 'Otra evacuacion', { etiquetas: ['salida'] }),
    await nueva(dentro.id, 'El extintor', { correcta: null }),
  ];
  const carpetaId = arriba.id;
  const ids = ({ datos }: Pagina) => datos.map(({ id }) => id);
  const primera = await pagina({ carpetaId, limite: '2' });
  const segunda = await pagina({ carpetaId, limite: '2', cursor: primera.siguiente ?? '' });
  const buscadas = await pagina({ carpetaId, buscar: 'EVACUACIÓN' });

  expect(primera.total.valor).toBe(3);
  expect([...ids(primera), ...ids(segunda)].toSorted()).toEqual(hechas.map(({ id }) => id).toSorted());
  expect(segunda.siguiente).toBeNull();
  expect(buscadas.datos).toHaveLength(2);
  expect((await pagina({ carpetaId, etiqueta: 'Salida' })).datos).toMatchObject([
    { texto: 'Otra evacuacion' },
  ]);
  expect((await pagina({ carpetaId, buscar: 'extintor' })).datos).toMatchObject([{ pendiente: true }]);
  expect((await pagina({ carpetaId, uso: 'usadas' })).datos).toEqual([]);
  expect((await pagina({ carpetaId, uso: 'sin_usar' })).datos).toHaveLength(3);
  expect((await pagina({ carpetaId, uso: 'papelera' })).datos).toEqual([]);
});

test('una carpeta no se repite ni baja de seis niveles, y solo vacía se elimina', async () => {
  const id = randomUUID();
  const primera = await carpeta({ nombre: 'Riesgos' }, id);
  const otraVez = await carpeta({ nombre: 'Riesgos' }, id);
  const igual = await carpeta({ nombre: 'RIESGOS' });
  let padreId: string = id;
  for (let nivel = 2; nivel <= 6; nivel += 1) padreId = (await unaCarpeta({ padreId })).id;
  const honda = await carpeta({ padreId });
  const llena = await admin.delete(`/api/carpetas/${id}`);

  expect(otraVez.body).toEqual(primera.body);
  expect(igual.body.error?.fields).toHaveProperty('nombre');
  expect(honda.body.error?.code).toBe('CARPETA_MUY_HONDA');
  expect(llena.body.error?.code).toBe('CARPETA_CON_PREGUNTAS');
  expect((await admin.delete(`/api/carpetas/${padreId}`)).status).toBe(204);
});

test('un archivo de un curso ajeno se niega como uno inventado', async () => {
  const [curso, otro] = [await school.curso(), await school.curso()];
  const grupo = await school.grupo();
  await school.asigna(grupo.id, curso.id);
  const tutora = await school.con('preguntas:ver:grupos', 'preguntas:editar:grupos');
  await school.tutor(grupo.id, tutora.id);
  const archivo = async (cursoId: string) => {
    const id = randomUUID();
    const fila = { nombre: 'a.png', tipo: 'image/png', bytes: 1, estado: 'listo' as const };
    await platform.db
      .insert(archivosTable)
      .values({ id, proposito: 'contenido', cursoId, usuarioId: admin.id, ...fila });
    return id;
  };
  const suya = await unaCarpeta({ cursoId: curso.id });
  const con = (id: string) =>
    banco(tutora).guardar(randomUUID(), 0, unica(`<img src="/archivos/${id}" alt="" />`), {
      carpetaId: suya.id,
    });
  const [propio, ajeno, inventado] = [
    await con(await archivo(curso.id)),
    await con(await archivo(otro.id)),
    await con(randomUUID()),
  ];

  expect(propio.status).toBe(200);
  expect([ajeno.status, inventado.status]).toEqual([400, 400]);
  expect(ajeno.body.error?.fields).toEqual(inventado.body.error?.fields);
  expect((await guardar(randomUUID(), 0, unica('x'), { carpetaId: randomUUID() })).status).toBe(404);
});
