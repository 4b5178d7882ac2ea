import { expect, test } from 'vitest';
import { subidas } from '#features/archivos/testing/subir.ts';
import { conCurso, minimo } from '#features/paquetes/testing/paquete.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, origin } = await createTestApp();
const { subir } = subidas(origin);
const admin = await school.administrador();

const pagina = (n: number) => ({
  id: `a${n}`,
  titulo: `Lectura ${n}`,
  tipo: 'lectura',
  contenido: { tipo: 'lectura', html: `<p>Página ${n}.</p>${'<p>Lo que se lee.</p>'.repeat(400)}` },
});

const ms = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

test('lo que un paquete dice de su curso, hasta 16 MB, no lo lee el hilo que atiende a los demás', async () => {
  const actividades = Array.from({ length: 1700 }, (_, n) => pagina(n));
  const zip = conCurso(minimo({ secciones: [{ id: 's', titulo: 'Larga', actividades }] }));
  expect(zip.length).toBeGreaterThan(14_000_000);
  const { id: archivoId } = await subir(admin, { nombre: 'curso.zip', proposito: 'paquete' }, zip);

  const [mio, todo] = [process.threadCpuUsage(), process.cpuUsage()];
  const { status, body } = await admin.post('/api/paquetes', { archivoId });
  const [deEste, deTodos] = [ms(process.threadCpuUsage(mio)), ms(process.cpuUsage(todo))];
  expect(status).toBe(200);
  expect(body['resumen']).toMatchObject({
    titulo: 'A mano',
    secciones: [{ actividades: 1700 }],
    errores: [],
  });
  expect(deEste).toBeLessThan(deTodos / 3);
});
