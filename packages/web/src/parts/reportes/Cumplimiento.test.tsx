import * as reportesApi from '@catedra/shared/reportes/api.ts';
import type { CumplimientoContado } from '@catedra/shared/reportes/cumplimiento.ts';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { Cumplimiento, enPorCiento } from '#parts/reportes/Cumplimiento.tsx';
import { on } from '#testing/answers.ts';
import { unaSesion, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const NADIE: CumplimientoContado['cuentas'] = {
  exento: 0,
  al_dia: 0,
  por_renovar: 0,
  sin_plazo: 0,
  en_plazo: 0,
  en_gracia: 0,
  vencido: 0,
  caducado: 0,
};

const abrir = async (cuentas: Partial<CumplimientoContado['cuentas']>, reportes = true) => {
  const pedidas = on(reportesApi.leerCumplimiento, {
    en: '2026-01-02T09:42:00.000Z',
    cuentas: { ...NADIE, ...cuentas },
  });
  await renderPiece(<Cumplimiento curso={unId(5)} />, {
    sesion: unaSesion({ permisos: reportes ? ['reportes:ver'] : [] }),
  });
  return pedidas;
};

test('las dos cifras van juntas, con de cuántas son y de qué momento', async () => {
  const pedidas = await abrir({
    al_dia: 5,
    por_renovar: 1,
    en_plazo: 2,
    vencido: 1,
    caducado: 1,
    sin_plazo: 4,
  });
  const juntas = await screen.findByRole('region', { name: 'Cumplimiento' });
  expect(juntas.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Al día60 %Sin incumplir80 %De 10 asignaciones, a las 10:42. No cumplen 1 vencida y 1 caducada. Aparte, 4 sin plazo.',
  );
  expect(pedidas[0]?.query).toMatchObject({ curso: unId(5) });
  expect(screen.getByRole('link', { name: '1 caducada' }).getAttribute('href')).toContain(
    'cumplimiento=caducado',
  );
});

test('donde no cuenta nadie hay una raya, y lo que no cuenta se dice aparte', async () => {
  await abrir({ exento: 1 });
  const juntas = await screen.findByRole('region', { name: 'Cumplimiento' });
  expect(juntas.textContent).toBe(
    'Al día—Sin incumplir—Ninguna asignación cuenta, a las 10:42. Aparte, 1 exenta.',
  );
});

test('a quien no lee reportes ni se le pregunta ni se le dice nada', async () => {
  expect(await abrir({ al_dia: 1 }, false)).toHaveLength(0);
  expect(screen.queryByRole('region', { name: 'Cumplimiento' })).toBeNull();
});

test('mientras falte una no son todas, y mientras haya una no es ninguna', () => {
  expect([1, 0.9999, 0.864, 0.0001, 0].map(enPorCiento)).toEqual([100, 99.9, 86.4, 0.1, 0]);
});
