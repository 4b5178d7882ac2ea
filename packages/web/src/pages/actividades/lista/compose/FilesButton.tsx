import { Button } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { useRef } from 'react';

/** For whoever does not drag: the same files, chosen from a list. */
export function FilesButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconFilePlus size={18} stroke={1.75} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        Traer archivos
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Archivos que serán actividades"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
