import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Paquete } from '@catedra/shared/paquetes/schemas.ts';
import { expect, test } from 'vitest';
import { anuncio, conCurso, minimo, paquetes } from '#features/paquetes/testing/paquete.ts';
import { startAcademy } from '#testing/academy-process.ts';
import { type Client, createClient } from '#testing/client.ts';
import { demoDataDir } from '#testing/demo-folder.ts';
import { eventually } from '#testing/eventually.ts';

const CUENTA = { identificador: 'superadmin@alborada.example', contraseña: 'alborada-demo' };
const TITULO = 'Curso resistente';
const archivos = Array.from({ length: 24 }, (_, i) => ({
  nombre: `archivos/${i + 1}-datos.bin`,
  contenido: randomBytes(1_000_000),
}));

async function entrar(origin: string): Promise<Client> {
  const anonima = createClient(origin, '', '');
  const { status, headers } = await anonima.post('/api/sesion', CUENTA);
  expect(status).toBe(200);
  return createClient(origin, '', headers.getSetCookie()[0]?.split(';')[0] ?? '');
}

const zip = () => {
  const actividades = archivos.map(({ nombre: archivoId }, i) => ({
    id: `a${i}`,
    titulo: `Documento ${i}`,
    tipo: 'documento',
    contenido: { tipo: 'documento', archivoId },
  }));
  return conCurso(
    minimo({
      curso: { titulo: TITULO },
      secciones: [{ id: 's', titulo: 'Única', actividades }],
      archivos: archivos.map(({ nombre, contenido }) => anuncio(nombre, contenido)),
    }),
    ...archivos,
  );
};

test('matarla a mitad de una importación no deja medio curso: al volver, termina sola y hay uno', async () => {
  const DATA_DIR = await demoDataDir();
  const primera = startAcademy({ DATA_DIR });
  const origin = await primera.ready();
  const antes = await entrar(origin);
  const guardados = () =>
    readdirSync(join(DATA_DIR, 'archivos'), { recursive: true, withFileTypes: true }).filter((uno) =>
      uno.isFile(),
    );
  const habia = guardados().length;
  const { revisar, leer } = paquetes(origin);
  const id = String((await revisar(antes, zip())).body.id);
  await antes.post(`/api/paquetes/${id}/importar`);
  let paquete: Paquete = await leer(antes, id);
  while (paquete.progreso.hechos === 0) paquete = await leer(antes, id);
  primera.child.kill('SIGKILL');
  expect(await primera.ended()).toBe('SIGKILL');
  expect(paquete.estado).toBe('importando');

  const segunda = startAcademy({ DATA_DIR });
  const despues = await segunda.ready();
  const otra = await entrar(despues);
  do paquete = await paquetes(despues).leer(otra, id);
  while (paquete.estado === 'importando');

  expect([paquete.estado, paquete.motivo]).toEqual(['importado', null]);
  const { body } = await otra.get(`/api/cursos?buscar=${encodeURIComponent(TITULO)}`);
  expect(body.datos).toMatchObject([{ id: paquete.cursoId, actividades: archivos.length }]);
  // The zip goes away once the course is in.
  await eventually(() => expect(guardados()).toHaveLength(habia + archivos.length));
  expect(readdirSync(join(DATA_DIR, 'subidas'))).toEqual([]);
});
