import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mirarTodo } from './doctor.ts';
import { codigoDeSalida, enUnaLinea } from './hallazgo.ts';
import { loadConfig } from '#platform/config.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { startS3 } from '#testing/s3-server.ts';
import { startSmtp } from '#testing/smtp.ts';

const { databaseUrl, platform, origin } = await createTestApp();
const { DATA_DIR } = platform.config;
const mirar = async (env: Record<string, string> = {}, correo?: string) => {
  const hallazgos = await mirarTodo(loadConfig({ DATABASE_URL: databaseUrl, DATA_DIR, ...env }), correo);
  return { lineas: hallazgos.map(enUnaLinea).join('\n'), codigo: codigoDeSalida(hallazgos) };
};

test('una academia que está bien lo dice parte por parte', async () => {
  const { lineas } = await mirar({ PUBLIC_URL: origin, TRUST_PROXY: 'loopback' });
  expect(lineas).toMatch(/bien {3}Base de datos: PostgreSQL \d/);
  for (const dice of [
    'bien   Extensiones',
    'bien   Reloj',
    'bien   Esquema: está al día.',
    'bien   Archivos: se escribe, se lee y se borra en la carpeta de DATA_DIR.',
    'bien   Correo: sin SMTP_URL',
    `bien   Dirección: en ${origin} contesta esta academia`,
  ])
    expect(lineas).toContain(dice);
});

test('lo que no funciona se dice con lo que hay que arreglar, y lo demás se mira igual', async () => {
  const { lineas, codigo } = await mirar({
    DATABASE_URL: databaseUrl.replace(/:\d+\//, ':1/'),
    PUBLIC_URL: 'http://127.0.0.1:1',
    COPIAS_DESTINO: join(DATA_DIR, 'no-hay'),
  });
  expect(codigo).toBe(2);
  expect(lineas).toMatch(/mal {4}Datos: DATABASE_URL: no se llega a PostgreSQL/);
  expect(lineas).toMatch(/mal {4}Dirección: /);
  expect(lineas).toMatch(/mal {4}Copias: En .* no hay copias de Cátedra/);
  expect(lineas).toContain('bien   Archivos');
});

test('un almacén S3 se prueba escribiendo, y uno que no existe se dice', async () => {
  const s3 = await startS3();
  expect((await mirar({ ...s3 })).lineas).toContain(
    `bien   Archivos: se escribe, se lee y se borra en el cubo`,
  );
  const { lineas, codigo } = await mirar({ ...s3, S3_BUCKET: 'no-existe' });
  expect(lineas).toContain('mal    Archivos');
  expect(codigo).toBe(2);
});

test('un correo de prueba sale, y si el servidor no está se dice', async () => {
  const smtp = await startSmtp();
  const dice = (await mirar({ SMTP_URL: smtp.url }, 'jefa@empresa.example')).lineas;
  expect(dice).toContain('bien   Correo: el servidor recogió uno para jefa@empresa.example');
  expect(smtp.taken).toMatchObject([{ to: 'jefa@empresa.example' }]);
  await smtp.close();
  expect((await mirar({ SMTP_URL: smtp.url }, 'jefa@empresa.example')).lineas).toContain('mal    Correo');
  expect((await mirar({ SMTP_URL: smtp.url })).lineas).toContain('aviso  Correo: sin probar');
});

test('con una configuración que no se entiende termina con 2 y la frase', () => {
  const carpeta = mkdtempSync(join(tmpdir(), 'catedra-doctor-prueba-'));
  onTestFinished(() => rmSync(carpeta, { recursive: true, force: true }));
  writeFileSync(join(carpeta, 'nota'), '');
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '../doctor.ts')], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: carpeta, PORT: 'mucho' },
  });
  expect(status).toBe(2);
  expect(stderr).toContain('La configuración no es válida');
  expect(stderr).not.toContain('    at ');
});
