import type { PruebaDePersona } from '@catedra/shared/participantes/persona.ts';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { FichaImpresa } from '#pages/usuarios/actualizar/FichaImpresa.tsx';
import { Notas } from '#pages/usuarios/actualizar/Notas.tsx';
import { HOY, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const prueba = (number: number, values: Partial<PruebaDePersona>): PruebaDePersona => ({
  id: unId(number),
  evaluacionId: unId(20),
  actividadId: unId(21),
  titulo: `Intento ${number}`,
  curso: { id: unId(22), titulo: 'Altura' },
  enPapelera: false,
  ronda: 1,
  numero: number,
  estado: 'entregado',
  en: HOY,
  nota: 8.5,
  provisional: false,
  notaMinima: 5,
  ...values,
});
const PRUEBAS = [
  prueba(1, { nota: 2, provisional: true }),
  prueba(2, { estado: 'anulado', nota: 7 }),
  prueba(3, { estado: 'en_curso', nota: null }),
];

const said = (name: RegExp, options = {}) => {
  const row = screen.getByRole('row', { name, ...options });
  return within(row)
    .getAllByRole('cell', options)
    .slice(-2)
    .map(({ textContent }) => textContent);
};

test('la nota de lo que falta por corregir se dice como en los resultados: al menos', async () => {
  await renderPiece(<Notas pruebas={PRUEBAS} nombre="Ana" />);
  expect(said(/Intento 1/)).toEqual(['Por corregir', 'al menos 2,00']);
  expect(said(/Intento 2/)).toEqual(['Anulado', '7,00']);
  expect(screen.getByText('7,00').tagName).toBe('S');
  expect(said(/Intento 3/)).toEqual(['En curso', '—']);
});

test('en el papel que se firma, una nota provisional tampoco pasa por definitiva', async () => {
  await renderPiece(
    <FichaImpresa nombre="Ana" datos={{ cursos: null, dias: null, pruebas: PRUEBAS, entregas: null }} />,
  );
  expect(said(/Intento 1/, { hidden: true })).toEqual(['Por corregir', 'al menos 2,00']);
});

test('lo que está en la papelera se dice, también en el papel', async () => {
  const pruebas = [prueba(1, { enPapelera: true }), prueba(2, {})];
  await renderPiece(
    <>
      <Notas pruebas={[prueba(1, { enPapelera: true })]} nombre="Ana" />
      <FichaImpresa nombre="Ana" datos={{ cursos: null, dias: null, pruebas, entregas: null }} />
    </>,
  );
  const dichas = screen
    .getAllByRole('row', { name: /Intento \d/, hidden: true })
    .map((row) => row.textContent.includes('Altura, en la papelera'));
  expect(dichas).toEqual([true, true, false]);
});
