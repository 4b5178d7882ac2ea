const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let known = formats.get(zone);
  if (!known) {
    const options = { dateStyle: 'short', timeStyle: 'medium', timeZone: zone } as const;
    formats.set(zone, (known = new Intl.DateTimeFormat('sv-SE', options)));
  }
  return known;
}

/** `2026-03-29T18:00` on the clocks of the zone: what a date and time field shows. */
export const toLocal = (moment: string | Date, zone: string): string =>
  formatOf(zone).format(new Date(moment)).replace(' ', 'T').slice(0, 16);

const asUtc = (local: string): number =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN;

/** The moment at which the zone's clocks show that; one they skip in spring is an hour later. */
export function fromLocal(local: string, zone: string): string | null {
  const wanted = asUtc(local.slice(0, 16));
  if (Number.isNaN(wanted)) return null;
  let moment = wanted;
  for (let round = 0; round < 2; round++) moment += wanted - asUtc(toLocal(new Date(moment), zone));
  return new Date(moment).toISOString();
}
