import { momentoDe } from '@catedra/shared/fechas/momento-de.ts';

const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;

/** The moment at which the zone's clocks show that; one they skip is the next that exists, one they show twice the second. */
export function fromLocal(local: string, zone: string): string | null {
  const [whole, day = '', time = ''] = LOCAL.exec(local.slice(0, 16)) ?? [];
  if (whole === undefined || Number.isNaN(Date.parse(`${whole}Z`))) return null;
  return momentoDe(day, time, zone).toISOString();
}
