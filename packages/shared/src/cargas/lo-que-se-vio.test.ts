import { expect, test } from 'vitest';
import { haceLoQueSeVio } from '#cargas/lo-que-se-vio.ts';

const visto = {
  estado: 'cambia',
  cambios: { telefono: ['1', '2'], grupos: [null, 'Almacén | Norte'] },
} as const;
const cambia = (cambios: Record<string, [string | null, string | null]>) => ({
  estado: 'cambia' as const,
  cambios,
});
const hace = (ahora: Parameters<typeof haceLoQueSeVio>[1], antes: unknown = visto) =>
  haceLoQueSeVio(antes as never, ahora, ['campo:jefa']);

test.each([
  ['lo mismo', cambia({ telefono: ['1', '2'], grupos: [null, 'Almacén | Norte'] }), true],
  [
    'los mismos grupos, en otro orden',
    cambia({ telefono: ['1', '2'], grupos: [null, 'Norte | almacén'] }),
    true,
  ],
  ['una parte: lo demás ya se hizo a mano', cambia({ telefono: ['1', '2'] }), true],
  ['nada: ya está todo', { estado: 'igual' as const, cambios: {} }, true],
  ['quien se nombra se pone al final', cambia({ telefono: ['1', '2'], 'campo:jefa': [null, '"x"'] }), true],
  ['encima de lo que otro escribió después', cambia({ telefono: ['9', '2'] }), false],
  ['un dato que no se vio', cambia({ telefono: ['1', '2'], correo: ['a@x.es', 'b@x.es'] }), false],
  ['otro grupo', cambia({ grupos: [null, 'Almacén'] }), false],
])('%s', (_, ahora, esperado) => {
  expect(hace(ahora)).toBe(esperado);
});

test('quien iba a crearse y ya está no se cambia sin que se haya visto', () => {
  const nueva = { estado: 'nueva', cambios: {} };
  expect(hace({ estado: 'nueva', cambios: { correo: [null, 'a@x.es'] } }, nueva)).toBe(true);
  expect(hace(cambia({ telefono: [null, '2'] }), nueva)).toBe(false);
  expect(hace({ estado: 'igual', cambios: {} }, nueva)).toBe(true);
});

test('quien estaba igual y ya no lo está no se cambia', () => {
  expect(hace(cambia({ telefono: ['9', '2'] }), { estado: 'igual', cambios: null })).toBe(false);
});
