import * as certificadosApi from '@catedra/shared/certificados/api.ts';
import * as disenosApi from '@catedra/shared/certificados/disenos/api.ts';
import type { AjustesDeCertificado } from '@catedra/shared/certificados/schemas.ts';
import type { Permiso } from '@catedra/shared/core/permisos.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { CertificadoPart } from '#pages/cursos/certificado/CertificadoPart.tsx';
import { on, onPatch } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unaSesion, unCurso, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const TODO: Permiso[] = ['cursos:ver', 'cursos:editar', 'certificados:ver', 'certificados:emitir'];
const AJUSTES: AjustesDeCertificado = {
  version: 1,
  horas: 12,
  muestraNota: true,
  notaMinima: null,
  disenoId: null,
};

const DISENO = {
  id: unId(7),
  nombre: 'Con orla',
  modelo: 'orla',
  version: 2,
  pendiente: false,
  cursos: 3,
} as const;
const A_MEDIAS = { ...DISENO, id: unId(8), nombre: 'El nuevo', version: 0, pendiente: true };

const abrir = (permisos: Permiso[] = TODO, certificado = true) => {
  if (permisos.includes('cursos:editar'))
    on(disenosApi.leerDisenos, { disenos: [DISENO, A_MEDIAS], conQr: true });
  return renderPiece(
    <CertificadoPart
      curso={unCurso({ id: unId(1), certificado })}
      readOnly={!permisos.includes('cursos:editar')}
    />,
    { sesion: unaSesion({ permisos }) },
  );
};

test('dice en frases cuándo se da y qué dice, y guarda lo que cambia', async () => {
  on(certificadosApi.leerAjustes, AJUSTES);
  on(certificadosApi.leerQueFaltan, { faltan: 0, terminaron: 0, expedidos: 0 });
  const guardado = on(certificadosApi.guardarAjustes, { ...AJUSTES, version: 2, notaMinima: 5 });
  const { user } = await abrir();

  await screen.findByText(/Se expide solo al completar el curso\. .* dice 12 horas y la nota\./);
  await user.type(screen.getByLabelText(/Nota mínima/), '5');
  await screen.findByText(/al completar el curso con un 5 o más/);
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() =>
    expect(guardado[0]).toMatchObject({
      body: { version: 1, horas: 12, muestraNota: true, notaMinima: 5 },
    }),
  );
});

test('activarlo escribe el curso, y antes dice qué será de quienes ya terminaron', async () => {
  on(certificadosApi.leerAjustes, { ...AJUSTES, version: 0 });
  on(certificadosApi.leerQueFaltan, { faltan: 0, terminaron: 3, expedidos: 0 });
  const curso = onPatch('cursos', unCurso({ id: unId(1), certificado: true }));
  on(certificadosApi.guardarAjustes, { ...AJUSTES, version: 0 });
  const { user } = await abrir(TODO, false);

  await screen.findByText(/3 personas han terminado este curso\. Si lo activas no reciben nada solas/);
  expect(screen.queryByRole('button', { name: 'Emitir los que faltan' })).toBeNull();
  await user.click(screen.getByRole('switch', { name: /Entregar un certificado/ }));
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(curso[0]).toMatchObject({ body: { certificado: true } }));
});

test('emite los que faltan tras decir cuántos son; con algo sin guardar dice por qué no', async () => {
  on(certificadosApi.leerAjustes, AJUSTES);
  on(certificadosApi.leerQueFaltan, { faltan: 2, terminaron: 5, expedidos: 2 });
  const emitidos = on(certificadosApi.emitirQueFaltan, { emitidos: 2 });
  const { user } = await abrir();

  await screen.findByText(
    '5 personas han terminado este curso: 2 tienen su certificado y 2 no lo tienen. A 1 no le toca: no llegan a la nota mínima o se les retiró.',
  );
  await user.click(screen.getByRole('switch', { name: /Decir la nota/ }));
  expect(screen.getByRole('button', { name: 'Emitir los que faltan' })).toHaveProperty('disabled', true);
  screen.getByText('Guarda antes los cambios.');
  await user.click(screen.getByRole('switch', { name: /Decir la nota/ }));
  await user.click(screen.getByRole('button', { name: 'Emitir los que faltan' }));
  await user.click(await screen.findByRole('button', { name: 'Emitir 2 certificados' }));
  await screen.findByText('2 certificados emitidos. Sus PDF estarán en un minuto.');
  expect(emitidos).toHaveLength(1);
});

test('si otra persona guardó antes, lo escrito sigue ahí y se dice', async () => {
  on(certificadosApi.leerAjustes, AJUSTES);
  on(certificadosApi.leerQueFaltan, { faltan: 0, terminaron: 0, expedidos: 0 });
  on(certificadosApi.guardarAjustes, () => {
    throw refused(409, 'VERSION_ANTIGUA', { actual: { ...AJUSTES, version: 2 } });
  });
  const { user } = await abrir();
  const horas = await screen.findByLabelText(/Horas del curso/);
  await user.clear(horas);
  await user.type(horas, '20');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await screen.findByRole('alert');
  expect(screen.getByLabelText(/Horas del curso/)).toHaveProperty('value', '20');
});

test('quien solo mira lo lee sin poder cambiarlo, y sin cuentas de nadie', async () => {
  on(certificadosApi.leerAjustes, AJUSTES);
  await abrir(['cursos:ver']);
  await screen.findByText(/dice 12 horas y la nota/);
  expect(screen.getByRole('switch', { name: /Entregar un certificado/ })).toHaveProperty('disabled', true);
  expect(screen.queryByText('Quienes ya terminaron')).toBeNull();
});

test('se elige entre los diseños publicados, y quien los hace llega a ellos desde aquí', async () => {
  on(certificadosApi.leerAjustes, { ...AJUSTES, disenoId: DISENO.id });
  on(certificadosApi.leerQueFaltan, { faltan: 0, terminaron: 0, expedidos: 0 });
  const guardado = on(certificadosApi.guardarAjustes, { ...AJUSTES, version: 2 });
  const { user } = await abrir([...TODO, 'certificados:disenar']);
  const enlace = await screen.findByRole('link', { name: 'Editar este diseño' });
  expect(enlace.getAttribute('href')).toContain(`diseno=${DISENO.id}`);
  await user.click(screen.getByRole('combobox', { name: 'Diseño' }));
  const sinPublicar = await screen.findByRole('option', { name: 'El nuevo (sin publicar)' });
  expect(sinPublicar.getAttribute('data-combobox-disabled')).toBe('true');
  await user.click(screen.getByRole('option', { name: 'El de la casa' }));
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(guardado[0]).toMatchObject({ body: { disenoId: null } }));
});
