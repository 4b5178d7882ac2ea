export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

export interface FilterPillProps {
  /** What it filters by: "Perfil". */
  readonly label: string;
  /** Nothing while they are on their way. */
  readonly options: readonly FilterOption[] | undefined;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  /** Several may be chosen: the value holds them with commas. */
  readonly several?: boolean;
  /** What it offers is open from the beginning. */
  readonly startOpened?: boolean;
}

/** What it leaves, in words. */
export function saidOf(
  options: readonly FilterOption[] | undefined,
  value: string | undefined,
): string | undefined {
  if (value === undefined) return undefined;
  // What it is called is not known yet, and its key is nobody's word.
  if (!options) return '…';
  const named = (one: string) => options.find((option) => option.value === one)?.label;
  return (
    named(value) ??
    value
      .split(',')
      .map((one) => named(one) ?? one)
      .join(', ')
  );
}
