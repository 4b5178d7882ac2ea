import type { Campo } from '@catedra/shared/campos/schemas.ts';
import { nombreDeDato } from '@catedra/shared/cargas/campos.ts';
import type { OpcionesDeCarga } from '@catedra/shared/cargas/opciones.ts';
import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import { vistaPrevia } from '@catedra/shared/cargas/vista-previa.ts';
import { columnLetters } from '@catedra/shared/core/hojas.ts';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '#pages/usuarios/carga-masiva/columnas/Preview.module.css';
import { enumerar } from '#ui/words/words.ts';

interface PreviewProps {
  readonly carga: Carga;
  readonly opciones: OpcionesDeCarga;
  readonly campos: readonly Campo[];
}

/** The first people of the file as they would come in with these columns. */
export function Preview({ carga: { ejemplos, encabezados }, opciones, campos }: PreviewProps) {
  const [which, setWhich] = useState(0);
  const ejemplo = ejemplos[which];
  if (!ejemplo) return null;
  const datos = vistaPrevia(ejemplo.celdas, opciones, encabezados);
  const fuera = encabezados.flatMap((titulo, i) =>
    opciones.mapeo[i] ? [] : [`${titulo} (${columnLetters(i)})`],
  );
  return (
    <aside className={classes.preview} aria-label="Cómo quedará cada persona">
      <div className="look-tight-row">
        <h2 className={classes.title} aria-live="polite">
          Así quedará la fila {ejemplo.linea}
        </h2>
        <ActionIcon
          variant="subtle"
          aria-label="Fila anterior"
          disabled={which === 0}
          onClick={() => setWhich(which - 1)}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          aria-label="Fila siguiente"
          disabled={which === ejemplos.length - 1}
          onClick={() => setWhich(which + 1)}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </div>
      <dl className={classes.data}>
        {datos.map(({ campo, valor, columnas }) => (
          <div key={campo} className={classes.line}>
            <dt>{nombreDeDato(campo, campos)}</dt>
            <dd>{valor || <span className={classes.empty}>vacío</span>}</dd>
            <span className={classes.from} aria-hidden>
              {columnas.map(columnLetters).join(' + ')}
            </span>
          </div>
        ))}
      </dl>
      {fuera.length > 0 && <p className={`look-small ${classes.out}`}>No se importan: {enumerar(fuera)}.</p>}
    </aside>
  );
}
