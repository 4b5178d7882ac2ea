import { SegmentedControl } from '@mantine/core';

export type View = 'grafico' | 'tabla';

const VIEWS = [
  { value: 'grafico', label: 'Gráfico' },
  { value: 'tabla', label: 'Tabla' },
];

interface ViewSwitchProps {
  /** What is seen: "la finalización por grupo". */
  readonly of: string;
  readonly value: View;
  readonly onChange: (view: View) => void;
}

/** The same data as a drawing or as figures. */
export function ViewSwitch({ of, value, onChange }: ViewSwitchProps) {
  return (
    <SegmentedControl
      flex="none"
      aria-label={`Ver ${of} como`}
      data={VIEWS}
      value={value}
      onChange={(view) => onChange(view as View)}
    />
  );
}
