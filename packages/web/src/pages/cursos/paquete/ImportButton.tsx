import { Button } from '@mantine/core';
import { IconPackageImport } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useMayDuplicate } from '#parts/cursos/DuplicateDialog.tsx';

const ImportDialog = lazy(async () => ({
  default: (await import('#pages/cursos/paquete/ImportDialog.tsx')).ImportDialog,
}));

/** For whoever may make a course and all of its parts. */
export function ImportButton() {
  const may = useMayDuplicate();
  const [opened, setOpened] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPackageImport size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        Importar curso
      </Button>
      <Suspense>{opened && <ImportDialog onClose={() => setOpened(false)} />}</Suspense>
    </>
  );
}
