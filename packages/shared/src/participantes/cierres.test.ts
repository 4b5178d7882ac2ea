import { expect, test } from 'vitest';
import { cabeEnElGrupo, cierraAntes, type CierresAntes, sumarCierres } from '#participantes/cierres.ts';

const DIA_1 = '2026-11-01T09:00:00.000Z';
const DIA_20 = '2026-11-20T09:00:00.000Z';
const DIA_30 = '2026-11-30T09:00:00.000Z';
const suyo = { venceEn: DIA_30, cierraEn: DIA_20, desde: DIA_1, hecha: false, exenta: false };

test.each([
  ['cierra antes de su plazo', {}, true],
  ['cierra a la vez que su plazo', { cierraEn: DIA_30 }, false],
  ['cierra después', { venceEn: DIA_20, cierraEn: DIA_30 }, false],
  ['el mismo momento escrito en otra zona', { cierraEn: '2026-11-30T10:00:00.000+01:00' }, false],
  ['no le cierra nunca', { cierraEn: null }, false],
  ['no tiene plazo', { venceEn: null }, false],
  ['ya la hizo', { hecha: true }, false],
  ['no le cuenta', { exenta: true }, false],
  ['había cerrado cuando entró', { desde: DIA_20 }, false],
  ['cerró teniendo el curso', { desde: DIA_1, cierraEn: '2026-11-01T09:00:01.000Z' }, true],
])('%s', (_, cambio, dicho) => {
  expect(cierraAntes({ ...suyo, ...cambio })).toBe(dicho);
});

const grupo = { pendientes: 12, afectadas: 12, primerPlazo: DIA_30, ultimoPlazo: DIA_30 };

test.each([
  ['a todo el grupo, con una fecha', {}, true],
  ['a una parte', { afectadas: 11 }, false],
  ['a todo el grupo, cada una con la suya', { primerPlazo: DIA_20 }, false],
  ['a nadie', { pendientes: 0, afectadas: 0, primerPlazo: null, ultimoPlazo: null }, false],
])('una excepción del grupo sirve: %s', (_, cambio, dicho) => {
  expect(cabeEnElGrupo({ ...grupo, ...cambio })).toBe(dicho);
});

test('lo contado de unas y de otras se suma, y pesa lo que no se puede', () => {
  const una = { evaluacionId: 'a', titulo: 'Examen', cierraEn: DIA_20, ultimoCierre: DIA_20, personas: 2 };
  const unas: CierresAntes = { personas: 2, evaluaciones: [una], remedio: 'personas', sinRemedio: 1 };
  const otra = { ...una, cierraEn: DIA_1, ultimoCierre: DIA_1, personas: 3 };
  const otras: CierresAntes = { personas: 3, evaluaciones: [otra], remedio: 'sin_permiso', sinRemedio: 0 };
  expect(sumarCierres(unas, otras)).toEqual({
    personas: 5,
    evaluaciones: [{ ...una, cierraEn: DIA_1, ultimoCierre: DIA_20, personas: 5 }],
    remedio: 'sin_permiso',
    sinRemedio: 1,
  });
});
