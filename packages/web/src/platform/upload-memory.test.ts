import { expect, test } from 'vitest';
import { recallUpload, rememberUpload, uploadKey } from '#platform/upload-memory.ts';

class Memory {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, value: string): void {
    (this as unknown as Record<string, string>)[key] = value;
  }
  removeItem(key: string): void {
    delete (this as unknown as Record<string, string>)[key];
  }
}
const memory = () => new Memory() as unknown as Storage;
const file = { size: 100, lastModified: 5 };
const subida = { nombre: 'clase.mp4', proposito: 'contenido', cursoId: 'c' } as const;
const DAY = 86_400_000;

test('el mismo archivo de la misma persona para lo mismo se reconoce; otro no', () => {
  const storage = memory();
  rememberUpload(storage, uploadKey('ana', file, subida), 'uno', 1000);
  expect(recallUpload(storage, uploadKey('ana', { ...file }, { ...subida }), 2000)).toBe('uno');
  const otros = [
    uploadKey('eva', file, subida),
    uploadKey('ana', { ...file, size: 101 }, subida),
    uploadKey('ana', { ...file, lastModified: 6 }, subida),
    uploadKey('ana', file, { ...subida, cursoId: 'd' }),
    uploadKey('ana', file, { ...subida, nombre: 'otra.mp4' }),
  ];
  expect(otros.map((key) => recallUpload(storage, key, 2000))).toEqual([null, null, null, null, null]);
});

test('al cabo de un día se olvida, y lo ilegible también', () => {
  const storage = memory();
  const key = uploadKey('ana', file, subida);
  rememberUpload(storage, key, 'uno', 1000);
  storage.setItem('catedra-subida:roto', '{');
  storage.setItem('otra-cosa', 'x');
  expect(recallUpload(storage, key, 1001 + DAY)).toBeNull();
  expect(Object.keys(storage)).toEqual(['otra-cosa']);
});
