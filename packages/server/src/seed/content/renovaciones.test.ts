import { expect, test } from 'vitest';
import { cuentasDemo } from '#seed/accounts.ts';
import { DIA } from '@catedra/shared/core/duraciones.ts';
import { tellHistory } from '#seed/load-history.ts';

test.each(['2026-11-16T05:10:00Z', '2026-04-07T09:00:00Z', '2027-01-02T23:59:59Z'])(
  'vista el %s, cuatro personas sin cuenta publicada terminaron hace tanto que deben renovar, y todo lo suyo es de entonces',
  (momento) => {
    const now = new Date(momento);
    const { anterior, vigente } = tellHistory(now);
    const quienes = new Set(anterior.progreso.map(({ persona }) => persona));
    expect(quienes.size).toBe(4);
    for (const { clave } of cuentasDemo) expect(quienes).not.toContain(clave);
    const haceDias = (en: Date | string) => (now.getTime() - new Date(en).getTime()) / DIA;
    const fechas = [
      ...anterior.progreso.flatMap(({ iniciadoEn, completadoEn }) => [
        iniciadoEn,
        completadoEn ?? iniciadoEn,
      ]),
      ...anterior.intentos.flatMap(({ fila, preguntas, sucesos }) => [
        fila.entregadoEn ?? now,
        ...preguntas.flatMap(({ guardadaEn }) => guardadaEn ?? []),
        ...sucesos.map(({ en }) => en ?? now),
      ]),
      ...anterior.entregas.flatMap(({ entregadaEn, calificadaEn }) => [
        entregadaEn ?? now,
        calificadaEn ?? now,
      ]),
    ];
    expect(Math.min(...fechas.map((en) => haceDias(en)))).toBeGreaterThan(328);
    expect(vigente.intentos.length).toBeGreaterThan(150);
    expect(
      vigente.progreso.some(({ persona, curso }) => quienes.has(persona) && curso === 'proteccion-de-datos'),
    ).toBe(false);
  },
);
