import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import classes from '#tipos/tarea/HandIn.module.css';
import { plainText } from '#ui/rich-text/plain-text.ts';

/** Takes the words of a work elsewhere. */
export function CopyWork({ texto }: { readonly texto: string }) {
  const words = plainText(texto);
  if (words === '') return null;
  return (
    <div className={`look-loose-line ${classes.foot}`}>
      <CopyButton value={words}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
            onClick={copy}
          >
            {copied ? 'Copiado' : 'Copiar el texto'}
          </Button>
        )}
      </CopyButton>
    </div>
  );
}
