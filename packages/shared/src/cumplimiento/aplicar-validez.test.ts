import { expect, test } from 'vitest';
import { type Aplicada, aplicarA, type Completada } from '#cumplimiento/aplicar-validez.ts';

const UNA: Completada = {
  cuentaDesde: '2026-03-20',
  hasta: null,
  anterior: null,
  hoy: '2026-11-18',
  algoAbierto: true,
};
const COMO = { validez: { meses: 12 }, diasParaRenovar: 60, dias: 30 };

test.each<[string, Partial<Completada>, Partial<Aplicada> | null]>([
  [
    'la que aún vale queda al día hasta su fin',
    {},
    { hasta: '2027-03-20', ultimoDia: null, abre: false, estado: 'al_dia', abreEl: '2027-01-19' },
  ],
  [
    'la que está en sus días se abre ya, hasta su fin',
    { cuentaDesde: '2025-12-20' },
    { hasta: '2026-12-20', ultimoDia: null, abre: true, estado: 'por_renovar' },
  ],
  [
    'la que acaba hoy, también',
    { cuentaDesde: '2025-11-18' },
    { hasta: '2026-11-18', ultimoDia: null, abre: true, estado: 'por_renovar' },
  ],
  [
    'la que ya habría caducado tiene sus días',
    { cuentaDesde: '2020-01-10' },
    { hasta: '2021-01-10', ultimoDia: '2026-12-18', abre: true, estado: 'por_renovar' },
  ],
  [
    'donde nada está abierto no se abre nada',
    { cuentaDesde: '2020-01-10', algoAbierto: false },
    { ultimoDia: '2026-12-18', abre: false, estado: 'al_dia' },
  ],
  ['la que ya valía lo mismo sigue igual', { hasta: '2027-03-20' }, null],
  ['la que valía dos años se acorta', { hasta: '2028-03-20' }, { hasta: '2027-03-20' }],
  [
    'nunca acaba antes que lo que renovó',
    { hasta: '2028-03-20', anterior: '2027-06-01' },
    { hasta: '2027-06-01', ultimoDia: null },
  ],
])('%s', (_, cambios, esperado) => {
  const dada = aplicarA({ ...UNA, ...cambios }, COMO);
  if (esperado === null) expect(dada).toBeNull();
  else expect(dada).toMatchObject(esperado);
});
