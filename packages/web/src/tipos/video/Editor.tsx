import { Radio } from '@mantine/core';
import { useState } from 'react';
import type { EditorProps } from '#tipos/editor.ts';
import { RichPart } from '#tipos/RichPart.tsx';
import { CaptionsPart } from '#tipos/video/CaptionsPart.tsx';
import classes from '#tipos/video/Editor.module.css';
import { OwnVideo } from '#tipos/video/OwnVideo.tsx';
import { VideoElsewhere } from '#tipos/video/VideoElsewhere.tsx';
import { FormRow } from '#ui/forms/FormLayout.tsx';

export function Editor(props: EditorProps<'video'>) {
  const { contenido, onChange, ...rest } = props;
  const [elsewhere, setElsewhere] = useState(contenido.url !== '');
  return (
    <>
      <FormRow>
        <Radio.Group
          label="Dónde está el vídeo"
          readOnly={rest.readOnly}
          value={elsewhere ? 'fuera' : 'aqui'}
          onChange={(value) => setElsewhere(value === 'fuera')}
        >
          <div className={classes.choices}>
            <Radio value="aqui" label="Lo subo a la academia" disabled={rest.readOnly} />
            <Radio value="fuera" label="Está en YouTube o en Vimeo" disabled={rest.readOnly} />
          </div>
        </Radio.Group>
      </FormRow>
      {elsewhere ? (
        <VideoElsewhere {...props} />
      ) : (
        <>
          <OwnVideo {...props} />
          <CaptionsPart {...props} />
        </>
      )}
      <RichPart
        {...rest}
        field="descripcion"
        label="En qué fijarse"
        optional
        rows={4}
        value={contenido.descripcion}
        onChange={(descripcion) => onChange({ descripcion })}
      />
    </>
  );
}
