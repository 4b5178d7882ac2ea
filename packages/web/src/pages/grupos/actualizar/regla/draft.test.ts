import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import type { CondicionDeRegla } from '@catedra/shared/grupos/regla.ts';
import { expect, test } from 'vitest';
import { conditionOf, draftOf, emptyDraft, ruleOf, withField } from '#pages/grupos/actualizar/regla/draft.ts';

const campo = (id: string, tipo: CampoALaVista['tipo']) =>
  ({ id, tipo, nombre: id, opciones: [] }) as unknown as CampoALaVista;
const campos = [
  campo('l', 'lista'),
  campo('f', 'fecha'),
  campo('n', 'numero'),
  campo('t', 'texto'),
  campo('s', 'si_no'),
];

test.each<CondicionDeRegla>([
  { campo: 'l', es: 'igual', a: ['x', 'y'] },
  { campo: 'l', es: 'distinto', a: ['x'] },
  { campo: 'f', es: 'haceMasDe', dias: 30 },
  { campo: 'f', es: 'entre', desde: '2026-01-01' },
  { campo: 'n', es: 'entre', desde: 1, hasta: 2.5 },
  { campo: 't', es: 'contiene', a: 'mozo' },
  { campo: 't', es: 'empieza', a: 'mozo' },
  { campo: 's', es: 'igual', a: [false] },
  { campo: 't', es: 'vacio' },
  { es: 'perfil', a: ['p'] },
  { es: 'estado', a: 'suspendido' },
])('lo guardado se edita y vuelve igual: %o', (condicion) => {
  expect(conditionOf(draftOf(condicion), campos)).toEqual(condicion);
});

test('lo que está a medias no es una regla todavía; sin condiciones, no hay', () => {
  const media = withField(emptyDraft(), 'l', campos);
  expect(media.es).toBe('igual');
  expect(ruleOf({ cumple: 'todas', condiciones: [media] }, campos)).toBeUndefined();
  expect(ruleOf({ cumple: 'todas', condiciones: [{ ...media, valores: ['x'] }] }, campos)).toEqual({
    cumple: 'todas',
    condiciones: [{ campo: 'l', es: 'igual', a: ['x'] }],
  });
  expect(ruleOf({ cumple: 'todas', condiciones: [] }, campos)).toBeNull();
  expect(conditionOf({ ...withField(media, 'f', campos), dias: '1,5' }, campos)).toBeNull();
});
