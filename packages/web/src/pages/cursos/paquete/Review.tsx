import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import type { Paquete, ResumenDePaquete } from '@catedra/shared/paquetes/schemas.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import classes from '#pages/cursos/paquete/paquete.module.css';
import { importar } from '#pages/cursos/paquete/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { KindIcon } from '#tipos/KindIcon.tsx';
import { cuenta, enumerar } from '#ui/words/words.ts';

interface ReviewProps {
  readonly paquete: Paquete;
  readonly onOrdered: (paquete: Paquete) => void;
  readonly onAgain: () => void;
}

/** What would be made, what is left out and what is wrong, before anything is written. */
export function Review({ paquete, onOrdered, onAgain }: ReviewProps) {
  const { resumen } = paquete;
  const order = useMutation({ mutationFn: () => importar(paquete.id), onSuccess: onOrdered });
  const blocked = resumen.errores.length > 0;
  return (
    <>
      <p className={classes.lead}>
        <b>{resumen.titulo || paquete.nombre}</b>
      </p>
      {blocked ? (
        <ErrorState title="El paquete tiene errores y no se puede importar">
          Corrígelos donde se hizo y súbelo otra vez.
        </ErrorState>
      ) : (
        <Contents resumen={resumen} />
      )}
      <Messages title="Errores" messages={resumen.errores} />
      <Messages title="Ten en cuenta" messages={resumen.avisos} />
      {order.isError && <ErrorState>{messageOf(order.error)}</ErrorState>}
      <DialogActions onCancel={onAgain} cancel="Elegir otro">
        {!blocked && (
          <Button loading={order.isPending} onClick={() => order.mutate()}>
            Importar como borrador
          </Button>
        )}
      </DialogActions>
    </>
  );
}

function Contents({ resumen }: { readonly resumen: ResumenDePaquete }) {
  const { secciones, actividades, preguntas, archivos, totalArchivos, bytes } = resumen;
  const todas = actividades.reduce((suma, { cuantas }) => suma + cuantas, 0);
  return (
    <>
      <p>
        Se creará un curso en borrador con{' '}
        {enumerar([
          cuenta(secciones.length, 'sección', 'secciones'),
          cuenta(todas, 'actividad', 'actividades'),
          ...(preguntas > 0 ? [`${cuenta(preguntas, 'pregunta')} en el banco`] : []),
        ])}
        {totalArchivos > 0 && `, más ${cuenta(totalArchivos, 'archivo')} (${pesoEnPalabras(bytes)})`}.
      </p>
      <ul className={classes.kinds}>
        {actividades.map(({ tipo, cuantas }) => (
          <li key={tipo}>
            <KindIcon tipo={tipo} /> {fichaDe(tipo).nombre}: {cuantas}
          </li>
        ))}
      </ul>
      <details className={classes.details}>
        <summary>Secciones</summary>
        <ul>
          {secciones.map(({ titulo, actividades: suyas }, i) => (
            <li key={`${i} ${titulo}`}>
              {titulo}{' '}
              <span className={`look-quiet-inline ${classes.note}`}>
                {cuenta(suyas, 'actividad', 'actividades')}
              </span>
            </li>
          ))}
        </ul>
      </details>
      {totalArchivos > 0 && (
        <details className={classes.details}>
          <summary>Archivos</summary>
          <ul>
            {archivos.map((archivo, i) => (
              <li key={`${i} ${archivo.nombre}`}>
                {archivo.nombre}{' '}
                <span className={`look-quiet-inline ${classes.note}`}>{pesoEnPalabras(archivo.bytes)}</span>
              </li>
            ))}
            {totalArchivos > archivos.length && (
              <li className={`look-quiet-inline ${classes.note}`}>
                Y {totalArchivos - archivos.length} más.
              </li>
            )}
          </ul>
        </details>
      )}
    </>
  );
}

export function Messages({
  title,
  messages,
}: {
  readonly title: string;
  readonly messages: readonly string[];
}) {
  if (messages.length === 0) return null;
  return (
    <section className={classes.messages} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </section>
  );
}
