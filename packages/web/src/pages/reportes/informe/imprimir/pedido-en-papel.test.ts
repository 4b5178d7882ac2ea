import { cumplimiento } from '@catedra/shared/informes/cumplimiento/informe.ts';
import { expect, test } from 'vitest';
import { pedidoEnPapel } from '#pages/reportes/informe/imprimir/pedido-en-papel.ts';

const NOMBRADOS = { grupos: [{ id: 'g', nombre: 'Logística' }], cursos: [{ id: 'c', titulo: 'Alturas' }] };

test.each([
  [{}, 'Sin filtros.'],
  [{ estado: 'no_cumple', grupo: 'g' }, 'Estado: No cumple; Grupo: Logística.'],
  [{ curso: 'otro' }, 'Curso: uno que no ves.'],
  [{ vence: '2026-03-01..', buscar: 'ana' }, 'Vence: desde el 1 mar 2026; se buscó «ana».'],
  [{ estado: 'inventado', otra: 'cosa' }, 'Sin filtros.'],
] as const)('de %j el papel dice «%s»', (search, dicho) => {
  expect(pedidoEnPapel(cumplimiento, search, NOMBRADOS)).toBe(dicho);
});
