type Fields = Readonly<Record<string, unknown>>;

const UNTOLD = ['version', 'actualizadoEn'];

/** Old → new by field, as the log's detail keeps it; fields with an underscore are not the record's own. */
export function differences(
  before: Fields | null,
  after: Fields | null,
): Record<string, readonly [unknown, unknown]> {
  const detail: Record<string, readonly [unknown, unknown]> = {};
  for (const field of Object.keys({ ...before, ...after })) {
    if (field.startsWith('_') || UNTOLD.includes(field)) continue;
    const pair = [before?.[field] ?? null, after?.[field] ?? null] as const;
    if (JSON.stringify(pair[0]) !== JSON.stringify(pair[1])) detail[field] = pair;
  }
  return detail;
}
