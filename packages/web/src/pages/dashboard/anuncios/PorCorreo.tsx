import type { Anuncio, Audiencia } from '@catedra/shared/anuncios/schemas.ts';
import { Radio, Stack } from '@mantine/core';
import classes from '#pages/dashboard/anuncios/Anuncios.module.css';
import { loQueSale } from '#pages/dashboard/anuncios/words.ts';
import { NoMail } from '#ui/people/NoMail.tsx';

interface PorCorreoProps {
  readonly value: Anuncio['correo'];
  readonly onChange: (correo: Anuncio['correo']) => void;
  readonly audiencia: Audiencia | undefined;
  /** When its mail was given out: it does not leave again by itself. */
  readonly mandado: boolean;
}

/** Whether it is mailed too, and how many mails that is. */
export function PorCorreo({ value, onChange, audiencia, mandado }: PorCorreoProps) {
  const sale = audiencia && value !== 'no' && !mandado ? loQueSale(audiencia, value) : null;
  return (
    <div>
      <Radio.Group
        label="También por correo"
        value={value}
        onChange={(elegido) => onChange(elegido === 'ya' || elegido === 'diario' ? elegido : 'no')}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="no" label="No" />
          <Radio value="ya" label="Al momento, cuando empiece" />
          <Radio value="diario" label="En el correo del día de cada persona" />
        </Stack>
      </Radio.Group>
      {value !== 'no' && <NoMail />}
      {value !== 'no' && (
        <p className={`look-small ${classes.sent}`}>
          Quien llegue después lo recibe también mientras siga publicado; si no tiene fecha de fin, durante 30
          días.
        </p>
      )}
      <p className={`look-small ${classes.sent}`} role="status">
        {sale && `${sale.cuantos}. ${sale.aQuienNo}`}
      </p>
    </div>
  );
}
