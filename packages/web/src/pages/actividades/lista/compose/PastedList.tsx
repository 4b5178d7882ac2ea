import { TIPOS_ACTIVIDAD, type TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { Button, CloseButton, NativeSelect } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from '#pages/actividades/lista/compose/Composer.module.css';
import { type Block, canBe, type Line, MAX_LINES } from '#pages/actividades/lista/compose/parse-list.ts';
import { useCreateList } from '#pages/actividades/lista/compose/use-create-list.ts';
import type { Desk } from '#pages/actividades/lista/desk.ts';
import { messageOf } from '#platform/api-error.ts';
import { KindIcon } from '#tipos/KindIcon.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta, enumerar } from '#ui/words/words.ts';

interface PastedListProps {
  readonly desk: Desk;
  readonly into: { readonly id: string; readonly titulo: string };
  readonly pasted: readonly Block[];
  readonly onCancel: () => void;
  /** They are there; the first of them, to go on with. */
  readonly onDone: (first: string | null) => void;
}

const plural = (tipo: TipoActividad, count: number) => {
  const name = fichaDe(tipo).nombre.toLowerCase();
  return cuenta(count, name, name.endsWith('n') ? `${name.replace(/ón$/, 'on')}es` : `${name}s`);
};

/** «5 lecturas, 1 vídeo y 1 tarea». */
function summary(lines: readonly Line[]): string {
  const byKind = TIPOS_ACTIVIDAD.map((tipo) => [tipo, lines.filter((line) => line.tipo === tipo)] as const);
  return enumerar(byKind.filter(([, own]) => own.length > 0).map(([tipo, own]) => plural(tipo, own.length)));
}

/** «Enlace» without an address can't be one: what it is instead, and what would make it so. */
const madeOf = ({ wanted, tipo }: Line): string => {
  const [asked, made] = [wanted ?? tipo, tipo].map((one) => fichaDe(one).nombre.toLowerCase());
  return `Dice «${asked}» y no trae dirección: será ${fichaDe(tipo).nombre.endsWith('o') ? 'un' : 'una'} ${made}. Escribe su dirección https en la línea, o cámbiala después.`;
};

/** What a pasted list will make, before it does; one undo takes all of it back. */
export function PastedList({ desk, into, pasted, onCancel, onDone }: PastedListProps) {
  const [blocks, setBlocks] = useState(pasted);
  const { done, working, failure, create } = useCreateList(desk, into);
  const send = useRef<HTMLButtonElement>(null);
  useEffect(() => send.current?.focus(), []);
  const lines = blocks.flatMap((block) => block.lines);
  const sections = blocks.filter(({ titulo }) => titulo !== null).length;
  const change = (line: Line, next: readonly Line[]) =>
    setBlocks(
      blocks.map((block) => ({
        ...block,
        lines: block.lines.flatMap((una) => (una === line ? next : [una])),
      })),
    );
  const started = done > 0 || working;
  return (
    <div className={classes.pasted} role="group" aria-label="Lista pegada">
      <p className={classes.lead}>
        <b>
          {lines.length === 0 ? 'No queda ninguna actividad' : `Se añadirán ${summary(lines)}`}
          {sections > 0 && `, en ${cuenta(sections, 'sección nueva', 'secciones nuevas')}`}.
        </b>{' '}
        {lines.length === MAX_LINES &&
          `Como mucho ${MAX_LINES} de una vez: lo demás de la lista se queda fuera.`}
      </p>
      <ol className={classes.lines}>
        {blocks.map((block, i) => (
          <li key={block.titulo ?? i}>
            {block.titulo !== null && <p className={classes.block}>{block.titulo}</p>}
            <ol>
              {block.lines.map((line, j) => (
                <li key={j} className={classes.line}>
                  <KindIcon tipo={line.tipo} />
                  <span className={classes.words}>
                    {line.titulo}
                    {line.wanted && <small>{madeOf(line)}</small>}
                  </span>
                  <NativeSelect
                    size="xs"
                    aria-label={`Tipo de «${line.titulo}»`}
                    disabled={started}
                    value={line.tipo}
                    data={TIPOS_ACTIVIDAD.filter((tipo) => canBe(tipo, line.url)).map((tipo) => ({
                      value: tipo,
                      label: fichaDe(tipo).nombre,
                    }))}
                    onChange={(event) =>
                      change(line, [
                        { ...line, wanted: undefined, tipo: event.currentTarget.value as TipoActividad },
                      ])
                    }
                  />
                  <CloseButton
                    size="sm"
                    aria-label={`Dejar fuera «${line.titulo}»`}
                    disabled={started}
                    onClick={() => change(line, [])}
                  />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {failure && (
        <ErrorState>
          {messageOf(failure)} {done > 0 && `Ya están ${done}; al repetir solo se añaden las que faltan.`}
        </ErrorState>
      )}
      <div className={`look-row ${classes.foot}`}>
        <Button
          ref={send}
          disabled={lines.length === 0}
          loading={working}
          onClick={() => void create(blocks).then(onDone, () => undefined)}
        >
          {failure ? 'Añadir las que faltan' : `Añadir ${cuenta(lines.length, 'actividad', 'actividades')}`}
        </Button>
        <Button variant="subtle" disabled={working} onClick={onCancel}>
          Cancelar
        </Button>
        {working && (
          <p className={classes.count} role="status">
            {done} de {lines.length}
          </p>
        )}
      </div>
    </div>
  );
}
