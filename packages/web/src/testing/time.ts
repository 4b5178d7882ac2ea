import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Time stands still until the test lets it pass. */
export function stopTime(now = '2026-03-02T10:00:00.000Z'): void {
  vi.useFakeTimers({ now: new Date(now) });
  // The name under which Testing Library looks for a clock that it can move.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
}

export const letPass = (ms: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
