import type { Subida } from '@catedra/shared/archivos/schemas.ts';
import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { limiteDe } from '@catedra/shared/archivos/limites.ts';
import { pesaDeMas, pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import { diceSerHeic, FOTO_HEIC } from '@catedra/shared/archivos/tipos.ts';
import { Button, Input } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { limitsQuery, upload } from '#platform/upload.ts';
import { CropDialog } from '#parts/archivos/crop/CropDialog.tsx';
import { cutToFile, openPicture } from '#parts/archivos/crop/draw.ts';
import type { Cut } from '#parts/archivos/crop/frame.ts';
import classes from '#parts/archivos/ImageField.module.css';

export interface ImageFieldProps {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly proposito: 'portada' | 'foto';
  /** Of covers. */
  readonly cursoId?: string;
  /** Width over height: 16/9 for a cover, 1 for a face. */
  readonly ratio: number;
  readonly round?: boolean;
  readonly disabled?: boolean;
  /** Id of the uploaded picture. */
  readonly value: string | null;
  readonly onChange: (archivoId: string | null) => void;
  /** What stands there while there is no picture. */
  readonly placeholder?: ReactNode;
}

const WIDTHS = { portada: 1600, foto: 800 };
/** Narrower than this it looks blurred where it is shown biggest. */
const SHARP_FROM = { portada: 320, foto: 160 };
const ILEGIBLE = 'No pudimos leer esa imagen. Prueba con otra, en JPG o PNG.';

interface Chosen {
  readonly picture: HTMLImageElement;
  readonly name: string;
}

/** One picture: chosen, framed by hand, uploaded, shown and removed. */
export function ImageField(props: ImageFieldProps) {
  const { proposito, cursoId, ratio, round = false, disabled = false, value, onChange } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { data: limites } = useQuery(limitsQuery);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.picture.src)), [chosen]);

  const sending = useMutation({
    mutationFn: async ({ picture, name, cut }: Chosen & { readonly cut: Cut }) => {
      const file = await cutToFile(picture, cut, { width: WIDTHS[proposito], name });
      if (!file) return null;
      const subida: Subida = { nombre: name, proposito, cursoId };
      return upload(file, subida, { onProgress: (done, total) => setSent(Math.floor((100 * done) / total)) });
    },
    onSuccess: (archivo) => (archivo ? onChange(archivo.id) : setRefused(ILEGIBLE)),
    onSettled: () => setChosen(null),
  });

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setRefused(null);
    sending.reset();
    const top = limites && limiteDe(limites, proposito, file.type);
    if (top && file.size > top) return setRefused(`La imagen ${pesaDeMas(file.size, top)}.`);
    const picture = await openPicture(file);
    if (picture) setChosen({ picture, name: file.name });
    else setRefused(diceSerHeic(file) ? FOTO_HEIC : ILEGIBLE);
  };

  return (
    <Input.Wrapper
      label={props.label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={props.description}
      error={refused ?? (sending.isError ? messageOf(sending.error) : props.error)}
    >
      <div className={`look-line ${classes.field}`} role="group" aria-labelledby={`${id}-label`}>
        <div className={classes.picture} data-round={round || undefined}>
          {value ? (
            <img
              src={direccionDeArchivo(value, 320)}
              alt={round ? 'Tu foto de ahora' : 'La imagen de ahora'}
              style={{ aspectRatio: String(ratio) }}
            />
          ) : (
            props.placeholder
          )}
        </div>
        {!disabled && (
          <div className={`look-row ${classes.actions}`}>
            <Button variant="default" loading={sending.isPending} onClick={() => input.current?.click()}>
              {value ? 'Cambiar la imagen' : 'Elegir una imagen'}
            </Button>
            {value && (
              <Button variant="subtle" disabled={sending.isPending} onClick={() => onChange(null)}>
                Quitar
              </Button>
            )}
            <p className={`look-small ${classes.note}`} role="status">
              {sending.isPending
                ? `Subiendo: ${sent} %`
                : limites && `JPG, PNG o WebP de hasta ${pesoEnPalabras(limites.imagen)}.`}
            </p>
          </div>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          aria-label="Elegir una imagen"
          onChange={(event) => {
            void choose(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      {chosen && !sending.isPending && (
        <CropDialog
          picture={chosen.picture}
          ratio={ratio}
          round={round}
          sharpFrom={SHARP_FROM[proposito]}
          onCancel={() => setChosen(null)}
          onCut={(cut) => {
            setSent(0);
            sending.mutate({ ...chosen, cut });
          }}
        />
      )}
    </Input.Wrapper>
  );
}
