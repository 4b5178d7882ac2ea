import { afterEach, beforeEach, vi } from 'vitest';
import { fakeServer } from '#pages/intentos/sala/motor/fake-server.ts';
import { type Journal, memoryJournal } from '#pages/intentos/sala/motor/journal.ts';
import { createSync } from '#pages/intentos/sala/motor/sync.ts';
import { unId } from '#testing/records.ts';

/** Whoever tests the engine moves its clock. Each file asks for it: it loads this one after others may have. */
export function clockToMove(): void {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-02T10:00:00.000Z') }));
  afterEach(() => void vi.useRealTimers());
}

export const owner = { usuarioId: unId(1), intentoId: unId(900) };
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A tab opens the attempt, with what an earlier one left in the journal. */
export async function enter(server: ReturnType<typeof fakeServer>, journal: Journal, now = Date.now) {
  const kept = await journal.read(owner);
  const { remote } = server;
  const intento = server.attempt();
  return createSync({ owner, intento, pestana: 'pestana-1', escribe: true, kept, journal, remote, now });
}

/** A server, a device and the tab that writes. */
export async function scene({ journal = memoryJournal(), now = Date.now } = {}) {
  const server = fakeServer();
  return { server, journal, sync: await enter(server, journal, now) };
}

export const estados = (sync: Awaited<ReturnType<typeof enter>>) =>
  sync.read().lugares.map(({ estado }) => estado);
