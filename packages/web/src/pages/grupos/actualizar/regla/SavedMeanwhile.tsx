import type { ReglaDeGrupo } from '@catedra/shared/grupos/regla-schemas.ts';
import { Alert, Button } from '@mantine/core';

interface SavedMeanwhileProps {
  readonly guardada: Pick<ReglaDeGrupo, 'regla' | 'enPalabras'>;
  readonly onKeep: () => void;
}

/** Somebody else changed the rule while this one was being written: neither takes the other's place in silence. */
export function SavedMeanwhile({ guardada: { regla, enPalabras }, onKeep }: SavedMeanwhileProps) {
  return (
    <Alert color="azafran" variant="light" mb="md" role="alert">
      <p>
        {regla === null
          ? 'Otra persona ha quitado la regla mientras escribías. Si guardas, la tuya la pone otra vez.'
          : `Otra persona ha guardado otra regla mientras escribías${enPalabras ? `: ${enPalabras}` : ''}. Si guardas, la tuya la sustituye.`}
      </p>
      <Button variant="default" size="xs" mt="xs" onClick={onKeep}>
        Quedarme con la guardada
      </Button>
    </Alert>
  );
}
