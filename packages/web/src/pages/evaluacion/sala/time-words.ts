const SECOND = 1000;

/** "12:08", "1:02:08": what is left, never below zero. */
export function restante(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const SAID = [10, 5, 1];

/** What a screen reader hears when one of these moments goes by, and at no other. */
export function seDice(before: number, now: number): string | null {
  const minutes = SAID.find((one) => before > one * 60_000 && now <= one * 60_000 && now > 0);
  if (minutes === undefined) return null;
  return minutes === 1 ? 'Queda 1 minuto.' : `Quedan ${minutes} minutos.`;
}
