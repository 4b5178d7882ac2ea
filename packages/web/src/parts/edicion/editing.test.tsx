import { guardarBorrador } from '@catedra/shared/edicion/api.ts';
import { cleanup, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { lost } from '#testing/network.ts';
import { HOY, unId } from '#testing/records.ts';
import { test } from '#testing/test.ts';
import { letPass, stopTime } from '#testing/time.ts';
import { keptForms } from '#parts/edicion/kept-forms.ts';
import { sendKeptForms } from '#parts/edicion/send-kept-forms.ts';
import { abrir, DE_OTRA, LEIDO } from '#parts/edicion/testing/open-form.tsx';

const ESTE = { coleccion: 'cursos', documento: LEIDO.id };

test('se sabe quién más lo tiene abierto', async () => {
  const otros = [{ usuarioId: unId(2), nombre: 'Marta Gil', desde: HOY }];
  const { screen } = await abrir({ edicion: { otros } });
  expect(await screen.findByText(/Marta Gil también está editando este curso/)).toBeTruthy();
});

test('lo leído se aparta, y vuelve cuando llega otra persona', async () => {
  stopTime();
  const marta = { usuarioId: unId(2), nombre: 'Marta Gil', desde: HOY };
  let otros = [marta];
  const { screen, user } = await abrir({ edicion: () => ({ otros }) });
  await user.click(await screen.findByRole('button', { name: 'Entendido' }));
  await letPass(4000);
  expect(screen.queryByText(/Marta Gil/)).toBeNull();
  otros = [marta, { usuarioId: unId(3), nombre: 'Iván Ruiz', desde: HOY }];
  await letPass(4000);
  expect(screen.getByText(/Marta Gil e Iván Ruiz también están editando/)).toBeTruthy();
});

test('quien se va deja de verse a los pocos segundos', async () => {
  stopTime();
  let otros = [{ usuarioId: unId(2), nombre: 'Marta Gil', desde: HOY }];
  const { screen } = await abrir({ edicion: () => ({ otros }) });
  expect(await screen.findByText(/Marta Gil también está editando este curso/)).toBeTruthy();
  otros = [];
  await letPass(4000);
  expect(screen.queryByText(/Marta Gil/)).toBeNull();
});

test('quien sale antes de que le respondan también se despide, y no antes de haber llegado', async () => {
  const answered = Promise.withResolvers<object>();
  const { salidas } = await abrir({ edicion: () => answered.promise });
  cleanup();
  expect(salidas).toHaveLength(0);
  answered.resolve({});
  await waitFor(() => expect(salidas).toEqual([ESTE]));
});

describe('lo que quedó sin guardar otra vez', () => {
  const borrador = { base: 3, valores: { titulo: 'A medias' }, en: '2026-03-01T18:00:00.000Z' };
  const ofrecido = () => abrir({ edicion: { borrador } });

  test('se ofrece, y «Recuperar» lo pone en su campo sin guardarlo', async () => {
    const { screen, pulsar, campo } = await ofrecido();
    await screen.findByRole('region', { name: 'Cambios sin guardar' });
    expect(campo('Título').value).toBe('Cocina');

    await pulsar('Recuperar');
    expect(campo('Título').value).toBe('A medias');
    expect(campo('Categoría').value).toBe('Hogar');
    expect(screen.queryByRole('region', { name: 'Cambios sin guardar' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Guardar cambios' })).toBeTruthy();
  });

  test('quien ya lo vio aquí ve el aviso antes de que respondan; si ya no lo hay, se va', async () => {
    const antes = await ofrecido();
    await antes.screen.findByRole('region', { name: 'Cambios sin guardar' });
    cleanup();
    const answered = Promise.withResolvers<object>();
    const { screen } = await abrir({ edicion: () => answered.promise });
    const recuperar = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Recuperar' });
    expect(recuperar().disabled).toBe(true);
    answered.resolve({});
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Cambios sin guardar' })).toBeNull());
  });

  test('si no se sabía, no empuja el formulario: el aviso flota al pie', async () => {
    const floating = (region: HTMLElement) => region.parentElement?.className ?? '';
    const sinSaberlo = await ofrecido();
    expect(floating(await sinSaberlo.screen.findByRole('region', { name: 'Cambios sin guardar' }))).toContain(
      'late',
    );
    cleanup();
    const sabido = await ofrecido();
    const region = await sabido.screen.findByRole('region', { name: 'Cambios sin guardar' });
    expect(floating(region)).not.toContain('late');
  });

  test('«Descartar» lo olvida también en el servidor', async () => {
    const { screen, pulsar, campo, olvidados } = await ofrecido();
    await screen.findByRole('region', { name: 'Cambios sin guardar' });
    await pulsar('Descartar');
    expect(screen.queryByRole('region', { name: 'Cambios sin guardar' })).toBeNull();
    expect(campo('Título').value).toBe('Cocina');
    await waitFor(() => expect(olvidados).toEqual([ESTE]));
  });

  test('si entretanto alguien guardó, se compara antes de escribir encima', async () => {
    const { screen, pulsar } = await abrir({ leido: DE_OTRA, edicion: { borrador } });
    await screen.findByRole('region', { name: 'Cambios sin guardar' });
    await pulsar('Recuperar');
    const aviso = await screen.findByRole('alert', { name: /Alguien guardó/ });
    expect(within(aviso).getByRole('cell', { name: 'Cocina fácil' })).toBeTruthy();
    expect(within(aviso).getByRole('cell', { name: 'A medias' })).toBeTruthy();
  });

  test('si ya es lo que hay guardado, no se ofrece nada', async () => {
    const igual = { ...borrador, valores: { titulo: 'Cocina', yaNoExiste: 'x' } };
    const otros = [{ usuarioId: unId(2), nombre: 'Marta Gil', desde: borrador.en }];
    const { screen } = await abrir({ edicion: { otros, borrador: igual } });
    await screen.findByText(/Marta Gil/);
    expect(screen.queryByRole('region', { name: 'Cambios sin guardar' })).toBeNull();
  });
});

test('un segundo después de dejar de escribir, lo escrito está a salvo en el servidor', async () => {
  stopTime();
  const { screen, escribir, guardados } = await abrir();
  await escribir('Título', 'Cocina rápida');
  await letPass(900);
  expect(guardados).toHaveLength(0);
  expect(screen.getByText('solo aquí')).toBeTruthy();

  await letPass(100);
  expect(guardados).toEqual([{ ...ESTE, body: { base: 3, valores: { titulo: 'Cocina rápida' } } }]);
  expect(screen.getByText('a salvo')).toBeTruthy();
});

describe('sin conexión', () => {
  const sinRed = () => {
    throw lost();
  };
  const aMedias = { titulo: 'Cocina rápida' };

  async function escrito() {
    stopTime();
    const page = await abrir({ alGuardar: sinRed });
    await page.escribir('Título', 'Cocina rápida');
    await letPass(1000);
    expect(page.screen.getByText('solo aquí')).toBeTruthy();
    return page;
  }

  test('lo escrito queda en este equipo, y quien vuelve lo encuentra ofrecido', async () => {
    await escrito();
    cleanup();
    const { screen, pulsar, campo } = await abrir();
    await screen.findByRole('region', { name: 'Cambios sin guardar' });
    const recuperar = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Recuperar' });
    await waitFor(() => expect(recuperar().disabled).toBe(false));
    await pulsar('Recuperar');
    expect(campo('Título').value).toBe('Cocina rápida');
  });

  test('al volver la red sale solo, también con la página cerrada, y aquí ya no queda nada', async () => {
    await escrito();
    cleanup();
    const guardados = on(guardarBorrador, undefined);
    await sendKeptForms(unId(1));
    expect(guardados).toEqual([{ ...ESTE, body: { base: 3, valores: aMedias } }]);
    await sendKeptForms(unId(1));
    expect(guardados).toHaveLength(1);
  });

  test('con la página abierta, también', async () => {
    await escrito();
    const guardados = on(guardarBorrador, undefined);
    window.dispatchEvent(new Event('online'));
    await letPass(0);
    expect(guardados).toEqual([{ ...ESTE, body: { base: 3, valores: aMedias } }]);
    expect(keptForms.waiting(unId(1))).toEqual([]);
  });

  test('lo que se deshace no se ofrece después', async () => {
    const { escribir } = await escrito();
    await escribir('Título', 'Cocina');
    await letPass(1000);
    expect(keptForms.waiting(unId(1))).toEqual([]);
  });
});
