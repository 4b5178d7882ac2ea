import { MAX_MESES_DE_VALIDEZ, MINIMO_DE_MESES } from '@catedra/shared/cumplimiento/schemas.ts';
import { NumberInput, SegmentedControl, TextInput } from '@mantine/core';
import { DayOfYear } from '#ui/forms/DayOfYear.tsx';

export interface Escrita {
  readonly titulo: string;
  readonly horas: number | null;
  readonly validezMeses: number | null;
  readonly validezDia: string | null;
  readonly validezMinimoMeses: number;
}

export const SIN_ESCRIBIR: Escrita = {
  titulo: '',
  horas: null,
  validezMeses: null,
  validezDia: null,
  validezMinimoMeses: MINIMO_DE_MESES,
};

interface EntradaFieldsProps {
  readonly value: Escrita;
  readonly onChange: (value: Escrita) => void;
  readonly errors: Readonly<Partial<Record<string, string>>>;
}

const MODOS = [
  { value: 'siempre', label: 'No caduca' },
  { value: 'meses', label: 'Unos meses' },
  { value: 'dia', label: 'Un día del año' },
];
const AL_EMPEZAR = { meses: 12, dia: '12-31' };

const cifra = (value: number | string): number | null => (typeof value === 'number' ? value : null);

/** Something that is in no course nor in the catalogue yet: it stays there for the next one. */
export function EntradaFields({ value, onChange, errors }: EntradaFieldsProps) {
  const set = (patch: Partial<Escrita>) => onChange({ ...value, ...patch });
  const modo = value.validezDia !== null ? 'dia' : value.validezMeses !== null ? 'meses' : 'siempre';
  return (
    <>
      <TextInput
        label="Título"
        description="Queda en el catálogo para otras personas."
        maxLength={200}
        value={value.titulo}
        onChange={(event) => set({ titulo: event.currentTarget.value })}
        error={errors['titulo']}
      />
      <NumberInput
        label="Horas"
        placeholder="Sin decir"
        min={0.5}
        max={9999}
        value={value.horas ?? ''}
        onChange={(horas) => set({ horas: cifra(horas) })}
        error={errors['horas']}
      />
      <SegmentedControl
        fullWidth
        aria-label="Cuánto vale"
        data={MODOS}
        value={modo}
        onChange={(nuevo) =>
          set({
            validezMeses: nuevo === 'meses' ? AL_EMPEZAR.meses : null,
            validezDia: nuevo === 'dia' ? AL_EMPEZAR.dia : null,
          })
        }
      />
      {modo === 'meses' && (
        <NumberInput
          label="Meses que vale"
          allowDecimal={false}
          min={1}
          max={MAX_MESES_DE_VALIDEZ}
          value={value.validezMeses ?? ''}
          onChange={(meses) => set({ validezMeses: Number(meses) })}
          error={errors['validezMeses']}
        />
      )}
      {value.validezDia !== null && (
        <>
          <div className="look-row">
            <DayOfYear
              value={value.validezDia}
              error={errors['validezDia']}
              onChange={(validezDia) => set({ validezDia })}
            />
          </div>
          <NumberInput
            label="Como poco, meses"
            description="Si ese día está más cerca, vale hasta el del año siguiente."
            min={1}
            max={11}
            allowDecimal={false}
            value={value.validezMinimoMeses}
            onChange={(meses) => set({ validezMinimoMeses: Number(meses) })}
            error={errors['validezMinimoMeses']}
          />
        </>
      )}
    </>
  );
}
