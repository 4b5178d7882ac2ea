type Fields = Readonly<Record<string, unknown>>;

/** A long text that two people changed: of the record itself, or of what an activity holds. */
export interface ConflictingText {
  readonly path: readonly [field: string, inside?: string];
  readonly base: string;
  readonly theirs: string;
  readonly mine: string;
}

interface Versions {
  readonly base: Fields;
  readonly theirs: Fields;
  readonly mine: Fields;
}

/** Shorter ones are compared at a glance. */
const LONG = 120;
const isLong = (text: string) => text.length > LONG || /^<(p|h\d|ul|ol|div|table|blockquote)\b/.test(text);

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textAt(path: ConflictingText['path'], ...values: unknown[]): ConflictingText | null {
  const [base, theirs, mine] = values;
  if (typeof base !== 'string' || typeof theirs !== 'string' || typeof mine !== 'string') return null;
  return theirs !== mine && isLong(theirs) && isLong(mine) ? { path, base, theirs, mine } : null;
}

/** The long texts of these fields that are not the same in both versions. */
export const textsOf = (fields: readonly string[], { base, theirs, mine }: Versions): ConflictingText[] =>
  fields
    .flatMap((field) => {
      const [b, t, m] = [base[field], theirs[field], mine[field]];
      if (!isObject(b) || !isObject(t) || !isObject(m)) return [textAt([field], b, t, m)];
      return Object.keys(m).map((inside) => textAt([field, inside], b[inside], t[inside], m[inside]));
    })
    .filter((text) => text !== null);

/** The fields with those texts in their place; a text that is still to be decided changes nothing. */
export function patchOf(
  mine: Fields,
  texts: readonly ConflictingText[],
  decided: readonly (string | null)[],
): Record<string, unknown> {
  const patch: Record<string, unknown> = {};
  texts.forEach(({ path: [field, inside] }, i) => {
    const text = decided[i] ?? null;
    if (text === null) return;
    const before = field in patch ? patch[field] : mine[field];
    patch[field] = inside !== undefined && isObject(before) ? { ...before, [inside]: text } : text;
  });
  return patch;
}

const INSIDE: Readonly<Record<string, string>> = {
  html: 'texto',
  descripcion: 'descripción',
  instrucciones: 'instrucciones',
};

export function labelOf(
  { path: [field, inside] }: ConflictingText,
  labels: Readonly<Record<string, string>>,
): string {
  const name = labels[field] ?? field;
  return inside === undefined ? name : `${name}: ${INSIDE[inside] ?? inside}`;
}
