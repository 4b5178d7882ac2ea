import { recorteEnPalabras } from '@catedra/shared/cumplimiento/palabras.ts';
import { aperturaRecortada } from '@catedra/shared/cumplimiento/ajustes-de-validez.ts';
import { MAX_DIAS_PARA_RENOVAR } from '@catedra/shared/cumplimiento/schemas.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { NumberInput } from '@mantine/core';
import type { RenovacionForm } from '#pages/cursos/renovacion/use-renovacion.ts';
import { serverTime } from '#platform/clock.ts';
import { FormLayout, FormRow } from '#ui/forms/FormLayout.tsx';
import { Toggle } from '#ui/forms/Toggle.tsx';
import { useZone } from '#ui/words/zone.tsx';

/** When the next round opens by itself, and whether a person may open it before. */
export function CuandoSeRenueva({ form: { values, errors, set } }: { readonly form: RenovacionForm }) {
  const hoy = diaEn(serverTime(), useZone());
  const recorte = Object.keys(errors).length === 0 ? aperturaRecortada(values, hoy) : null;
  return (
    <FormLayout>
      <FormRow
        help={
          recorte
            ? recorteEnPalabras(recorte, values, hoy)
            : 'Desde entonces se puede hacer otra vez, y lo que ya vale sigue valiendo hasta su último día.'
        }
      >
        <NumberInput
          label="Días para renovar, antes de que caduque"
          w={320}
          min={0}
          max={MAX_DIAS_PARA_RENOVAR}
          allowDecimal={false}
          error={errors.diasParaRenovar}
          value={values.diasParaRenovar}
          onChange={(value) => set({ diasParaRenovar: Number(value) })}
        />
      </FormRow>
      <FormRow>
        <Toggle
          label="Quien quiera puede renovar antes"
          help="Se le dice antes hasta cuándo le valdría y qué ganaría si espera."
          checked={values.renovarYa}
          onChange={(event) => set({ renovarYa: event.currentTarget.checked })}
        />
      </FormRow>
    </FormLayout>
  );
}
