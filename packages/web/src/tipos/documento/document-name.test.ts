import { expect, test } from 'vitest';
import { nameAfter } from '#tipos/documento/document-name.ts';

const [plan, horario] = [{ nombre: 'plan.pdf' }, { nombre: 'horario.pdf' }];

test('con otro archivo, el nombre que era del anterior pasa a ser el suyo', () => {
  expect(nameAfter(null, null, plan)).toBe('plan.pdf');
  expect(nameAfter('plan.pdf', plan, horario)).toBe('horario.pdf');
  expect(nameAfter('plan.pdf', plan, null)).toBeNull();
});

test('el que alguien escribió se queda', () => {
  expect(nameAfter('Plan de emergencia', plan, horario)).toBe('Plan de emergencia');
  expect(nameAfter('Plan de emergencia', plan, null)).toBe('Plan de emergencia');
});
