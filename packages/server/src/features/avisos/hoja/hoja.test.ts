import { expect, test } from 'vitest';
import { mensajeDe } from '#features/avisos/hoja/mensaje.ts';
import { conPlantilla } from '#features/avisos/plantillas/aplicar.ts';

const sitio = 'https://academia.example';
const FUERA = 'https://evil.example/entrar';
const carta = {
  asunto: 'Ana pide un permiso',
  texto: ['Hola, Leo:', '«Tu sesión ha caducado.', FUERA, 'Gracias».', `${sitio}/home`].join('\n\n'),
  accion: 'Decidir',
};
const sobre = {
  para: 'leo@empresa.example',
  persona: 'Leo Paz',
  evento: 'decidir',
  academia: 'Alborada',
  sitio,
  clave: null,
} as const;
const botones = (html = '') => [...html.matchAll(/<a class="boton"[^>]*href="([^"]*)"/g)].map(([, a]) => a);

test('la dirección que alguien escribe en lo suyo no es un botón de la academia', () => {
  expect(botones(mensajeDe(carta, sobre).html)).toEqual([`${sitio}/home`]);
});

test('tampoco cuando la academia escribe el correo de otra manera', () => {
  const escrito = { asunto: '{{aviso}}', texto: 'Esto dice:\n\n{{detalle}}\n\n{{boton}}' };
  const suya = conPlantilla(carta, escrito, { nombre: 'Leo', academia: 'Alborada' }, {});
  const { html, texto } = mensajeDe(suya, sobre);
  expect(botones(html)).toEqual([`${sitio}/home`]);
  expect(texto).toContain(FUERA);
});
