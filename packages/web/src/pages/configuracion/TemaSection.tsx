import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { Section } from '#ui/frame/Section.tsx';

const TEMAS = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Oscuro' },
  { value: 'auto', label: 'El del sistema' },
];

export function TemaSection() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Section beside title="Tema" note="Se recuerda mientras esta pestaña siga abierta.">
      <SegmentedControl
        mt="sm"
        aria-label="Tema"
        data={TEMAS}
        value={colorScheme}
        onChange={(tema) => setColorScheme(tema as typeof colorScheme)}
      />
    </Section>
  );
}
