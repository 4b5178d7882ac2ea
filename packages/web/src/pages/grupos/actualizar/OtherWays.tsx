import type { Grupo } from '@catedra/shared/grupos/collection.ts';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/grupos/actualizar/GrupoEditor.module.css';
import { PasteDialog } from '#pages/grupos/actualizar/PasteDialog.tsx';
import { useActor } from '#platform/session.ts';
import { TextButton, TextLink } from '#ui/frame/TextLink.tsx';

/** Members by the dozen: from a mail, or from a sheet. */
export function OtherWays({ grupo }: { readonly grupo: Grupo }) {
  const { puede } = useActor();
  const [pasting, setPasting] = useState(false);
  return (
    <p className={classes.others}>
      <TextButton onClick={() => setPasting(true)}>Pegar una lista de correos</TextButton>
      {puede('usuarios:cargar') && (
        <TextLink to={rutas.cargaMasiva} search={{ grupo: grupo.id }}>
          Cargar desde un archivo
        </TextLink>
      )}
      {pasting && <PasteDialog grupo={grupo} onClose={() => setPasting(false)} />}
    </p>
  );
}
