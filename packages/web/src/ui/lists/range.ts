export interface Range {
  readonly from: string;
  readonly to: string;
}

const RANGE = /^(.*?)\.\.(.*)$/;

/** `desde..hasta`, as an address keeps it: either end may be missing. */
export const rangeOf = (text: string | undefined): Range => {
  const [, from = '', to = ''] = RANGE.exec(text ?? '') ?? [];
  return { from, to };
};

export const rangeText = ({ from, to }: Range): string | undefined =>
  from === '' && to === '' ? undefined : `${from}..${to}`;

/** What is wrong with two ends that have to be in order, read as this reads them. */
export const errorOfEnds =
  <T extends string | number>(read: (text: string) => T | undefined, wrong: string, disorder: string) =>
  ({ from, to }: Range): string | null => {
    const [a, b] = [read(from), read(to)];
    if ((from !== '' && a === undefined) || (to !== '' && b === undefined)) return wrong;
    return a !== undefined && b !== undefined && a > b ? disorder : null;
  };
