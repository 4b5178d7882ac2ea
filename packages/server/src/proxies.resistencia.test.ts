import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { subidas } from '#features/archivos/testing/subir.ts';
import { freePort } from '#platform/free-port.ts';
import { createClient } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';
import { hasProgram } from '#testing/programs.ts';

const MB = 2 ** 20;
/** In the long loops, as much as a recording weighs. */
const UPLOAD_MB = Number(process.env.CATEDRA_SUBIDA_MB ?? 64);
const PART = 16 * MB;

const lines: string[] = [];
const { origin, school } = await createTestApp({
  env: { TRUST_PROXY: '127.0.0.1', NIVEL_LOG: 'info', ARCHIVOS_MAX_VIDEO_MB: '2048' },
  log: new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  }),
});
const example = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../despliegue', name), 'utf8');
const inside = new URL(origin).host;

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'catedra-proxy-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

function runs(program: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
  const gone = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await gone;
  });
  return child;
}

async function withCaddy(): Promise<string> {
  const [port, at] = [await freePort(), folder()];
  const file = join(at, 'Caddyfile');
  // Without a name to ask a certificate for, and without the door by which it is told to reload.
  writeFileSync(file, `{\n\tadmin off\n}\n${example('Caddyfile')}`);
  runs('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    DOMINIO: `http://127.0.0.1:${port}`,
    ACADEMIA: inside,
    HOME: at,
    XDG_DATA_HOME: at,
    XDG_CONFIG_HOME: at,
  });
  return `http://127.0.0.1:${port}`;
}

async function withNginx(): Promise<string> {
  const [port, at] = [await freePort(), folder()];
  const [, upstream = '', server = ''] =
    /^(upstream[\s\S]+?^\})[\s\S]+?^(server \{\n {4}listen 443[\s\S]+^\})/m.exec(example('nginx.conf')) ?? [];
  const here = `${upstream}\n${server}`
    .replace('server 127.0.0.1:3000;', `server ${inside};`)
    .replace(/listen 443[^;]*;/, `listen 127.0.0.1:${port};`)
    .replaceAll(/^\s*ssl_certificate.*$/gm, '');
  for (const name of ['cuerpo', 'proxy', 'otros']) mkdirSync(join(at, name));
  const others = ['fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${at}/otros;`).join(' ');
  writeFileSync(
    join(at, 'nginx.conf'),
    `daemon off; pid ${at}/pid; error_log ${at}/error.log; events {} http { access_log off; client_body_temp_path ${at}/cuerpo; proxy_temp_path ${at}/proxy; ${others}\n${here}\n}`,
  );
  runs('nginx', ['-p', at, '-e', join(at, 'error.log'), '-c', join(at, 'nginx.conf')]);
  return `http://127.0.0.1:${port}`;
}

test.each([
  ['caddy', withCaddy],
  ['nginx', withNginx],
])(
  'por %s pasan los cambios según ocurren, una subida grande y la dirección de cada persona',
  async (name, start) => {
    if (!hasProgram(name)) {
      process.stderr.write(`Sin ${name} en este equipo no se prueba su ejemplo: apt-get install ${name}\n`);
      return;
    }
    const outside = await start();
    await eventually(async () => expect((await fetch(`${outside}/salud/lista`)).status).toBe(200));

    const direct = await school.administrador();
    const admin = createClient(outside, direct.id, direct.cookie);
    const hears = await admin.listen();
    const id = randomUUID();
    const asked = performance.now();
    const { status } = await direct.put(`/api/grupos/${id}`, {
      nombre: `Grupo por ${name}`,
      descripcion: null,
      estado: 'activo',
      version: 0,
    });
    expect(status).toBe(200);
    await hears.until((told) => JSON.stringify(told).includes(id));
    expect(performance.now() - asked).toBeLessThan(5000);
    hears.stop();

    const course = await school.curso();
    const send = subidas(outside);
    const total = UPLOAD_MB * MB;
    const begun = await send.empezar(
      admin,
      { nombre: 'largo.mp4', proposito: 'contenido', cursoId: course.id },
      total,
    );
    expect(begun.respuesta).toMatchObject({ status: 201 });
    const part = Buffer.alloc(PART);
    for (let offset = 0; offset < total; offset += PART)
      expect(
        (await send.seguir(admin, begun.id, offset, part.subarray(0, Math.min(PART, total - offset)))).status,
      ).toBe(204);
    expect((await send.vaPor(admin, begun.id)).headers.get('upload-offset')).toBe(String(total));

    // As if from another machine, and saying that it comes from a third one: only what the proxy saw is believed.
    await new Promise<void>((resolve, reject) => {
      const headers = { 'x-forwarded-for': '203.0.113.7' };
      get(`${outside}/salud/viva`, { localAddress: '127.0.0.2', headers }, (response) => {
        response.resume().on('end', resolve);
      }).on('error', reject);
    });
    await eventually(() => expect(lines.filter((line) => line.includes('"ip":"127.0.0.2"'))).not.toEqual([]));
    expect(lines.filter((line) => line.includes('203.0.113.7'))).toEqual([]);
    lines.length = 0;
  },
);
