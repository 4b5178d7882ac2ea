export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

export interface FilterPillProps {
  /** What it filters by: "Perfil". */
  readonly label: string;
  readonly options: readonly FilterOption[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  /** Several may be chosen: the value holds them with commas. */
  readonly several?: boolean;
  /** What it offers is open from the beginning. */
  readonly startOpened?: boolean;
}

/** What it leaves, in words. */
export const saidOf = (options: readonly FilterOption[], value: string | undefined): string | undefined =>
  options.find((option) => option.value === value)?.label ??
  value
    ?.split(',')
    .map((one) => options.find((option) => option.value === one)?.label ?? one)
    .join(', ');
