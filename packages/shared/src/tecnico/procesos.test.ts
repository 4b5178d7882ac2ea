import { expect, test } from 'vitest';
import { halladoEnProcesos, type Proceso } from '#tecnico/procesos.ts';

const ahora = new Date('2026-11-19T10:00:00Z');
const uno = (values: Partial<Proceso> = {}): Proceso => ({
  id: '00000000-0000-4000-8000-000000000001',
  equipo: 'a',
  pid: 7,
  version: '0.2.0',
  desde: '2026-11-18T10:00:00Z',
  visto: '2026-11-19T09:59:50Z',
  bytes: 1,
  retrasoMs: 12,
  pantallas: 3,
  ...values,
});
const mudo = uno({ visto: '2026-11-19T09:58:50Z' });

test.each([
  [[], 'Ningún proceso se ha anotado todavía'],
  [[uno()], 'Un proceso atiende la academia'],
  [[uno(), uno()], '2 procesos atienden la academia'],
  [[uno(), uno({ version: '0.1.0' })], 'Hay procesos de versiones distintas'],
  [[uno(), uno({ retrasoMs: 400 })], 'Un proceso va lento'],
  [[uno({ retrasoMs: 400 }), uno({ retrasoMs: 201 })], '2 procesos van lentos'],
  [[uno({ version: '0.1.0' }), mudo], 'Un proceso no contesta'],
  [[mudo, mudo], '2 procesos no contestan'],
])('%#', (procesos, dice) => {
  expect(halladoEnProcesos({ procesos }, ahora)).toBe(dice);
});
