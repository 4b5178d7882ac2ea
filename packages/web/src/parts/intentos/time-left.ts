const SECOND = 1000;
/** Nobody looks at seconds for so many hours. */
const IN_DAYS = 48;

/** "12:08", "1:02:08", "44 días": what is left, never below zero nor above it. */
export function restante(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  if (hours >= IN_DAYS) return `${Math.floor(hours / 24)} días`;
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
