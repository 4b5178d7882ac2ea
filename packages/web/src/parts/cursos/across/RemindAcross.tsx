import type { EnCursos, RecordadosEnCursos } from '@catedra/shared/lotes/asignaciones.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import classes from '#parts/cursos/across/Across.module.css';
import { cursosFuera, recordadosQuery, recordarEnCursos } from '#parts/cursos/across/acts.ts';
import { antesDeRecordar, trasRecordar } from '#parts/cursos/reminding.ts';
import { useActor } from '#platform/session.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { NoMail } from '#ui/people/NoMail.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta } from '#ui/words/words.ts';

export interface AcrossProps {
  readonly enCursos: EnCursos;
  readonly onClose: () => void;
  /** What happened, in words. */
  readonly onDone: (said: string) => void;
}

const correos = ({ cursos }: RecordadosEnCursos): number =>
  cursos.reduce((suma, { enviados }) => suma + enviados, 0);

/** To whom it goes in each course, and whom it leaves out, before anything leaves. */
export function RemindAcross({ enCursos, onClose, onDone }: AcrossProps) {
  const query = useQuery(recordadosQuery(enCursos));
  const queryClient = useQueryClient();
  const { sinCorreo } = useActor();
  const { data } = query;
  const nadie = data !== undefined && correos(data) === 0;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={nadie ? 'No hay a quién recordarlo' : '¿Enviar el recordatorio?'}
      confirmLabel={data && !nadie ? `Enviar ${cuenta(correos(data), 'recordatorio')}` : 'Enviar'}
      allowed={data ? !nadie : null}
      onConfirm={async () => {
        onDone(trasTodos(await recordarEnCursos(enCursos), sinCorreo));
        await queryClient.invalidateQueries({ queryKey: ['informes'] });
      }}
      harmless
    >
      <QueryView query={query} label="Mirando a quién le falta…">
        {(previstos) => (
          <>
            {previstos.cursos.map(({ curso, ...suyos }) => (
              <section key={curso.id} className={classes.course}>
                {previstos.cursos.length > 1 && <h3 className={classes.title}>{curso.titulo}</h3>}
                {antesDeRecordar(suyos, curso.titulo).map((frase) => (
                  <p key={frase}>{frase}</p>
                ))}
              </section>
            ))}
            {cursosFuera(previstos.fuera).map((frase) => (
              <p key={frase}>{frase}</p>
            ))}
            {!nadie && <NoMail />}
          </>
        )}
      </QueryView>
    </ConfirmDialog>
  );
}

function trasTodos(hechos: RecordadosEnCursos, sinServidor: boolean): string {
  const [unico, ...otros] = hechos.cursos;
  if (unico && otros.length === 0) return trasRecordar(unico, sinServidor);
  const salen = correos(hechos);
  const en = cuenta(hechos.cursos.filter(({ enviados }) => enviados > 0).length, 'curso');
  return salen === 0
    ? 'No se envió a nadie.'
    : `Se ${salen === 1 ? 'envió' : 'enviaron'} ${cuenta(salen, 'recordatorio')} de ${en}${sinServidor ? ', pero sin servidor de correo no llegan' : ''}.`;
}
