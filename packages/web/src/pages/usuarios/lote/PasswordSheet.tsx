import type { TemporalesDeLote } from '@catedra/shared/lotes/schemas.ts';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { csvFile, saveFile } from '#platform/save-file.ts';
import { cuando } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface PasswordSheetProps extends Pick<TemporalesDeLote, 'temporales' | 'expiraEn'> {
  readonly onSaved: () => void;
}

/** The only copy there is: nothing keeps these passwords but the sheet. */
export function PasswordSheet({ temporales, expiraEn, onSaved }: PasswordSheetProps) {
  const now = useNow();
  const zone = useZone();
  const save = () => {
    const rows = temporales.map((una) => [una.nombre, una.apellidos, una.entraCon, una.contraseña]);
    saveFile(
      csvFile('contrasenas-temporales.csv', [
        ['Nombre', 'Apellidos', 'Entra con', 'Contraseña temporal'],
        ...rows,
      ]),
    );
    onSaved();
  };
  return (
    <>
      <p>
        Solo puedes descargarlas ahora{expiraEn && <>; sirven hasta {cuando(expiraEn, now, zone)}</>}. Guarda
        la hoja donde nadie más la vea y bórrala cuando las hayas repartido.
      </p>
      <Button
        mt="sm"
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
        onClick={save}
      >
        Descargar la hoja
      </Button>
    </>
  );
}
