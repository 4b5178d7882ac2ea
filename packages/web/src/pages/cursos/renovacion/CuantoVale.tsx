import { MAX_MESES_DE_VALIDEZ } from '@catedra/shared/cumplimiento/schemas.ts';
import { NumberInput, SegmentedControl } from '@mantine/core';
import type { RenovacionForm } from '#pages/cursos/renovacion/use-renovacion.ts';
import { DayOfYear } from '#ui/forms/DayOfYear.tsx';
import { FormLayout, FormRow } from '#ui/forms/FormLayout.tsx';

const MODOS = [
  { value: 'siempre', label: 'No caduca' },
  { value: 'meses', label: 'Unos meses' },
  { value: 'dia', label: 'Hasta un día del año' },
];
const AL_EMPEZAR = { meses: 12, dia: '12-31' };

/** For how long what is completed holds: for ever, some months, or up to a day of the year. */
export function CuantoVale({ form: { values, errors, set } }: { readonly form: RenovacionForm }) {
  const modo = values.validezMeses !== null ? 'meses' : values.validezDia !== null ? 'dia' : 'siempre';
  return (
    <FormLayout>
      <FormRow>
        <SegmentedControl
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
      </FormRow>
      {modo === 'meses' && (
        <FormRow help="Desde el día en que cada persona lo completa.">
          <NumberInput
            label="Meses"
            w={260}
            min={1}
            max={MAX_MESES_DE_VALIDEZ}
            allowDecimal={false}
            error={errors.validezMeses}
            value={values.validezMeses ?? ''}
            onChange={(value) => set({ validezMeses: Number(value) })}
          />
        </FormRow>
      )}
      {modo === 'dia' && (
        <>
          <FormRow help="Para todos el mismo, cada año. El 29 de febrero es el último de febrero.">
            <DayOfYear
              value={values.validezDia ?? AL_EMPEZAR.dia}
              error={errors.validezDia}
              onChange={(validezDia) => set({ validezDia })}
            />
          </FormRow>
          <FormRow help="Si ese día está más cerca, lo que se completa vale hasta el del año siguiente.">
            <NumberInput
              label="Como poco, meses"
              w={260}
              min={1}
              max={11}
              allowDecimal={false}
              error={errors.validezMinimoMeses}
              value={values.validezMinimoMeses}
              onChange={(value) => set({ validezMinimoMeses: Number(value) })}
            />
          </FormRow>
        </>
      )}
    </FormLayout>
  );
}
