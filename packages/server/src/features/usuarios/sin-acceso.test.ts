import { describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const jefa = await school.superAdministrador({ ultimoAcceso: '2026-11-14T10:00:00.000Z' });
const nunca = await school.persona({ ultimoAcceso: null });
const lejana = await school.persona({ ultimoAcceso: '2026-01-02T10:00:00.000Z' });
const reciente = await school.persona({ ultimoAcceso: '2026-11-10T10:00:00.000Z' });

const quienes = async (filtro: string) => {
  const { body } = await jefa.get(`/api/usuarios?${filtro}`);
  return (body.datos as { id: string }[]).map(({ id }) => id).toSorted();
};
const ids = (...personas: { id: string }[]) => personas.map(({ id }) => id).toSorted();

describe('sin acceso desde', () => {
  test('una fecha alcanza a quien entró antes y a quien no entró nunca', async () => {
    expect(await quienes('sinAccesoDesde=2026-11-01T00:00:00.000Z')).toEqual(ids(nunca, lejana));
    expect(await quienes('sinAccesoDesde=2026-11-12T00:00:00.000Z')).toEqual(ids(nunca, lejana, reciente));
  });

  test('nunca es nunca, y se junta con los demás filtros', async () => {
    expect(await quienes('sinAccesoDesde=nunca')).toEqual(ids(nunca));
    expect(await quienes('sinAccesoDesde=nunca&estado=suspendido')).toEqual([]);
  });

  test('lo que no es una fecha se rechaza', async () => {
    expect((await jefa.get('/api/usuarios?sinAccesoDesde=ayer')).status).toBe(400);
  });

  test('los lotes entienden el mismo filtro', async () => {
    const seleccion = { filtro: { sinAccesoDesde: '2026-11-01T00:00:00.000Z' } };
    const { body } = await jefa.post('/api/usuarios/suspender', { seleccion, simular: true });
    expect(body.hechas).toBe(2);
  });
});
