import { type ReactNode, Suspense } from 'react';
import { act, render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { lazyPart } from '#ui/states/lazy-part.tsx';

const Piece = ({ name }: { readonly name: string }) => <p>{name}</p>;
const inWaiting = (part: ReactNode) => <Suspense fallback={<p>Esperando</p>}>{part}</Suspense>;

test('lo que viaja se espera una vez, y React no encuentra nada que reprochar', async () => {
  const complaint = vi.spyOn(console, 'error');
  const travel = Promise.withResolvers<typeof Piece>();
  const Part = lazyPart(() => travel.promise);
  // Begun in a scope that is waited for: what suspends in another is not drawn again.
  await act(async () => void render(inWaiting(<Part name="Llegó" />)));
  screen.getByText('Esperando');
  await act(async () => travel.resolve(Piece));
  await screen.findByText('Llegó');
  expect(complaint).not.toHaveBeenCalled();
});

test('lo que ya llegó se dibuja sin espera', async () => {
  const Part = lazyPart(async () => Piece);
  await Part.preload();
  const waited = vi.fn<() => null>(() => null);
  const Waiting = () => waited();
  await renderPiece(
    <Suspense fallback={<Waiting />}>
      <Part name="Ya estaba" />
    </Suspense>,
  );
  expect(waited).not.toHaveBeenCalled();
});

test('lo que no llegó se pide otra vez', async () => {
  const travels = vi.fn<() => Promise<typeof Piece>>(async () => Piece);
  travels.mockRejectedValueOnce(new Error('sin red'));
  const Part = lazyPart(travels);
  await expect(Part.preload()).rejects.toThrow('sin red');
  await Part.preload();
  expect(travels).toHaveBeenCalledTimes(2);
});

test('con quien insiste, lo que no llegó se espera sin llevarse la página', async () => {
  const travels = vi.fn<() => Promise<typeof Piece>>(async () => Piece);
  travels.mockRejectedValueOnce(new Error('sin red'));
  const back = Promise.withResolvers<void>();
  const Part = lazyPart(travels, (load) => load().catch(() => back.promise.then(load)));
  await act(async () => void render(inWaiting(<Part name="Llegó" />)));
  screen.getByText('Esperando');
  await act(async () => back.resolve());
  await screen.findByText('Llegó');
});
