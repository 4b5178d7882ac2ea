import { describe, expect, test } from 'vitest';
import { actividadesDe, cursos, seEntrega } from '#seed/content/cursos.ts';
import { conEntregas, trabajos } from '#seed/content/entregas.ts';
import { historia } from '#seed/content/historia.ts';

const deEntregar = cursos
  .filter(({ estado }) => estado === 'publicado')
  .flatMap(actividadesDe)
  .filter(seEntrega)
  .map(({ clave }) => clave);

test('cada tarea de un curso publicado tiene qué entregar', () => {
  expect(Object.keys(trabajos).toSorted()).toEqual(deEntregar.toSorted());
});

describe.each(['2026-11-15T10:00:00Z', '2026-04-07T09:00:00Z'])('el %s', (momento) => {
  const now = new Date(momento);
  const { progreso, entregas } = conEntregas(historia(now).progreso, now);

  test('lo que cuenta el progreso de una tarea es lo que dice su última entrega', () => {
    for (const fila of progreso.filter(({ actividad }) => deEntregar.includes(actividad))) {
      const suyas = entregas.filter(
        ({ persona, actividad }) => persona === fila.persona && actividad === fila.actividad,
      );
      const ultima = suyas.at(-1);
      expect(ultima?.estado === 'borrador', fila.actividad).toBe(fila.estado === 'en_curso');
      expect(ultima?.nota).toBe(fila.nota);
      expect(suyas.map(({ intento }) => intento)).toEqual(suyas.map((_, i) => i + 1));
    }
  });

  test('hay trabajos en todos los estados, y nadie los corrige antes de que se entreguen', () => {
    expect(new Set(entregas.map(({ estado }) => estado))).toEqual(
      new Set(['borrador', 'entregada', 'devuelta', 'calificada']),
    );
    for (const { entregadaEn, calificadaEn } of entregas) {
      if (calificadaEn) expect(calificadaEn.getTime()).toBeGreaterThanOrEqual(entregadaEn?.getTime() ?? NaN);
      expect((calificadaEn ?? entregadaEn ?? now).getTime()).toBeLessThanOrEqual(now.getTime());
    }
  });
});
