import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { latir } from '@catedra/shared/progreso/api.ts';
import type { LatidoAnotado } from '@catedra/shared/progreso/schemas.ts';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { startHeart } from '#pages/curso/beats/heart.ts';
import { readKept } from '#pages/curso/beats/kept-beats.ts';
import { on } from '#testing/answers.ts';
import { lost, refused } from '#testing/network.ts';
import { unId } from '#testing/records.ts';
import { test } from '#testing/test.ts';
import { letPass, stopTime } from '#testing/time.ts';

const ACTIVIDAD = unId(300);
const ANOTADO: LatidoAnotado = { estado: 'en_curso', porcentaje: 10, segundos: 10 };

/** The server hears what the heart says, unless something else is said. */
const oye = (says = () => ANOTADO) => on(latir, says);

async function empezar(early: Parameters<typeof startHeart>[0]['early'] = []) {
  const onAnswer = vi.fn<() => void>();
  const onCut = vi.fn<(cut: boolean) => void>();
  const heart = startHeart({ usuarioId: 'lucia', actividadId: ACTIVIDAD, early, onAnswer, onCut });
  onTestFinished(() => heart.stop());
  await letPass(0);
  return { heart, onAnswer, onCut };
}

function esconder(hidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
}

const sinRed = () => {
  throw lost();
};

const dicho = (asked: ReturnType<typeof oye>) => asked.map(({ body }) => body);

describe('mientras se mira', () => {
  test('dice al empezar que está aquí, y luego cada diez segundos', async () => {
    stopTime();
    const latidos = oye();
    const { onAnswer } = await empezar();
    expect(latidos).toHaveLength(1);
    await letPass(9_999);
    expect(latidos).toHaveLength(1);
    await letPass(1);
    expect(latidos).toHaveLength(2);
    expect(latidos[0]?.id).toBe(ACTIVIDAD);
    expect(onAnswer).toHaveBeenCalledTimes(2);
  });

  test('lo que pasó entre dos latidos va junto en uno', async () => {
    stopTime();
    const latidos = oye();
    const { heart } = await empezar();
    heart.anotar({ segundo: 2, tramo: [0, 2] });
    heart.anotar({ segundo: 4, tramo: [2, 4] });
    await letPass(10_000);
    expect(dicho(latidos)).toEqual([{}, { segundo: 4, tramo: [0, 4] }]);
  });

  test('un salto se cuenta enseguida, y lo saltado en ningún tramo', async () => {
    stopTime();
    const latidos = oye();
    const { heart } = await empezar();
    heart.anotar({ segundo: 4, tramo: [0, 4] });
    heart.anotar({ segundo: 91, tramo: [90, 91] });
    await letPass(0);
    expect(dicho(latidos)).toEqual([{}, { segundo: 4, tramo: [0, 4] }, { segundo: 91, tramo: [90, 91] }]);
  });

  test('una pausa se cuenta al momento', async () => {
    stopTime();
    const latidos = oye();
    const { heart } = await empezar();
    heart.anotar({ segundo: 3, tramo: [0, 3] });
    heart.ya();
    await letPass(0);
    expect(dicho(latidos)).toEqual([{}, { segundo: 3, tramo: [0, 3] }]);
  });

  test('lo que pasó antes de empezar a latir no se pierde', async () => {
    stopTime();
    const latidos = oye();
    await empezar([{ parrafo: 4 }]);
    expect(dicho(latidos)).toEqual([{ parrafo: 4 }]);
  });

  test('quien lleva cinco minutos sin moverse no está; en cuanto vuelve, sí', async () => {
    stopTime();
    const latidos = oye();
    await empezar();
    await letPass(5 * MINUTO);
    const antes = latidos.length;
    await letPass(MINUTO);
    expect(latidos).toHaveLength(antes);

    window.dispatchEvent(new Event('pointermove'));
    await letPass(10_000);
    expect(latidos).toHaveLength(antes + 1);
  });
});

describe('al irse', () => {
  test('lo último sale al esconder la página, y escondida no late', async () => {
    stopTime();
    const latidos = oye();
    const { heart } = await empezar();
    heart.anotar({ segundo: 5, tramo: [0, 5] });
    esconder(true);
    await letPass(0);
    expect(dicho(latidos)).toEqual([{}, { segundo: 5, tramo: [0, 5] }]);
    await letPass(MINUTO);
    expect(latidos).toHaveLength(2);
  });

  test('parar dice lo que quedaba y ya no late más', async () => {
    stopTime();
    const latidos = oye();
    const { heart } = await empezar();
    heart.anotar({ parrafo: 7 });
    heart.stop();
    await letPass(MINUTO);
    expect(dicho(latidos)).toEqual([{}, { parrafo: 7 }]);
  });
});

describe('en un corte', () => {
  test('se avisa una vez, lo hecho queda guardado aquí, y al volver la red sale todo y se avisa', async () => {
    stopTime();
    oye(sinRed);
    const { heart, onCut } = await empezar();
    heart.anotar({ segundo: 8, tramo: [0, 8] });
    await letPass(20_000);
    expect(onCut.mock.calls).toEqual([[true]]);
    expect(readKept('lucia')).toEqual({ [ACTIVIDAD]: [{ segundo: 8, tramo: [0, 8] }] });

    const latidos = oye();
    window.dispatchEvent(new Event('online'));
    await letPass(0);
    expect(dicho(latidos)).toEqual([{ segundo: 8, tramo: [0, 8] }]);
    expect(onCut.mock.calls).toEqual([[true], [false]]);
    expect(readKept('lucia')).toEqual({});
  });

  test('lo que guardó otra visita se cuenta al empezar la siguiente', async () => {
    stopTime();
    oye(sinRed);
    const { heart } = await empezar();
    heart.anotar({ parrafo: 3 });
    heart.stop();
    await letPass(0);

    const latidos = oye();
    await empezar();
    expect(dicho(latidos)).toEqual([{ parrafo: 3 }]);
  });

  test('si terminó la sesión, lo hecho espera a que vuelva a entrar y no se dice que falte la red', async () => {
    stopTime();
    oye(() => {
      throw refused(401, 'NO_AUTENTICADO');
    });
    const { onCut } = await empezar([{ parrafo: 3 }]);
    expect(readKept('lucia')).toEqual({ [ACTIVIDAD]: [{ parrafo: 3 }] });
    expect(onCut).not.toHaveBeenCalled();

    const latidos = oye();
    await letPass(10_000);
    expect(dicho(latidos)).toEqual([{ parrafo: 3 }]);
  });

  test('lo que el servidor rechaza no se repite ni se tiene por un corte', async () => {
    stopTime();
    const latidos = oye(() => {
      throw refused(409, 'ACTIVIDAD_SIN_ABRIR');
    });
    const { onCut } = await empezar([{ parrafo: 1 }]);
    expect(latidos).toHaveLength(1);
    expect(onCut).not.toHaveBeenCalled();
    expect(readKept('lucia')).toEqual({});
  });
});
