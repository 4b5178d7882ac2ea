import { expect, test } from 'vitest';
import { loadConfig } from '#platform/config.ts';
import { atSiteOf, ownSite, siteOf } from '#platform/http/site.ts';

test.each([
  ['localhost:3000', 'http://localhost:3000'],
  ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['malo.example', 'http://192.168.1.5:3000'],
  ['malo.example:3000', 'http://192.168.1.5:3000'],
  ['localhost:3000@malo.example', 'http://192.168.1.5:3000'],
  ['localhost.malo.example', 'http://192.168.1.5:3000'],
  ['localhost/malo.example', 'http://localhost'],
  ['', 'http://192.168.1.5:3000'],
  ['::::', 'http://192.168.1.5:3000'],
])('sin dirección pública, quien dice «%s» recibe enlaces a %s', (host, site) => {
  const socket = { localAddress: '::ffff:192.168.1.5', localPort: 3000 };

  expect(siteOf({ host, socket }, loadConfig({}))).toBe(site);
  expect(siteOf({ host, socket }, loadConfig({ PUBLIC_URL: 'https://academia.example/x' }))).toBe(
    'https://academia.example',
  );
});

test('por una misma conexión, cada petición lleva enlaces a donde ella dice', () => {
  const socket = { localAddress: '127.0.0.1', localPort: 3000 };
  const config = loadConfig({});
  const hosts = ['localhost:3000', 'localhost:3000', '127.0.0.1:8080', 'malo.example', 'localhost:3000'];
  const sites = hosts.map((host) => atSiteOf({ config, site: '' }, { host, socket }).site);
  const publica = { config: loadConfig({ PUBLIC_URL: 'https://academia.example' }), site: '' };

  expect(sites).toEqual([
    'http://localhost:3000',
    'http://localhost:3000',
    'http://127.0.0.1:8080',
    'http://127.0.0.1:3000',
    'http://localhost:3000',
  ]);
  expect(atSiteOf(publica, { host: 'localhost:3000', socket }).site).toBe('https://academia.example');
});

test.each([
  [{}, 'http://localhost:3000'],
  [{ PORT: '8080', HOST: '0.0.0.0' }, 'http://localhost:8080'],
  [{ PUBLIC_URL: 'https://academia.example/x' }, 'https://academia.example'],
])('lo que nadie pide por la red lleva enlaces a la dirección configurada: %o', (env, site) => {
  expect(ownSite(loadConfig(env))).toBe(site);
});
