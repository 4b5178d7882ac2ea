import type { Entrega } from '@catedra/shared/entregas/schemas.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, sinConexion } from '#platform/api-error.ts';
import type { Draft } from '#tipos/tarea/draft.ts';
import { type Keeping, startKeeper } from '#tipos/tarea/keeper.ts';

const VACIO: Draft = { version: 0, intento: 1, texto: '', archivos: [] };
const entregaDe = (texto: string, version: number) =>
  ({ id: 'e1', version, intento: 1, texto, archivos: [] }) as unknown as Entrega;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server of one draft, that can be cut off. */
function mesa(current: Draft = VACIO, saved: Draft = VACIO) {
  const servidor = {
    cortado: false,
    /** What arrives is kept, and the answer gets lost. */
    mudo: false,
    version: saved.version,
    texto: saved.texto,
    enviados: [] as string[],
  };
  const estados: Keeping[] = [];
  let guardado: Draft | null = null;
  const keeper = startKeeper({
    saved,
    current,
    send: async (draft) => {
      if (servidor.cortado) throw sinConexion();
      if (draft.version !== servidor.version)
        throw new ApiError(409, 'VERSION_ANTIGUA', 'Otra versión.', {
          actual: entregaDe(servidor.texto, servidor.version),
        });
      servidor.enviados.push(draft.texto);
      servidor.texto = draft.texto;
      servidor.version += 1;
      if (servidor.mudo) throw sinConexion();
      return entregaDe(draft.texto, servidor.version);
    },
    remember: (draft) => {
      guardado = draft;
    },
    onState: (estado) => void estados.push(estado),
    onSaved: () => undefined,
    now: () => new Date('2026-03-03T10:30:00Z'),
  });
  return { keeper, servidor, estados, enElNavegador: () => guardado };
}

describe('el borrador de un trabajo', () => {
  test('se envía tras una pausa, lo último y una sola vez', async () => {
    const { keeper, servidor, estados, enElNavegador } = mesa();
    keeper.change({ texto: 'Ho' });
    keeper.change({ texto: 'Hola' });
    await vi.advanceTimersByTimeAsync(1_500);

    expect(servidor.enviados).toEqual(['Hola']);
    expect(estados.at(-1)?.tipo).toBe('guardado');
    expect(enElNavegador()).toBeNull();
  });

  test('con la conexión cortada queda en el navegador y sale cuando vuelve', async () => {
    const { keeper, servidor, estados, enElNavegador } = mesa();
    servidor.cortado = true;
    keeper.change({ texto: 'Hola' });
    await vi.advanceTimersByTimeAsync(1_500);
    expect(estados.at(-1)).toEqual({ tipo: 'solo-aqui', motivo: null });
    expect(enElNavegador()).toMatchObject({ texto: 'Hola' });

    servidor.cortado = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(servidor.texto).toBe('Hola');
    expect(enElNavegador()).toBeNull();
  });

  test('lo que un corte dejó en el navegador se envía al abrir', async () => {
    const { servidor } = mesa({ ...VACIO, texto: 'De ayer' });
    await vi.advanceTimersByTimeAsync(0);
    expect(servidor.texto).toBe('De ayer');
  });

  test('cambiado desde otro sitio no pisa nada hasta que la persona decide', async () => {
    const { keeper, servidor, estados } = mesa();
    servidor.version = 3;
    servidor.texto = 'De otra pestaña';
    keeper.change({ texto: 'Mío' });
    await vi.advanceTimersByTimeAsync(1_500);
    const conflicto = estados.at(-1);
    expect(conflicto).toMatchObject({ tipo: 'conflicto', actual: { texto: 'De otra pestaña' } });
    expect(servidor.texto).toBe('De otra pestaña');

    if (conflicto?.tipo === 'conflicto') keeper.resolve(true, conflicto.actual);
    await vi.advanceTimersByTimeAsync(0);
    expect(servidor.texto).toBe('Mío');
  });

  describe('consigo mismo no hay conflicto', () => {
    const conflictos = (estados: readonly Keeping[]) => estados.filter(({ tipo }) => tipo === 'conflicto');

    test('lo enviado al recargar llegó: lo que sigue parte de ello', async () => {
      const antes = mesa();
      antes.keeper.change({ texto: '<p>Hola</p>' });
      antes.servidor.mudo = true;
      await antes.keeper.flush(true);
      antes.keeper.stop();
      const quedo = antes.enElNavegador();
      if (!quedo) throw new Error('no quedó nada en el navegador');

      const guardado: Draft = { ...VACIO, version: 1, texto: '<p>Hola</p>' };
      const { keeper, servidor, estados, enElNavegador } = mesa(quedo, guardado);
      keeper.change({ texto: '<p>Hola, qué tal</p>' });
      await vi.advanceTimersByTimeAsync(1_500);
      expect(conflictos(estados)).toEqual([]);
      expect(servidor.texto).toBe('<p>Hola, qué tal</p>');
      expect(enElNavegador()).toBeNull();
    });

    test('lo enviado al recargar llega después de leer, y el servidor lo dejó más limpio', async () => {
      const quedo: Draft = {
        ...VACIO,
        texto: '<p>Hola, qué tal</p>',
        unanswered: [{ texto: '<p class="x">Hola</p>', archivos: [] }],
      };
      const { servidor, estados } = mesa(quedo);
      servidor.version = 1;
      servidor.texto = '<p>Hola</p>';
      await vi.advanceTimersByTimeAsync(1_500);
      expect(conflictos(estados)).toEqual([]);
      expect(servidor.texto).toBe('<p>Hola, qué tal</p>');
      expect(estados.at(-1)?.tipo).toBe('guardado');
    });

    test('lo escrito mientras se guardaba parte de lo guardado, aunque después se corte y se cierre', async () => {
      const { keeper, servidor, enElNavegador } = mesa();
      keeper.change({ texto: 'Hola' });
      const guardando = keeper.flush();
      keeper.change({ texto: 'Hola, qué' });
      servidor.cortado = true;
      await guardando;
      keeper.stop();
      expect(enElNavegador()).toMatchObject({ texto: 'Hola, qué', version: 1 });
    });

    test('lo mismo escrito en dos sitios toma la versión del servidor', async () => {
      const { keeper, servidor, estados } = mesa();
      servidor.version = 3;
      servidor.texto = 'Hola';
      keeper.change({ texto: 'Hola' });
      await vi.advanceTimersByTimeAsync(1_500);
      expect(conflictos(estados)).toEqual([]);
      expect(keeper.draft.version).toBe(3);
    });

    test('lo que escribió otra ventana sobre lo enviado sí lo es', async () => {
      const quedo: Draft = {
        ...VACIO,
        texto: 'Hola, qué tal',
        unanswered: [{ texto: 'Hola', archivos: [] }],
      };
      const { servidor, estados } = mesa(quedo, { ...VACIO, version: 2, texto: 'Hola de otra' });
      await vi.advanceTimersByTimeAsync(1_500);
      expect(conflictos(estados)).toHaveLength(1);
      expect(servidor.texto).toBe('Hola de otra');
    });
  });

  test('quedarse con lo guardado no envía nada', async () => {
    const { keeper, servidor } = mesa();
    servidor.version = 3;
    keeper.change({ texto: 'Mío' });
    await vi.advanceTimersByTimeAsync(1_500);
    keeper.resolve(false, entregaDe('De otra pestaña', 3));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(keeper.draft.texto).toBe('De otra pestaña');
    expect(servidor.enviados).toEqual([]);
  });
});
