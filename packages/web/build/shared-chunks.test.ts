import { expect, test } from 'vitest';
import { type Chunk, neededBy } from './shared-chunks.ts';

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], entry = false): Chunk => ({
  fileName,
  moduleIds,
  imports,
  facadeModuleId: entry ? (moduleIds[0] ?? null) : null,
});

test('lo que piden varias páginas va con lo que piden las mismas; lo de una sola y lo que se pide por su nombre, aparte', () => {
  const chunks = [
    chunk('login.js', ['login', 'solo-login'], ['boton.js', 'campo.js'], true),
    chunk('curso.js', ['curso'], ['boton.js', 'prosa.js', 'login.js'], true),
    chunk('usuarios.js', ['usuarios'], ['prosa.js', 'campo.js'], true),
    chunk('boton.js', ['boton'], ['react.js']),
    chunk('campo.js', ['campo', 'etiqueta'], ['react.js']),
    chunk('prosa.js', ['prosa'], ['boton.js']),
    chunk('react.js', ['react']),
    chunk('mapa.js', ['mapa'], ['react.js'], true),
  ];
  const pages = { login: ['login'], curso: ['curso'], usuarios: ['usuarios', 'no-existe'] };
  expect(Object.fromEntries(neededBy(chunks, pages))).toEqual({
    'solo-login': 'login-curso',
    boton: 'login-curso-usuarios',
    campo: 'login-curso-usuarios',
    etiqueta: 'login-curso-usuarios',
    prosa: 'curso-usuarios',
    react: 'login-curso-usuarios',
  });
});
