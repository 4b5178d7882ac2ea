import * as api from '@catedra/shared/cumplimiento/api.ts';
import type { RenovacionDeCurso } from '@catedra/shared/cumplimiento/renovacion.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { RenovacionPart } from '#pages/cursos/renovacion/RenovacionPart.tsx';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unaSesion, unCurso, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const COMO_ESTA: RenovacionDeCurso = {
  version: 1,
  validezMeses: 12,
  validezDia: null,
  validezMinimoMeses: 6,
  diasParaRenovar: 60,
  diasDeMargen: 5,
  renovarYa: false,
  avisaVence: null,
  avisaCaduca: null,
  deLaAcademia: { avisaVence: [14, 7, 1], avisaCaduca: [30, 7, 1] },
  personas: { al_dia: 3, caducado: 1 },
  paraSiempre: 2,
  cierran: [],
};

const abrir = (de: Partial<RenovacionDeCurso> = {}) => {
  on(api.leerRenovacion, { ...COMO_ESTA, ...de });
  return renderPiece(<RenovacionPart curso={unCurso({ id: unId(1), estado: 'publicado' })} />, {
    sesion: unaSesion({ permisos: ['cursos:ver', 'cursos:editar', 'progreso:ver'] }),
  });
};

test('dice en una frase cuánto vale, y cómo está su gente, con quiénes son', async () => {
  await abrir();
  await screen.findByText('Vale 12 meses; se renueva desde 60 días antes; 5 días de margen.');
  const caducados = screen.getByRole('link', { name: '1 persona' });
  expect(caducados.getAttribute('href')).toContain('cumplimiento=caducado');
  await screen.findByText(/A 2 de ellas lo que completaron les vale para siempre/);
});

test('guarda lo que cambia con su versión, y dice a quién le vale', async () => {
  const guardado = on(api.guardarRenovacion, { ...COMO_ESTA, version: 2, renovarYa: true });
  const { user } = await abrir();
  await user.click(await screen.findByRole('switch', { name: /Quien quiera puede renovar antes/ }));
  await screen.findByText(/Vale para lo que se complete desde ahora/);
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() =>
    expect(guardado[0]).toMatchObject({ body: { version: 1, renovarYa: true, validezMeses: 12 } }),
  );
});

test('lo que no cabe en la validez se dice con el día que da, y se puede guardar', async () => {
  await abrir({ validezMeses: 1 });
  await screen.findByText(/60 días para renovar no caben en esta validez: quien termine el .* a la mitad\./);
});

test('si alguien guardó antes, lo escrito sigue ahí', async () => {
  on(api.guardarRenovacion, () => {
    throw refused(409, 'VERSION_ANTIGUA', { actual: { ...COMO_ESTA, version: 2 } });
  });
  const { user } = await abrir();
  const margen = await screen.findByLabelText('Días de margen');
  await user.clear(margen);
  await user.type(margen, '9');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await screen.findByText(/Rechazado: VERSION_ANTIGUA/);
  expect(screen.getByLabelText<HTMLInputElement>('Días de margen').value).toBe('9');
});

test('sin validez no se pregunta cuándo se renueva', async () => {
  const { user } = await abrir();
  await user.click(await screen.findByRole('radio', { name: 'No caduca' }));
  await screen.findByText('No caduca; 5 días de margen.');
  expect(screen.queryByLabelText(/Días para renovar/)).toBeNull();
});

test('lo obligatorio que cierra se dice donde se decide la validez', async () => {
  const { user } = await abrir({
    cierran: [
      { actividadId: unId(3), titulo: 'Prueba inicial', cierraEn: '2020-03-31T21:59:59.000Z' },
      { actividadId: unId(4), titulo: 'Prueba final', cierraEn: '2040-04-30T21:59:59.000Z' },
    ],
  });
  await screen.findByText('«Prueba final» cierra el 30 de abril de 2040: quien renueve después no la hará.');
  await screen.findByText('«Prueba inicial» cerró el 31 de marzo de 2020: quien renueve no la hará.');
  await user.click(screen.getByRole('radio', { name: 'No caduca' }));
  expect(screen.queryByText(/quien renueve/)).toBeNull();
});

test('los días en que se avisa son los de la academia, o los suyos', async () => {
  const guardado = on(api.guardarRenovacion, { ...COMO_ESTA, version: 2, avisaVence: [20, 14, 7, 1] });
  const { user } = await abrir();
  await screen.findByText('Vence: 14, 7 y 1 días antes. Caduca: 30, 7 y 1 días antes.');
  await user.click(screen.getByRole('radio', { name: 'Otros días' }));
  await user.type(
    await screen.findByLabelText('Días antes de que venza', { selector: 'input:not([type=hidden])' }),
    '20{Enter}mil{Enter}',
  );
  await screen.findByText('Escribe días, de 1 a 365.');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() =>
    expect(guardado[0]).toMatchObject({ body: { avisaVence: [20, 14, 7, 1], avisaCaduca: [30, 7, 1] } }),
  );
});
