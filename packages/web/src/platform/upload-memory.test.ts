import { DIA } from '@catedra/shared/core/duraciones.ts';
import { expect } from 'vitest';
import { recallUpload, rememberUpload, uploadKey } from '#platform/upload-memory.ts';
import { test } from '#testing/test.ts';

const file = { size: 100, lastModified: 5 };
const subida = { nombre: 'clase.mp4', proposito: 'contenido', cursoId: 'c' } as const;

test('el mismo archivo de la misma persona para lo mismo se reconoce; otro no', () => {
  rememberUpload(uploadKey('ana', file, subida), 'uno', 1000);
  expect(recallUpload(uploadKey('ana', { ...file }, { ...subida }), 2000)).toBe('uno');
  const otros = [
    uploadKey('eva', file, subida),
    uploadKey('ana', { ...file, size: 101 }, subida),
    uploadKey('ana', { ...file, lastModified: 6 }, subida),
    uploadKey('ana', file, { ...subida, cursoId: 'd' }),
    uploadKey('ana', file, { ...subida, nombre: 'otra.mp4' }),
  ];
  expect(otros.map((key) => recallUpload(key, 2000))).toEqual([null, null, null, null, null]);
});

test('al cabo de un día se olvida, y lo ilegible también', () => {
  const key = uploadKey('ana', file, subida);
  rememberUpload(key, 'uno', 1000);
  window.localStorage.setItem('catedra-subida:roto', '{');
  window.localStorage.setItem('otra-cosa', 'x');
  expect(recallUpload(key, 1001 + DIA)).toBeNull();
  expect(Object.keys(window.localStorage)).toEqual(['otra-cosa']);
});
