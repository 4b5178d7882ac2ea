import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { MissingNotice } from '#pages/actividades/lista/MissingNotice.tsx';
import { unaSesion, unCurso, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const prueba = { id: unId(3), titulo: 'Final', tipo: 'evaluacion', lista: false, oculta: false };
const sinTexto = { id: unId(4), titulo: 'Normas', tipo: 'lectura', lista: false, oculta: false };

const mirar = (actividades: readonly object[], publicarEn: string | null = null, permiso = true) =>
  renderPiece(
    <MissingNotice
      contenido={
        {
          curso: unCurso({ estado: 'borrador', publicarEn }),
          secciones: [],
          actividades,
          porPublicar: null,
        } as unknown as ContenidoDeCurso
      }
    />,
    {
      sesion: unaSesion({ permisos: ['cursos:ver', ...(permiso ? (['evaluaciones:editar'] as const) : [])] }),
    },
  );

test('de una evaluación en borrador que se publica con el curso no se dice que falte', async () => {
  await mirar([prueba]);
  expect(screen.getByText('Al publicar el curso se publica con él:')).toBeTruthy();
  expect(screen.queryByText(/Para publicar falta/)).toBeNull();
});

test.each([
  ['hay algo más por completar', [prueba, sinTexto], null, true, 'Para publicar faltan 2 cosas:'],
  ['se publica solo en una fecha', [prueba], '2030-01-01T08:00:00.000Z', true, 'Para publicar falta 1 cosa:'],
  ['no puede publicarla', [prueba], null, false, 'Para publicar falta 1 cosa:'],
])('si %s, falta', async (_, actividades, publicarEn, permiso, dicho) => {
  await mirar(actividades, publicarEn, permiso);
  expect(screen.getByText(dicho)).toBeTruthy();
});
