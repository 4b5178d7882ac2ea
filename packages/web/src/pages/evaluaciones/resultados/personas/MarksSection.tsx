import type { CualNota, EstadoDePersona, RepartoDeNotas } from '@catedra/shared/intentos/por-persona.ts';
import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCircleHalf2, IconCircleOff, IconClock } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { MarksChart } from '#pages/evaluaciones/grafico/MarksChart.tsx';
import classes from '#pages/evaluaciones/resultados/personas/Personas.module.css';
import { findingOf } from '#pages/evaluaciones/resultados/personas/words.ts';
import type { View } from '#ui/charts/ViewSwitch.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { TextButton } from '#ui/frame/TextLink.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

interface MarksSectionProps {
  readonly reparto: RepartoDeNotas;
  readonly cual: CualNota;
  readonly onCual: (cual: CualNota) => void;
  readonly pressed: number | null;
  readonly onPress: (bar: number | null) => void;
  readonly estado: EstadoDePersona | undefined;
  readonly onEstado: (estado: EstadoDePersona | undefined) => void;
}

const SIGNS: Readonly<Record<EstadoDePersona, ReactNode>> = {
  aprueban: <i />,
  no_llegan: <i />,
  en_espera: <IconClock size={16} stroke={1.75} aria-hidden />,
  dentro: <IconCircleHalf2 size={16} stroke={1.75} aria-hidden />,
  sin_nota: <IconCircleOff size={16} stroke={1.75} aria-hidden />,
};

/** How the marks of people lie: the finding, the bars that filter, and who has no mark yet. */
export function MarksSection(props: MarksSectionProps) {
  const { reparto, cual, onCual, pressed, onPress, estado, onEstado } = props;
  const [view, setView] = useState<View>('grafico');
  const phone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const words: Readonly<Record<EstadoDePersona, string>> = {
    aprueban: 'Aprueban',
    no_llegan: `No llegan a ${numero(reparto.notaMinima)}`,
    en_espera: 'Falta corregir, sin nota',
    dentro: 'Dentro ahora',
    sin_nota: 'Sin nota que cuente',
  };
  const shown = (Object.keys(SIGNS) as EstadoDePersona[]).filter(
    (one) => reparto.cuentas[one] > 0 || estado === one,
  );
  return (
    <Section
      rule={false}
      title={findingOf(reparto, cual)}
      note={`Personas por nota, de medio en medio punto.${phone ? '' : ' Pulsa una barra para ver quiénes son.'}`}
      aside={
        <SegmentedControl
          aria-label="Qué nota de cada persona"
          data={[
            { value: 'cuenta', label: 'La que cuenta' },
            { value: 'primera', label: 'La primera' },
          ]}
          value={cual}
          onChange={(next) => onCual(next)}
        />
      }
    >
      <MarksChart
        bars={reparto.barras}
        notaMinima={reparto.notaMinima}
        mediana={reparto.mediana}
        words={(n) => cuenta(n, 'persona')}
        counted="Personas"
        view={view}
        pressed={pressed}
        onPress={onPress}
      />
      <div className={classes.sift} role="group" aria-label="Filtrar la lista">
        {shown.map((one) => (
          <button
            key={one}
            type="button"
            data-of={one}
            aria-pressed={estado === one}
            onClick={() => onEstado(estado === one ? undefined : one)}
          >
            {SIGNS[one]}
            {words[one]} <b>{numero(reparto.cuentas[one])}</b>
          </button>
        ))}
        <TextButton onClick={() => setView(view === 'grafico' ? 'tabla' : 'grafico')}>
          {view === 'grafico' ? 'Ver como tabla' : 'Ver como gráfico'}
        </TextButton>
      </div>
    </Section>
  );
}
