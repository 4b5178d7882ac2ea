import { sinNadaQueVer } from '@catedra/shared/cursos/sin-nada-que-ver.ts';
import type { EntregaPorCalificar } from '@catedra/shared/entregas/schemas.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from '#pages/entregas/Entregas.module.css';
import { Marked } from '#pages/entregas/Marked.tsx';
import { MarkForm, type MarkTools } from '#pages/entregas/MarkForm.tsx';
import { given, sheetOfWork } from '#pages/entregas/mark-values.ts';
import { devolver } from '#pages/entregas/queries.ts';
import type { Sitting } from '#pages/entregas/sitting.ts';
import { useRemark } from '#pages/entregas/use-remark.tsx';
import { Comment } from '#tipos/tarea/HandedIn.tsx';
import { TocaCertificados, useTocados } from '#parts/cursos/TocaCertificados.tsx';
import { useActor } from '#platform/session.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { numero } from '#ui/words/words.ts';

interface WorkFormProps {
  readonly trabajo: EntregaPorCalificar;
  readonly sitting: Sitting;
}

/** The two ways a work can go: marked, or back for another try. */
export function WorkForm({ trabajo, sitting }: WorkFormProps) {
  const { sinCorreo } = useActor();
  const { entrega, propia, calificadaPor } = trabajo;
  const [returning, setReturning] = useState(false);
  const { certificados, ...toca } = useTocados(
    returning ? { acto: 'devolver', id: entrega.id, version: entrega.version } : null,
  );
  const remark = useRemark(entrega);
  const when = { por: calificadaPor, en: entrega.calificadaEn };
  const sheet = sheetOfWork(trabajo);

  if (propia)
    return (
      <aside className={classes.form} aria-label="Nota">
        <p>Es tu propio trabajo: lo tiene que corregir otra persona.</p>
      </aside>
    );
  if (entrega.estado === 'devuelta')
    return (
      <aside className={classes.form} aria-label="Nota">
        <Marked kind="off" words="Devuelto para otro intento" {...when}>
          <Comment html={entrega.comentario} />
        </Marked>
      </aside>
    );
  const marked = entrega.estado === 'calificada' && (
    <Marked kind="done" words={`Corregido con ${numero(entrega.nota ?? 0)}`} {...when} />
  );
  const ways = ({ values: { comentario }, ask, done }: MarkTools) => {
    const askReturn = () => {
      const empty = sinNadaQueVer(comentario);
      ask(empty ? { comentario: 'Escribe qué tiene que mejorar: es lo que leerá.' } : {});
      setReturning(!empty);
    };
    const never = trabajo.enPapelera
      ? 'la tarea está en la papelera, y no podría entregarlo otra vez.'
      : trabajo.intentosQueQuedan === 0 && 'ya usó todos los intentos de esta tarea.';
    return {
      button: (
        <Button variant="default" onClick={askReturn} disabled={never !== false}>
          Devolver
        </Button>
      ),
      note: (
        <>
          {remark.question(done)}
          {never && <p className="look-quiet-inline">No se puede devolver: {never}</p>}
          <ConfirmDialog
            opened={returning}
            onClose={() => setReturning(false)}
            title="¿Devolver el trabajo?"
            confirmLabel="Devolver"
            onConfirm={async () => {
              await devolver(entrega, comentario, certificados);
              await done();
            }}
            harmless
            allowed={toca.contando ? null : true}
          >
            Podrá mejorarlo y entregarlo otra vez, empezando por lo que ya tiene.{' '}
            {sinCorreo
              ? 'Lo verá al entrar, en «Mis cursos».'
              : trabajo.tieneCorreo
                ? 'Le avisamos por correo.'
                : 'No tiene correo: lo verá al entrar, en «Mis cursos».'}
            <TocaCertificados certificados={certificados} {...toca} />
          </ConfirmDialog>
        </>
      ),
    };
  };
  return (
    <MarkForm
      sheet={sheet}
      sitting={sitting}
      marked={marked}
      send={(values, version) =>
        remark.send({
          version,
          ...given(sheet, values),
          comentario: values.comentario,
        })
      }
      other={ways}
    />
  );
}
