// @vitest-environment happy-dom
import { expect, vi } from 'vitest';
import { MarkFields } from '#pages/actividades/entregas/MarkFields.tsx';
import type { MarkValues } from '#pages/actividades/entregas/mark-values.ts';
import { HOY, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const breve = { id: unId(1), titulo: 'Cuenta un casi accidente' };
const trabajo = {
  entrega: {
    id: unId(2),
    version: 1,
    actividadId: unId(1),
    cursoId: unId(100),
    usuarioId: unId(3),
    intento: 1,
    texto: '<p>El martes</p>',
    archivos: [],
    estado: 'entregada' as const,
    tarde: false,
    entregadaEn: HOY,
    nota: null,
    rubrica: [],
    comentario: '',
    calificadaEn: null,
    actualizadoEn: HOY,
  },
  persona: { id: unId(3), nombre: 'Ana', apellidos: 'García' },
  curso: { id: unId(100), titulo: 'Altura' },
  actividad: {
    ...breve,
    instrucciones: '',
    pideTexto: true,
    venceEn: null,
    rubrica: [
      {
        titulo: 'Cuenta los hechos',
        descripcion: null,
        puntos: 1,
        niveles: [
          { nombre: 'Flojo', puntos: 0.5 },
          { nombre: 'Muy bien', puntos: 1 },
        ],
      },
      { titulo: 'Sin niveles', descripcion: null, puntos: 3 },
    ],
  },
  calificadaPor: null,
  intentosQueQuedan: null,
  propia: false,
  anteriores: [],
};

test('elegir un nivel da sus puntos, y el que vale lo dado está marcado', async () => {
  const onChange = vi.fn<(patch: Partial<MarkValues>) => void>();
  const { screen, user } = await renderPiece(
    <MarkFields
      trabajo={trabajo}
      values={{ nota: null, puntos: [0.5, null], comentario: '' }}
      errors={{}}
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('button', { name: /^Flojo/ }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: /^Muy bien/ }));
  expect(onChange).toHaveBeenCalledWith({ puntos: [1, null] });
  expect(screen.queryByRole('group', { name: 'Niveles de «Sin niveles»' })).toBeNull();
});
