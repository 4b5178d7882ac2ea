import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import classes from '#pages/home/calendario/Address.module.css';

/** Calendars of others can't reach what only this machine opens. */
const soloAqui = (url: string): boolean => /^https?:\/\/(localhost|127\.|\[::1\])/.test(url);

/** An address that was just given: it won't be shown again. */
export function NewAddress({ url }: { readonly url: string }) {
  return (
    <>
      <div className={classes.line}>
        <code className={classes.code}>{url}</code>
        <CopyButton value={url}>
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
      <p className="look-quiet" role="status">
        Cópiala ahora: no la guardamos entera y no volverá a enseñarse.{' '}
        <a href={url.replace(/^https?:/, 'webcal:')}>Abrirla en el calendario de este equipo</a>
      </p>
      {soloAqui(url) && (
        <p className="look-quiet">
          La academia se abre aquí con una dirección que solo existe en este equipo: otros no podrán leerla.
        </p>
      )}
    </>
  );
}
