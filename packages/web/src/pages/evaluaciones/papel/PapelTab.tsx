import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import type { Papel } from '@catedra/shared/intentos/papel/esquemas.ts';
import { LETRAS_DE_MODELO } from '@catedra/shared/intentos/papel/modelos.ts';
import { Button, Checkbox, Input, SegmentedControl, Select } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useRef, useState } from 'react';
import { AnswerSheet } from '#pages/evaluaciones/papel/AnswerSheet.tsx';
import { ExamSheet } from '#pages/evaluaciones/papel/ExamSheet.tsx';
import { KeySheet } from '#pages/evaluaciones/papel/KeySheet.tsx';
import classes from '#pages/evaluaciones/papel/Papel.module.css';
import { papelQuery } from '#pages/evaluaciones/papel/queries.ts';
import unseen from '#ui/frame/unseen.module.css';
import { LearnerBones } from '#preguntas/LearnerBones.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Notice } from '#ui/states/Notice.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta } from '#ui/words/words.ts';

interface PapelTabProps {
  readonly evaluacion: Evaluacion;
  readonly vacia: boolean;
}

const PARTS = { examen: 'Examen', respuestas: 'Hoja de respuestas', clave: 'Clave' } as const;
type What = keyof typeof PARTS;

const MODELS = LETRAS_DE_MODELO.map((_, i) => ({
  value: `${i + 1}`,
  label: i === 0 ? 'Un solo modelo' : `${i + 1} modelos, barajados`,
}));

/** Pictures far below are not asked for until they come into sight, and paper has no sight. */
async function print(sheets: HTMLElement | null): Promise<void> {
  const pictures = [...(sheets?.querySelectorAll('img') ?? [])];
  await Promise.allSettled(
    pictures.map((picture) => {
      picture.loading = 'eager';
      return picture.decode();
    }),
  );
  window.print();
}

/** The evaluation as it is taken with a pen, its sheet of answers and its key, on as many models as are wanted. */
export function PapelTab({ evaluacion, vacia }: PapelTabProps) {
  const [models, setModels] = useState('1');
  const [columns, setColumns] = useState<'1' | '2'>('1');
  const [what, setWhat] = useState<readonly string[]>(['examen', 'clave']);
  const sheets = useRef<HTMLDivElement>(null);
  const query = useQuery(papelQuery(evaluacion.id, Number(models), !vacia));
  if (vacia)
    return (
      <EmptyState drawing="question" title="Todavía no hay nada que imprimir">
        Escribe alguna pregunta y aquí la verás como sale en papel.
      </EmptyState>
    );
  const short = query.error instanceof Error && 'code' in query.error && query.error.code === 'SORTEO_CORTO';
  const none = what.length === 0;
  return (
    <>
      <h2 className={unseen.unseen}>En papel</h2>
      <div className={classes.tools}>
        <Select
          label="Modelos"
          data={MODELS}
          value={models}
          allowDeselect={false}
          onChange={(next) => next && setModels(next)}
        />
        <Input.Wrapper label="Columnas" labelElement="div">
          <SegmentedControl
            className={classes.columns}
            aria-label="Columnas"
            data={[
              { value: '1', label: 'Una' },
              { value: '2', label: 'Dos' },
            ]}
            value={columns}
            onChange={(next) => setColumns(next)}
          />
        </Input.Wrapper>
        <Checkbox.Group label="Qué se imprime" value={[...what]} onChange={setWhat}>
          <div className={`look-wrap ${classes.parts}`}>
            {(Object.keys(PARTS) as What[]).map((one) => (
              <Checkbox key={one} value={one} label={PARTS[one]} />
            ))}
          </div>
        </Checkbox.Group>
        <div className={classes.act}>
          <Button
            disabled={!query.data || none}
            leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
            onClick={() => void print(sheets.current)}
          >
            Imprimir
          </Button>
          {none && <p className="look-quiet">Elige qué se imprime.</p>}
        </div>
      </div>
      {short ? (
        <ErrorState title="No se puede imprimir así">
          Un sorteo pide más preguntas de las que hay terminadas en su carpeta o etiqueta.
        </ErrorState>
      ) : (
        <QueryView query={query} label="Preparando las hojas…" skeleton={<LearnerBones />}>
          {(papel) => (
            <>
              {papel.sinTerminar > 0 && (
                <Notice>
                  {cuenta(
                    papel.sinTerminar,
                    'pregunta sin terminar no sale',
                    'preguntas sin terminar no salen',
                  )}{' '}
                  en el papel.
                </Notice>
              )}
              <div ref={sheets} data-papel className={classes.sheets}>
                <Sheets papel={papel} what={what} columns={Number(columns)} />
              </div>
            </>
          )}
        </QueryView>
      )}
    </>
  );
}

function Sheets({
  papel,
  what,
  columns,
}: {
  readonly papel: Papel;
  readonly what: readonly string[];
  readonly columns: number;
}) {
  return (
    <>
      {papel.modelos.map((modelo) => (
        <Fragment key={modelo.letra}>
          {what.includes('examen') && <ExamSheet papel={papel} modelo={modelo} columns={columns} />}
          {what.includes('respuestas') && <AnswerSheet papel={papel} modelo={modelo} />}
        </Fragment>
      ))}
      {what.includes('clave') &&
        papel.modelos.map((modelo) => <KeySheet key={modelo.letra} papel={papel} modelo={modelo} />)}
    </>
  );
}
