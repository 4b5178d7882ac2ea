import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { beforeEach, expect, vi } from 'vitest';
import { Autosave } from '#preguntas/autor/autosave.ts';
import type { Left, Memory } from '#preguntas/autor/memory.ts';
import { ApiError, sinConexion } from '#platform/api-error.ts';
import { stopTime } from '#testing/time.ts';
import { test } from '#testing/test.ts';

interface Registro {
  readonly version: number;
  readonly texto: string;
}

const antigua = (actual: Registro) =>
  new ApiError(409, 'VERSION_ANTIGUA', 'Alguien guardó antes.', { actual });

let dejado: Left<string> | null = null;
beforeEach(() => {
  dejado = null;
});
const memoria: Memory<string> = {
  recall: () => dejado,
  remember: (left) => (dejado = left),
  forget: () => (dejado = null),
};

function abrir(send: (texto: string, version: number) => Promise<Registro>, value = 'a') {
  const one = new Autosave<string, Registro>({
    memory: memoria,
    value,
    version: 1,
    send,
    valueOf: ({ texto }) => texto,
    unready: (texto) => (texto === '' ? 'Escribe algo.' : null),
    onSaved: () => undefined,
    onChange: () => undefined,
  });
  return one;
}

const pasa = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('se guarda un segundo después de la última tecla, una vez y con la versión leída', async () => {
  stopTime();
  const sent: unknown[] = [];
  const one = abrir(async (texto, version) => {
    sent.push([texto, version]);
    return { texto, version: version + 1 };
  });
  one.edit('ab');
  await pasa(900);
  one.edit('abc');
  await pasa(900);
  expect(sent).toEqual([]);
  await pasa(200);
  expect(sent).toEqual([['abc', 1]]);
  expect(one.kept.state).toBe('saved');
  one.edit('abcd');
  await pasa(1000);
  expect(sent.at(-1)).toEqual(['abcd', 2]);
});

test('si alguien guardó antes, se elige: lo mío va sobre su versión; lo suyo se queda', async () => {
  stopTime();
  const sent: unknown[] = [];
  let theirs: Registro | null = { version: 5, texto: 'suyo' };
  const send = async (texto: string, version: number): Promise<Registro> => {
    sent.push([texto, version]);
    if (theirs && version < theirs.version) throw antigua(theirs);
    return { texto, version: version + 1 };
  };
  const mio = abrir(send);
  mio.edit('mío');
  await pasa(1000);
  expect(mio.kept).toMatchObject({ state: 'conflict', theirs: { texto: 'suyo' } });
  expect(mio.value).toBe('mío');
  mio.keepMine();
  await pasa(0);
  expect(sent.at(-1)).toEqual(['mío', 5]);
  expect(mio.kept.state).toBe('saved');

  theirs = { version: 9, texto: 'otro' };
  mio.edit('mío otra vez');
  await pasa(1000);
  mio.takeTheirs();
  expect([mio.value, mio.version, mio.pending]).toEqual(['otro', 9, false]);
});

test('sin red queda en este equipo, también tras recargar, y se envía al volver', async () => {
  stopTime();
  let red = false;
  const send = async (texto: string, version: number): Promise<Registro> => {
    if (!red) throw sinConexion();
    return { texto, version: version + 1 };
  };
  const one = abrir(send);
  one.edit('sin red');
  await pasa(1000);
  expect(one.kept.state).toBe('local');
  one.stop();

  const otra = abrir(send);
  expect(otra.value).toBe('sin red');
  red = true;
  otra.flush();
  await pasa(0);
  expect(otra.kept.state).toBe('saved');
  expect(abrir(send, 'guardado').value).toBe('guardado');
});

test('una respuesta perdida no es un conflicto: lo guardado es lo escrito', async () => {
  stopTime();
  const one = abrir(async (texto) => {
    throw antigua({ version: 2, texto });
  });
  one.edit('ab');
  await pasa(1000);
  expect(one.kept.state).toBe('saved');
  expect(one.version).toBe(2);
});

test('lo que el servidor no admitiría no se envía: se dice qué falta', async () => {
  stopTime();
  const send = vi.fn<(texto: string, version: number) => Promise<Registro>>();
  const one = abrir(send);
  one.edit('');
  await pasa(1000);
  expect(one.kept).toEqual({ state: 'refused', message: 'Escribe algo.' });
  expect(send).not.toHaveBeenCalled();
});

test('quien se detiene no insiste: lo que no salió espera en este equipo', async () => {
  stopTime();
  const send = vi.fn<(texto: string, version: number) => Promise<Registro>>(async () => {
    throw sinConexion();
  });
  const one = abrir(send);
  one.edit('sin red');
  one.flush();
  one.stop();
  await pasa(MINUTO);
  expect(send).toHaveBeenCalledOnce();
  expect(dejado).toEqual({ value: 'sin red', version: 1 });
});

test('si alguien guardó en otro sitio del mismo texto, se une y se guarda sin preguntar', async () => {
  stopTime();
  const sent: unknown[] = [];
  const theirs = { version: 5, texto: '<p>UNO</p><p>dos</p>' };
  const one = abrir(async (texto, version) => {
    sent.push([texto, version]);
    if (version < theirs.version) throw antigua(theirs);
    return { texto, version: version + 1 };
  }, '<p>uno</p><p>dos</p>');
  one.edit('<p>uno</p><p>DOS</p>');
  await pasa(1000);
  await pasa(1);
  expect(sent.at(-1)).toEqual(['<p>UNO</p><p>DOS</p>', 5]);
  expect(one.value).toBe('<p>UNO</p><p>DOS</p>');
  expect(one.kept.state).toBe('saved');
});
