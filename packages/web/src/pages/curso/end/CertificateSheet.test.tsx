import { expect } from 'vitest';
import { CertificateSheet } from '#pages/curso/end/CertificateSheet.tsx';
import { unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

test('la hoja dice lo que su papel y lleva a él', async () => {
  const { screen } = await renderPiece(
    <CertificateSheet
      image={null}
      certificado={{
        id: unId(1),
        estado: 'valido',
        numero: '2026-000418',
        rectificado: false,
        codigo: 'K7QM-4XTD-9FHW',
        cursoId: unId(10),
        titulo: 'Trabajos en altura',
        nombre: 'Lucía Fernández Cano',
        documento: null,
        horas: 12,
        nota: 8.9,
        completadoEl: '2026-02-18',
        expedidoEn: '2026-02-18T10:42:00.000Z',
        validoHasta: '2027-02-18',
        huella: null,
      }}
    />,
  );
  const hoja = await screen.findByRole('link', { name: 'Descargar el certificado de Trabajos en altura' });
  expect(hoja.getAttribute('href')).toContain(unId(1));
  expect(hoja.textContent).toContain('Lucía Fernández Cano');
  expect(hoja.textContent).toContain('de 12 horas, con una nota de 8,9 sobre 10, el 18 de febrero');
  expect(hoja.textContent).toContain('Es válido hasta el 18 de febrero de 2027.');
  expect(hoja.textContent).toContain('K7QM-4XTD-9FHW');
});
