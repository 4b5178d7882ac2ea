import { MAX_MESES_DE_VALIDEZ } from '@catedra/shared/cumplimiento/schemas.ts';
import { diasDelMes, MESES } from '@catedra/shared/fechas/calendario.ts';
import { NumberInput, SegmentedControl, Select } from '@mantine/core';
import type { RenovacionForm } from '#pages/cursos/renovacion/use-renovacion.ts';
import { FormLayout, FormRow } from '#ui/forms/FormLayout.tsx';

const MODOS = [
  { value: 'siempre', label: 'No caduca' },
  { value: 'meses', label: 'Unos meses' },
  { value: 'dia', label: 'Hasta un día del año' },
];
const AL_EMPEZAR = { meses: 12, dia: '12-31' };
const BISIESTO = 2028;
const dos = (n: number) => String(n).padStart(2, '0');

/** For how long what is completed holds: for ever, some months, or up to a day of the year. */
export function CuantoVale({ form: { values, errors, set } }: { readonly form: RenovacionForm }) {
  const modo = values.validezMeses !== null ? 'meses' : values.validezDia !== null ? 'dia' : 'siempre';
  const [mes = 12, dia = 31] = (values.validezDia ?? AL_EMPEZAR.dia).split('-').map(Number);
  const alDia = (m: number, d: number) =>
    set({ validezDia: `${dos(m)}-${dos(Math.min(Math.max(d, 1), diasDelMes(BISIESTO, m)))}` });
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
            <NumberInput
              label="Día"
              w={120}
              min={1}
              max={diasDelMes(BISIESTO, mes)}
              allowDecimal={false}
              error={errors.validezDia}
              value={dia}
              onChange={(value) => alDia(mes, Number(value))}
            />
            <Select
              label="Mes"
              w={200}
              allowDeselect={false}
              data={MESES.map((nombre, i) => ({ value: String(i + 1), label: nombre }))}
              value={String(mes)}
              onChange={(value) => alDia(Number(value), dia)}
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
