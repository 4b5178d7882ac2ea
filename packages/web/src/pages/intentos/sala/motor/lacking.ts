const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];

/** The places that the server says it lacks: a list, or one under the name it has. */
export function lacking(actual: unknown): number[] {
  if (typeof actual !== 'object' || actual === null || Array.isArray(actual)) return numbers(actual);
  return Object.values(actual).flatMap(numbers);
}
