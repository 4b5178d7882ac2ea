import type { ContraseñaTemporal } from '@catedra/shared/sesion/schemas.ts';
import { Button, CopyButton, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import classes from '#ui/people/TemporaryPassword.module.css';
import { diaYHora } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** Shown once: whoever gave it reads it to the person or copies it. */
export function TemporaryPassword({ contraseña, expiraEn }: ContraseñaTemporal) {
  const now = useNow();
  const zone = useZone();
  return (
    <div className={classes.password}>
      <div className={`look-wrap ${classes.line}`}>
        <TextInput
          className={classes.field}
          label="Contraseña temporal"
          value={contraseña}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={contraseña}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              size="md"
              leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
              onClick={copy}
            >
              {copied ? 'Copiada' : 'Copiar'}
            </Button>
          )}
        </CopyButton>
      </div>
      <p className={`look-small ${classes.note}`}>
        Solo se muestra ahora. Puedes leérsela: vale con o sin tildes, en mayúsculas o con guiones. Sirve una
        vez, hasta {diaYHora(expiraEn, now, zone)}, y al entrar tendrá que cambiarla.
      </p>
    </div>
  );
}
