import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'catedra-web-'));
mkdirSync(join(webRoot, 'assets'));
writeFileSync(
  join(webRoot, 'index.html'),
  '<meta name="clave-sesion" content="%CLAVE_SESION%"><meta name="csp-nonce" content="%NONCE%">',
);
writeFileSync(join(webRoot, 'assets/app-1234.js'), 'export {}');
writeFileSync(join(webRoot, 'LICENCIAS.txt'), 'Código abierto');
writeFileSync(join(webRoot, 'LICENCIAS.txt.br'), brotliCompressSync('Código abierto'));

const { school, anonymous, origin, platform } = await createTestApp({ webRoot });
const admin = await school.superAdministrador();
const grupo = { nombre: 'Uno', descripcion: null, estado: 'activo', version: 0 };

/** Headers that `fetch` would not send. */
const raw = (
  path: string,
  headers: Record<string, string>,
  method = 'GET',
  body = '',
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const url = new URL(path, origin);
    const asking = request({ host: url.hostname, port: url.port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asking.on('error', reject);
    asking.end(body);
  });

describe('lo que se pide mal recibe una frase, un código y su estado', () => {
  const id = randomUUID();
  test.each([
    ['JSON roto', '{"nombre":', 'application/json', 400, 'DATOS_INVALIDOS'],
    ['JSON con __proto__', '{"__proto__":{"x":1},"nombre":"x"}', 'application/json', 400, 'DATOS_INVALIDOS'],
    ['nada', '', 'application/json', 400, 'DATOS_INVALIDOS'],
    ['otro tipo', 'nombre=Uno', 'application/x-www-form-urlencoded', 415, 'TIPO_NO_PERMITIDO'],
    ['texto llano', JSON.stringify(grupo), 'text/plain', 400, 'DATOS_INVALIDOS'],
    ['tipo con basura', JSON.stringify(grupo), 'application/json basura', 415, 'TIPO_NO_PERMITIDO'],
    [
      'más de un megabyte',
      JSON.stringify({ ...grupo, nombre: 'x'.repeat(1 << 20) }),
      'application/json',
      413,
      'MUY_GRANDE',
    ],
    [
      'anidado sin fin',
      `{"nombre":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
      'application/json',
      400,
      'DATOS_INVALIDOS',
    ],
    ['una lista', '[]', 'application/json', 400, 'DATOS_INVALIDOS'],
    ['números imposibles', '{"version":1e999}', 'application/json', 400, 'DATOS_INVALIDOS'],
  ])('%s', async (_, body, type, status, code) => {
    const response = await fetch(`${origin}/api/grupos/${id}`, {
      method: 'PUT',
      body,
      headers: { 'content-type': type, cookie: admin.cookie, origin },
    });
    const { error } = (await response.json()) as { error: Record<string, string> };

    expect({ status: response.status, code: error.code }).toEqual({ status, code });
    expect(error.message).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
    expect(error.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(error)).not.toMatch(/node_modules|at .*\(|select |insert |\/src\//);
  });

  test.each([
    ['/api/grupos/no-es-un-id', 400],
    ['/api/grupos?limite=1000000000', 400],
    ['/api/grupos?inventado=1', 400],
    ['/api/grupos?orden=contraseña', 400],
    ['/api/grupos?cursor=%FF%FE', 400],
    ['/api/grupos?cursor=WyJub21icmUiLG51bGwsbnVsbF0', 400],
    [`/api/grupos?${Array.from({ length: 2000 }, (_, i) => `a${i}=1`).join('&')}`, 400],
    [`/api/grupos/${randomUUID()}`, 404],
    ['/api/inventada', 404],
    ['/api/%E0%A4%A', 400],
    ['/api/grupos/primero?campo=permisos&valor=x', 400],
  ])('GET %s → %i', async (path, status) => {
    const answer = await admin.get(path);
    expect(answer.status).toBe(status);
    expect(answer.body.error?.code).toBeTruthy();
  });

  test('lo que queda fuera del alcance responde igual que lo que no existe', async () => {
    const ajeno = await school.grupo();
    const estudiante = await school.estudiante();
    const [fuera, inexistente] = [
      await estudiante.get(`/api/grupos/${ajeno.id}`),
      await estudiante.get(`/api/grupos/${randomUUID()}`),
    ];
    const sinId = ({ error }: typeof fuera.body) => ({ ...error, requestId: '' });
    expect(fuera.status).toBe(404);
    expect(sinId(fuera.body)).toEqual(sinId(inexistente.body));
  });

  test('una cabecera desmedida se corta y el servidor sigue vivo', async () => {
    expect((await raw('/api/grupos', { cookie: 'x'.repeat(64_000) })).status).toBe(431);
    expect((await anonymous.get('/salud/viva')).status).toBe(200);
  });

  test.each(["'; drop table grupos; --", '😀 grupo', 'Núñez'.normalize('NFD')])(
    'un texto raro (%j) se guarda y se lee igual',
    async (nombre) => {
      const propio = randomUUID();
      await admin.put(`/api/grupos/${propio}`, { ...grupo, nombre });
      expect((await admin.get(`/api/grupos/${propio}`)).body.nombre).toBe(nombre.normalize('NFC'));
    },
  );
});

describe('quien escribe debe venir de este sitio', () => {
  const intentar = (headers: Record<string, string>) =>
    raw(
      `/api/grupos/${randomUUID()}`,
      { 'content-type': 'application/json', cookie: admin.cookie, ...headers },
      'PUT',
      JSON.stringify({ ...grupo, nombre: randomUUID() }),
    );
  test.each([
    ['otro sitio', { origin: 'https://malo.example' }, 403],
    ['origen nulo', { origin: 'null' }, 403],
    ['un subdominio', { origin: 'http://sub.127.0.0.1' }, 403],
    ['navegación desde otro sitio', { 'sec-fetch-site': 'cross-site' }, 403],
    ['este sitio', { 'sec-fetch-site': 'same-origin' }, 200],
    ['un programa sin cabeceras', {}, 200],
  ])('%s → %i', async (_, headers, status) => {
    const { status: found, text } = await intentar(headers);
    expect(found).toBe(status);
    if (status === 403) expect(JSON.parse(text).error.code).toBe('ORIGEN_NO_PERMITIDO');
  });
});

test.each(['/HOME', '/Admin/Usuarios', '/curso/100%', '/%FF', '/%2F/home'])(
  '%s no es una página: se sirve la de no encontrado',
  async (path) => {
    const { status, text } = await raw(path, {});
    expect(status).toBe(404);
    expect(text).toContain('csp-nonce');
  },
);

describe('las cabeceras de seguridad van en toda respuesta', () => {
  const respuestas: [string, string, Record<string, string>][] = [
    ['página', '/', {}],
    ['página que no existe', '/no/existe', {}],
    ['recurso', '/assets/app-1234.js', {}],
    ['recurso que no existe', '/assets/no.js', {}],
    ['lectura', '/api/grupos', { cookie: admin.cookie }],
    ['sin sesión', '/api/grupos', {}],
    ['error', '/api/grupos/x', { cookie: admin.cookie }],
    ['salud', '/salud/viva', {}],
    ['avisos', '/api/cambios', { cookie: admin.cookie }],
  ];
  test.each(respuestas)('%s', async (_, path, headers) => {
    const control = new AbortController();
    const response = await fetch(origin + path, { headers, signal: control.signal });
    const policy = response.headers.get('content-security-policy') ?? '';
    control.abort();

    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('server')).toBeNull();
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect(response.headers.get('cache-control')).toMatch(
      path.includes('app-1234') ? /immutable/ : /no-store/,
    );
  });

  test('cada página lleva un permiso de estilo nuevo, y la clave de la semilla', async () => {
    const [una, otra] = [await anonymous.get('/'), await anonymous.get('/')];
    const nonceOf = (html: string) => /csp-nonce" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const [primero, segundo] = [nonceOf(String(una.body.texto)), nonceOf(String(otra.body.texto))];
    expect(primero).not.toBe(segundo);
    expect(una.headers.get('content-security-policy')).toContain(`'nonce-${primero}'`);
    expect(una.body.texto).toContain(`content="${platform.config.CLAVE_SESION}"`);
  });
});

test('las licencias se leen sin entrar, como texto y comprimidas', async () => {
  const response = await fetch(`${origin}/LICENCIAS.txt`, { headers: { 'accept-encoding': 'br' } });

  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toBe('Código abierto');
});

describe('el estado de una página', () => {
  test.each([
    ['/', 200],
    ['/home', 200],
    ['/curso/inexistente', 200],
    ['/admin/actividades', 200],
    ['/admin/actividades/x/actualizar/y', 200],
    ['/admin/inventada', 404],
    ['/inventada', 404],
    ['/.git/config', 404],
    ['/.env', 404],
    ['/.vite/manifest.json', 404],
    ['/index.html', 404],
  ])('%s → %i', async (path, status) => {
    expect((await anonymous.get(path)).status).toBe(status);
  });
});
