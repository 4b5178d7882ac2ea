import { subirImagen, verImagen } from '@catedra/shared/certificados/disenos/api.ts';
import { MAX_BYTES_DE_IMAGEN, type UsoDeImagen } from '@catedra/shared/certificados/disenos/contenido.ts';
import { pesaDeMas } from '@catedra/shared/archivos/peso.ts';
import { Button, Input } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import classes from '#pages/cursos/certificado/editor/editor.module.css';
import { messageOf } from '#platform/api-error.ts';
import { addressOf, ask } from '#platform/ask.ts';
import { useAction } from '#platform/use-action.ts';

interface ImagePartProps {
  readonly label: string;
  readonly uso: UsoDeImagen;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly help: string;
}

/** One picture of a design: sent as it is, drawn anew by the server; what is refused leaves the one before. */
export function ImagePart({ label, uso, value, onChange, help }: ImagePartProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const send = useAction(
    (file: File) => ask(subirImagen, { query: { uso }, body: file }),
    (imagen) => onChange(imagen.id),
  );
  const choose = (file: File | undefined) => {
    if (!file) return;
    setName(file.name);
    const over = file.size > MAX_BYTES_DE_IMAGEN;
    setTooLarge(
      over ? `La imagen ${pesaDeMas(file.size, MAX_BYTES_DE_IMAGEN)}. Seguimos con la anterior.` : null,
    );
    if (!over) send.run(file);
  };
  const why = tooLarge ?? (send.error === null ? null : messageOf(send.error));
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }} error={why && `${name}: ${why}`}>
      <div className={classes.picture} role="group" aria-labelledby={id}>
        <span className={classes.frame}>
          {value ? <img src={addressOf(verImagen, { id: value })} alt={`${label} de ahora`} /> : 'Ninguna'}
        </span>
        <div className="look-stack">
          <span className="look-faint">{help}</span>
          <div className="look-loose-line">
            <Button variant="default" loading={send.pending} onClick={() => input.current?.click()}>
              {value ? 'Cambiar' : 'Elegir'}
            </Button>
            {value && (
              <Button variant="subtle" onClick={() => onChange(null)}>
                Quitar
              </Button>
            )}
          </div>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/svg+xml,image/png,image/jpeg,image/webp"
          aria-label={`Elegir ${label.toLowerCase()}`}
          onChange={(event) => {
            choose(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
    </Input.Wrapper>
  );
}
