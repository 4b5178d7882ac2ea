import { IconCheck } from '@tabler/icons-react';
import { act, render } from '@testing-library/react';
import { MantineProvider } from '@mantine/core';
import { expect, test, vi } from 'vitest';
import { Ribbon } from '#pages/intentos/sala/Ribbon.tsx';

test('lo que solo cuenta algo se va solo al rato; lo que pide algo, no', () => {
  vi.useFakeTimers();
  const seCierra = vi.fn<() => void>();
  const { queryByText } = render(
    <MantineProvider env="test">
      <Ribbon icon={IconCheck} onClose={seCierra}>
        Ahora respondes aquí.
      </Ribbon>
      <Ribbon icon={IconCheck}>Estás respondiendo en otra pestaña.</Ribbon>
    </MantineProvider>,
  );
  act(() => void vi.advanceTimersByTime(14_000));
  expect(seCierra).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(2_000));
  expect(seCierra).toHaveBeenCalledTimes(1);
  expect(queryByText('Estás respondiendo en otra pestaña.')).toBeTruthy();
  vi.useRealTimers();
});
