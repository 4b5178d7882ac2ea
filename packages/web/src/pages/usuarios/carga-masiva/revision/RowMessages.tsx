import { nombreDeDato } from '@catedra/shared/cargas/campos.ts';
import type { FilaDeCarga } from '@catedra/shared/cargas/filas.ts';
import { Button } from '@mantine/core';
import { Fragment } from 'react';
import { rutas } from '#platform/paths.ts';
import {
  type Columna,
  type MensajeConTono,
  otrosCambios,
} from '#pages/usuarios/carga-masiva/revision/row-cells.ts';
import classes from '#parts/cargas/Rows.module.css';
import { datoEnPalabras } from '#pages/usuarios/carga-masiva/propios.ts';
import { useFields } from '#parts/campos/own-fields.ts';
import { TextButton, TextLink } from '#ui/frame/TextLink.tsx';

interface RowMessagesProps {
  readonly fila: FilaDeCarga;
  readonly columnas: readonly Columna[];
  readonly mensajes: readonly MensajeConTono[];
  readonly saving: boolean;
  readonly onDiscard?: () => void;
  readonly onGoTo?: (linea: number) => void;
}

/** Why a row is wrong or worth a look, which account it meets, and what changes without a column. */
export function RowMessages({ fila, columnas, mensajes, saving, onDiscard, onGoTo }: RowMessagesProps) {
  const campos = useFields('others');
  const otros = fila.estado === 'error' || fila.estado === 'descartada' ? [] : otrosCambios(fila, columnas);
  if (mensajes.length === 0 && otros.length === 0 && !fila.nota) return null;
  return (
    <tr>
      <td className={classes.line} />
      <td colSpan={columnas.length + (onDiscard ? 2 : 1)} className={classes.reasons}>
        {mensajes.map((mensaje) => (
          <Message
            key={`${mensaje.columna}${mensaje.texto}`}
            mensaje={mensaje}
            columnas={columnas}
            onGoTo={onGoTo}
          />
        ))}
        {fila.nota && <p>{fila.nota}</p>}
        {otros.length > 0 && (
          <p className="look-faint-inline">
            {otros.map(([campo, [antes, despues]], i) => (
              <Fragment key={campo}>
                {i > 0 && ' · '}
                {nombreDeDato(campo, campos)}: {antes && <del>{datoEnPalabras(campos, campo, antes)}</del>}
                {antes && ' → '}
                {datoEnPalabras(campos, campo, despues) ?? 'vacío'}
              </Fragment>
            ))}
          </p>
        )}
        {onDiscard && fila.estado === 'error' && (
          <Button variant="subtle" size="xs" disabled={saving} onClick={onDiscard}>
            Dejar fuera esta fila
          </Button>
        )}
      </td>
    </tr>
  );
}

/** Some already begin by naming their column. */
const sinSuTitulo = (texto: string, titulo: string): string =>
  texto.startsWith(`${titulo}:`) ? texto.slice(titulo.length + 1).trimStart() : texto;

interface MessageProps extends Pick<RowMessagesProps, 'columnas' | 'onGoTo'> {
  readonly mensaje: MensajeConTono;
}

function Message({ mensaje: { columna, texto, personas, linea, tono }, columnas, onGoTo }: MessageProps) {
  const titulo = columnas.find(({ posicion }) => posicion === columna)?.titulo;
  return (
    <p data-tono={tono}>
      {titulo && <b>{titulo}: </b>}
      {titulo ? sinSuTitulo(texto, titulo) : texto}
      {personas?.map(({ id, nombre }) => (
        <Fragment key={id}>
          {' '}
          <TextLink to={rutas.usuario(id)} target="_blank">
            Ver a {nombre}
          </TextLink>
        </Fragment>
      ))}
      {linea !== undefined && onGoTo && (
        <>
          {' '}
          <TextButton onClick={() => onGoTo(linea)}>Ver la fila {linea}</TextButton>
        </>
      )}
    </p>
  );
}
