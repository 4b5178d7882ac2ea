import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { oldList, oldMap } from '#platform/kept/old-places.ts';
import { oldPlaces } from '#platform/kept/old-tab-places.ts';
import { sendWaiting } from '#platform/kept/send-waiting.ts';
import { shelf } from '#platform/kept/shelf.ts';
import { ApiError, sinConexion } from '#platform/api-error.ts';

beforeEach(() => window.localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const a = shelf<string>('prueba', { byTab: true });
const ids = (person: string) => a.waiting(person).map(({ id, value }) => `${id}=${value}`);

test('lo de cada persona es suyo, y lo de cada clase también', () => {
  a.write('ana', '1', 'de Ana');
  shelf<string>('otra').write('ana', '1', 'otra cosa');
  expect(a.read('luis', '1')).toBeNull();
  expect(ids('luis')).toEqual([]);
  expect(ids('ana')).toEqual(['1=de Ana']);
});

test('de lo que dejaron varias pestañas se toma lo último; enviado eso, lo anterior', () => {
  vi.useFakeTimers({ now: 1_000 });
  a.write('ana', '1', 'antes', 'una');
  vi.setSystemTime(2_000);
  a.write('ana', '1', 'después', 'otra');
  vi.useRealTimers();
  expect(ids('ana')).toEqual(['1=después']);
  expect(a.read('ana', '1', undefined, 'nueva')).toBe('después');
  a.erase('ana', '1', 'nueva');
  expect(a.read('ana', '1', undefined, 'nueva')).toBe('antes');
});

test('lo que se reescribió mientras viajaba no se olvida', () => {
  vi.useFakeTimers({ now: 1_000 });
  a.write('ana', '1', 'uno');
  const [leaving] = a.waiting('ana');
  vi.setSystemTime(2_000);
  a.write('ana', '1', 'dos');
  vi.useRealTimers();
  leaving?.forget();
  leaving?.setAside();
  expect(ids('ana')).toEqual(['1=dos']);
});

test('donde no cabe nada más sigue en la página: se envía y se pregunta antes de salir', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('lleno', 'QuotaExceededError');
  });
  a.write('ana', 'grande', 'texto');
  expect(ids('ana')).toEqual(['grande=texto']);
  a.erase('ana', 'grande');
  expect(ids('ana')).toEqual([]);
});

describe('al enviar', () => {
  const three = () => {
    vi.useFakeTimers({ now: 1_000 });
    for (const id of ['1', '2', '3']) {
      a.write('ana', id, id);
      vi.advanceTimersByTime(1);
    }
    vi.useRealTimers();
  };

  test('va en el orden en que se hizo, y lo que llegó ya no está', async () => {
    three();
    const sent: string[] = [];
    await sendWaiting(a.waiting('ana'), async ({ id }) => void sent.push(id));
    expect(sent).toEqual(['1', '2', '3']);
    expect(ids('ana')).toEqual([]);
  });

  test('un corte lo deja para otra vez; lo rechazado espera a su persona y no vuelve a salir', async () => {
    three();
    await sendWaiting(a.waiting('ana'), async ({ id }) => {
      if (id === '1') throw new ApiError(404, 'NO_ENCONTRADO', 'Ya no está.');
      if (id === '2') throw sinConexion();
    });
    expect(ids('ana')).toEqual(['2=2', '3=3']);
    expect(a.look('ana', '1')).toMatchObject({ value: '1', aside: true });
  });
});

describe('lo que guardó un programa anterior', () => {
  test('se lee, se envía y solo entonces se borra', async () => {
    window.localStorage.setItem('vieja:ana', '["1","2"]');
    const ends = shelf<true>('terminadas', { old: oldList('vieja:') });
    expect(ends.waiting('ana').map(({ id }) => id)).toEqual(['2', '1']);
    await sendWaiting(ends.waiting('ana'), async ({ id }) => {
      if (id === '1') throw sinConexion();
    });
    expect(window.localStorage.getItem('vieja:ana')).toBe('["1"]');
    await sendWaiting(ends.waiting('ana'), async () => undefined);
    expect(window.localStorage.getItem('vieja:ana')).toBeNull();
  });

  test('abierto aquí, sigue en los dos sitios hasta que llega', () => {
    window.localStorage.setItem('mapa:ana', JSON.stringify({ x: { texto: 'hola', at: 5 } }));
    const old = oldMap<{ texto: string; at: number }, string>('mapa:', ({ texto, at }) => ({
      at,
      value: texto,
    }));
    const texts = shelf<string>('textos', { old });
    expect(texts.read('ana', 'x')).toBe('hola');
    expect(window.localStorage.getItem('mapa:ana')).not.toBeNull();
    texts.erase('ana', 'x');
    expect(texts.read('ana', 'x')).toBeNull();
    expect(window.localStorage.getItem('mapa:ana')).toBeNull();
  });

  test('de varias pestañas, una detrás de otra; lo apartado sigue apartado', () => {
    const put = (tab: string, texto: string, at: number, refusedBefore = false) =>
      window.localStorage.setItem(
        `sitio:ana:x:${tab}`,
        JSON.stringify({ texto, at, refused: refusedBefore }),
      );
    put('a', 'primero', 1);
    put('b', 'segundo', 2);
    const old = oldPlaces<{ texto: string; at: number; refused: boolean }, string>(
      'sitio:',
      ({ texto, at, refused: aside }) => ({ at, aside, value: texto }),
    );
    const texts = shelf<string>('textos', { byTab: true, old });
    expect(texts.read('ana', 'x')).toBe('segundo');
    texts.erase('ana', 'x');
    expect(texts.read('ana', 'x')).toBe('primero');
    texts.erase('ana', 'x');
    expect(texts.read('ana', 'x')).toBeNull();
    put('c', 'rechazado', 3, true);
    expect(texts.waiting('ana')).toEqual([]);
  });
});
