import { expect } from 'vitest';
import { Casa } from '#pages/dashboard/Casa.tsx';
import { onList } from '#testing/answers.ts';
import { unaSesion } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const cuentas = { nuncaEntraron: 2, contraseñasTemporales: 0, cursosPublicados: 5 };
const disco = { libreMb: 73_728, reservaMb: 500, poco: false };

test('quién no tiene con qué entrar se dice y lleva a su lista', async () => {
  onList('usuarios', { datos: [], siguiente: null, total: { valor: 42, exacto: true } });
  const { screen } = await renderPiece(<Casa resumen={cuentas} />, {
    sesion: unaSesion({ permisos: ['usuarios:ver'] }),
  });
  const link = await screen.findByRole('link', { name: '42 personas no tienen contraseña ni invitación' });
  expect(link.getAttribute('href')).toBe('/admin/usuarios?llave=ninguna&estado=activo');
});

test('cada cosa lleva a su lista, y lo que está en orden no lleva a ninguna vacía', async () => {
  onList('usuarios', { datos: [], siguiente: null, total: { valor: 0, exacto: true } });
  const sesion = unaSesion({ permisos: ['reportes:ver', 'usuarios:ver', 'cursos:ver'] });
  const { screen } = await renderPiece(<Casa resumen={{ ...cuentas, disco }} />, { sesion });
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2 personas no han entrado nunca', '/admin/usuarios?acceso=nunca&estado=activo'],
    ['5 cursos publicados', '/admin/cursos?estado=publicado'],
    ['Quedan 72 GB libres en el disco', '/admin/configuracion?vista=academia'],
  ]);
  expect(screen.getByText('Nadie sigue con una contraseña temporal')).toBeTruthy();
});

test('del disco no se dice nada a quien no lo cuida, ni dos veces cuando queda poco', async () => {
  const { screen } = await renderPiece(<Casa resumen={{ ...cuentas, disco: { ...disco, poco: true } }} />);
  expect(screen.queryByText(/libres en el disco/)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
