import type {
  CambioDeLinea,
  EstadoDeLinea,
  Importacion,
  LineaDeImportacion,
} from '@catedra/shared/importaciones/schemas.ts';
import { enUnaLinea } from '@catedra/shared/preguntas/en-una-linea.ts';
import { Button } from '@mantine/core';
import {
  IconAlertCircle,
  IconCheck,
  IconEye,
  IconMinus,
  IconPencil,
  IconRefresh,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/preguntas/importar/Import.module.css';
import { cambiarLinea, rememberLine } from '#pages/preguntas/importar/import-queries.ts';
import { LineDialog } from '#pages/preguntas/importar/line-dialog.ts';
import { Paper } from '#pages/preguntas/importar/Paper.tsx';
import { Source } from '#pages/preguntas/importar/Source.tsx';
import { lugarDe, type Mending } from '#pages/preguntas/importar/words.ts';
import { messageOf } from '#platform/api-error.ts';
import { KindIcon } from '#preguntas/KindIcon.tsx';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

const MARKS: Readonly<Record<EstadoDeLinea, { readonly label: string; readonly icon: typeof IconCheck }>> = {
  entendida: { label: 'Entendida', icon: IconCheck },
  con_cambio: { label: 'Con un cambio', icon: IconPencil },
  igual: { label: 'Igual', icon: IconMinus },
  cambiada: { label: 'Cambiada', icon: IconRefresh },
  conflicto: { label: 'Editada aquí', icon: IconPencil },
  no_importa: { label: 'No se importa', icon: IconAlertCircle },
  fuera: { label: 'Fuera', icon: IconTrash },
};

const DECISIONS = [
  { value: 'actualizar', label: 'Traer la del archivo' },
  { value: 'dejar', label: 'Dejar la de aquí' },
  { value: 'nueva', label: 'Tener las dos' },
] as const;

/** Its own, or that of all; what was edited here stays. */
const decisionOf = ({ decision, estado }: LineaDeImportacion, { repetidas }: Importacion) =>
  decision ?? (estado === 'cambiada' ? repetidas : 'dejar');

interface LineRowProps {
  readonly linea: LineaDeImportacion;
  readonly importacion: Importacion;
}

/** A question of the file: one line when it was understood, its reasons and what to do about them when not. */
export function LineRow({ linea, importacion }: LineRowProps) {
  const { numero, estado, titulo, mitades, fuente } = linea;
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState(false);
  const [mending, setMending] = useState<Mending | null>(null);
  const change = useMutation({
    mutationFn: (cambio: CambioDeLinea) => cambiarLinea(importacion.id, numero, cambio),
    onSuccess: (hecha) => rememberLine(queryClient, hecha),
  });
  const attention =
    estado === 'no_importa' || estado === 'con_cambio' || estado === 'cambiada' || estado === 'conflicto';
  const wide = attention || opened;
  const { label, icon: Icon } = MARKS[estado];
  const byText = fuente !== '';
  const actions = [
    ...(mitades
      ? [{ label: 'Ver como la verá quien responde', icon: IconEye, onClick: () => setMending('ver') }]
      : []),
    ...(byText ? [{ label: 'Corregir su texto', icon: IconPencil, onClick: () => setMending('texto') }] : []),
    ...(mitades
      ? [{ label: 'Editar la pregunta', icon: IconPencil, onClick: () => setMending('pregunta') }]
      : []),
    estado === 'fuera'
      ? { label: 'Volver a traerla', icon: IconRestore, onClick: () => change.mutate({ fuera: false }) }
      : { label: 'Dejarla fuera', icon: IconTrash, onClick: () => change.mutate({ fuera: true }) },
  ];
  const name = mitades ? enUnaLinea(mitades.publica) || titulo : titulo;
  return (
    <li className={classes.line} data-estado={estado} data-wide={wide || undefined}>
      <div className={classes.what}>
        <span className={classes.mark} data-kind={estado}>
          <Icon size={16} stroke={2} aria-hidden /> {label}
        </span>
        <small>{lugarDe(linea, importacion.formato)}</small>
      </div>
      {wide ? (
        <Wide linea={linea} importacion={importacion} />
      ) : (
        <button
          type="button"
          className={`look-flat-button ${classes.brief}`}
          aria-expanded={false}
          onClick={() => setOpened(true)}
        >
          <code>{firstOf(fuente) ?? titulo}</code>
          <span>
            {mitades && <KindIcon tipo={mitades.publica.tipo} size={18} />}
            <span>{name}</span>
          </span>
        </button>
      )}
      {estado === 'no_importa' && (
        <div className={classes.acts}>
          {byText && (
            <Button size="xs" variant="default" onClick={() => setMending('texto')}>
              Corregir su texto
            </Button>
          )}
          <Button size="xs" variant="subtle" onClick={() => setMending('pregunta')}>
            Escribirla a mano
          </Button>
          <Button
            size="xs"
            variant="subtle"
            loading={change.isPending}
            onClick={() => change.mutate({ fuera: true })}
          >
            Dejarla fuera
          </Button>
        </div>
      )}
      {linea.aqui && (
        <div className={classes.acts} role="group" aria-label="Qué hacemos con ella">
          {DECISIONS.map(({ value, label: words }) => (
            <Button
              key={value}
              size="xs"
              variant={decisionOf(linea, importacion) === value ? 'light' : 'subtle'}
              aria-pressed={decisionOf(linea, importacion) === value}
              onClick={() => change.mutate({ decision: value })}
            >
              {words}
            </Button>
          ))}
        </div>
      )}
      {change.error && (
        <div className={classes.acts}>
          <ErrorState>{messageOf(change.error)}</ErrorState>
        </div>
      )}
      <div className={classes.menu}>
        <RowMenu name={name} actions={actions} />
      </div>
      {mending && (
        <LineDialog
          what={mending}
          linea={linea}
          cursoId={importacion.cursoId}
          onSave={(cambio) => change.mutateAsync(cambio)}
          onClose={() => setMending(null)}
        />
      )}
    </li>
  );
}

/** What is asked, and not what is noted over it. */
const firstOf = (fuente: string): string | undefined =>
  fuente.split('\n').find((una) => una.trim() !== '' && !una.startsWith('//'));

function Wide({ linea, importacion }: LineRowProps) {
  const { porque, cambios, mitades, fuente, titulo, aqui } = linea;
  return (
    <>
      {(porque !== null || cambios.length > 0) && (
        <ul className={`look-list ${classes.why}`}>
          {[porque ?? [], cambios].flat().map((frase) => (
            <li key={frase}>{frase}</li>
          ))}
        </ul>
      )}
      <div className={classes.source}>
        {aqui ? (
          <>
            <p className={classes.now}>Ahora, aquí</p>
            <Paper mitades={aqui} />
          </>
        ) : (
          <>
            <p className={classes.side}>En el archivo</p>
            {fuente === '' ? <p>{titulo}</p> : <Source texto={fuente} desde={linea.linea} />}
          </>
        )}
      </div>
      {mitades ? (
        <div className={classes.seen}>
          <p className={aqui ? classes.now : classes.side}>{aqui ? 'En el archivo' : 'Como se leerá'}</p>
          <Paper mitades={mitades} />
        </div>
      ) : (
        <p className={classes.empty}>
          {importacion.formato === 'hoja'
            ? 'De esta fila no sale ninguna pregunta.'
            : 'De este texto no sale ninguna pregunta.'}
        </p>
      )}
    </>
  );
}
