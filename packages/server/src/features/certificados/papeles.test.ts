import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Certificado } from '@catedra/shared/certificados/schemas.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hacerLosQueFaltan } from '#features/certificados/guardar-papel.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

const first = await createTestApp();
const { platform, school, origin } = first;
const { db, config } = platform;
const admin = await school.administrador();

const mios = async (quien: Client): Promise<Certificado[]> =>
  ((await quien.get('/api/certificados/mios')).body as { certificados: Certificado[] }).certificados;

async function conCertificado(nombre = 'José', apellidos = 'Ñáñez Đặng') {
  const curso = await school.curso({ certificado: true, titulo: 'Trabajos en altura' });
  const { id } = await school.actividad(curso.id, { obligatoria: true });
  const alumna = await school.estudiante({ nombre, apellidos });
  await school.inscribe(curso.id, alumna.id);
  await alumna.post(`/api/actividades/${id}/completar`);
  const [suyo] = await mios(alumna);
  if (!suyo) throw new Error('no certificate');
  return { alumna, suyo };
}

async function pdfDe(quien: Client, id: string) {
  const answer = await fetch(`${origin}/api/certificados/${id}/pdf`, { headers: { cookie: quien.cookie } });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

test('quien lo pide antes de que esté hecho lo tiene al momento, y siempre con los mismos bytes', async () => {
  const { alumna, suyo } = await conCertificado();
  const veces = await Promise.all([pdfDe(alumna, suyo.id), pdfDe(alumna, suyo.id), pdfDe(admin, suyo.id)]);
  const [una] = veces;
  expect(veces.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(una?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(una?.bytes.toString('latin1')).toContain('/ETSI.CAdES.detached');
  expect(una?.headers.get('content-type')).toBe('application/pdf');
  expect(una?.headers.get('content-disposition')).toContain(
    `Certificado ${suyo.numero} Trabajos en altura.pdf`,
  );
  expect(new Set(veces.map(({ bytes }) => hash('sha256', bytes, 'hex')))).toEqual(
    new Set([(await mios(alumna))[0]?.huella]),
  );
});

test('los que nadie pide se hacen solos, y lo hecho no se hace otra vez', async () => {
  const [una, otra] = [await conCertificado(), await conCertificado()];
  await hacerLosQueFaltan(platform);
  const huellas = [(await mios(una.alumna))[0]?.huella, (await mios(otra.alumna))[0]?.huella];
  expect(huellas.every((huella) => /^[0-9a-f]{64}$/.test(huella ?? ''))).toBe(true);
  await hacerLosQueFaltan(platform);
  expect((await mios(una.alumna))[0]?.huella).toBe(huellas[0]);
});

test('un nombre con un signo que ninguna letra tiene vale y se comprueba, y dice por qué no se imprime', async () => {
  const { alumna, suyo } = await conCertificado('Ana 🎓');
  await hacerLosQueFaltan(platform);
  const dicho = await alumna.get(`/api/certificados/${suyo.id}/pdf`);
  expect(dicho.status).toBe(409);
  expect(JSON.stringify(dicho.body)).toContain('🎓');
  expect((await mios(alumna))[0]).toMatchObject({ estado: 'valido', huella: null });
});

test('la clave con que se firma está cerrada en la base, y lo que la abre, fuera de ella y de nadie más', async () => {
  await conCertificado();
  await hacerLosQueFaltan(platform);
  const { rows } = await db.execute(sql`select * from certificado_firmantes`);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/PRIVATE/);
  expect(statSync(join(config.DATA_DIR, 'clave-de-certificados')).mode & 0o777).toBe(0o600);
});

test('con otra clave de fuera no se firma nada, y se dice qué falta', async () => {
  const { suyo } = await conCertificado();
  const otro = await createTestApp({
    databaseUrl: first.databaseUrl,
    env: { CLAVE_CERTIFICADOS: 'ab'.repeat(32) },
  });
  await expect(hacerLosQueFaltan(otro.platform)).rejects.toThrow('pon la misma en todos los procesos');
  const { rows } = await db.execute(sql`select papel_en from certificados where id = ${suyo.id}`);
  expect(rows[0]?.['papel_en']).toBeNull();
});

test('el papel de quien se elimina se va con ella', async () => {
  const { alumna, suyo } = await conCertificado();
  expect((await pdfDe(alumna, suyo.id)).status).toBe(200);
  const { rows } = await db.execute<{ huella: string }>(
    sql`select papel_huella as huella from certificados where id = ${suyo.id}`,
  );
  await admin.delete(`/api/usuarios/${alumna.id}`);
  expect((await pdfDe(admin, suyo.id)).status).toBe(404);
  const clave = `${suyo.id}-papel-${rows[0]?.huella.slice(0, 16)}`;
  await eventually(async () => expect(await platform.storage.size(clave)).toBeNull());
});
