import { expect } from 'vitest';
import { SinAsignar } from '#pages/dashboard/SinAsignar.tsx';
import { onList } from '#testing/answers.ts';
import { unaSesion, unGrupo, unUsuario } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

test('los pasos se marcan con lo que hay, y el siguiente es el que destaca', async () => {
  onList('usuarios', { datos: [unUsuario()], siguiente: null, total: { valor: 12, exacto: true } });
  onList('grupos', { datos: [unGrupo()], siguiente: null, total: { valor: 0, exacto: true } });
  const { screen } = await renderPiece(<SinAsignar cursos={1} />, {
    sesion: unaSesion({
      permisos: [
        'cursos:crear',
        'usuarios:cargar',
        'usuarios:ver',
        'grupos:ver',
        'grupos:crear',
        'grupos:editar',
      ],
    }),
  });
  await screen.findByText(/^2 de 4 pasos hechos\./);
  expect(screen.getByText('Hay 11 personas además de ti.')).toBeTruthy();
  expect(screen.getByText('Hay 1 curso publicado.')).toBeTruthy();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Crear un grupo',
    'Ir a los grupos',
  ]);
});
