import { localEn } from '@catedra/shared/fechas/en-zona.ts';

const asUtc = (local: string): number =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN;

/** The moment at which the zone's clocks show that; one they skip in spring is an hour later. */
export function fromLocal(local: string, zone: string): string | null {
  const wanted = asUtc(local.slice(0, 16));
  if (Number.isNaN(wanted)) return null;
  let moment = wanted;
  for (let round = 0; round < 2; round++) moment += wanted - asUtc(localEn(new Date(moment), zone));
  return new Date(moment).toISOString();
}
