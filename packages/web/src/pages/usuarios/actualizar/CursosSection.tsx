import type { FichaDeUsuario } from '@catedra/shared/usuarios/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ClosedActivities } from '#ui/course/ClosedActivities.tsx';
import { rutas } from '#platform/paths.ts';
import { AssignCourse } from '#pages/usuarios/actualizar/AssignCourse.tsx';
import classes from '#pages/usuarios/actualizar/side.module.css';
import { useActor } from '#platform/session.ts';
import { AvanceMark } from '#ui/marks/AvanceMark.tsx';
import { DueDate, Moment } from '#ui/marks/DueDate.tsx';
import { ProgressBar } from '#ui/marks/ProgressBar.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';

interface CursosSectionProps {
  readonly usuarioId: string;
  readonly nombre: string;
  readonly cursos: NonNullable<FichaDeUsuario['cursos']>;
}

export function CursosSection({ usuarioId, nombre, cursos }: CursosSectionProps) {
  const { puede } = useActor();
  const queryClient = useQueryClient();
  const [said, setSaid] = useState('');
  const tell = (words: string) => {
    setSaid(words);
    void queryClient.invalidateQueries({ queryKey: ['usuarios', usuarioId] });
  };
  return (
    <Section title="Cursos">
      {cursos.length === 0 && <p className={classes.line}>No tiene ningún curso.</p>}
      <ul className={classes.list}>
        {cursos.map(
          ({ id, titulo, porcentaje, hechas, total, ultimaVez, estado, venceEn, piso, ...closed }) => (
            <li key={id} className={classes.stack}>
              {puede('cursos:ver') ? <TextLink to={rutas.cursoEditar(id)}>{titulo}</TextLink> : titulo}
              <ProgressBar value={porcentaje} label={`Progreso en ${titulo}`} />
              <p className={classes.meta}>
                <AvanceMark estado={estado} />
                {venceEn && estado !== 'completado' && (
                  <>
                    {' '}
                    <DueDate date={venceEn} />
                  </>
                )}
              </p>
              {ultimaVez && (
                <p className={classes.meta}>
                  {hechas} de {total} actividades, la última vez <Moment date={ultimaVez} />
                </p>
              )}
              {closed.atascos.length + closed.excepciones.length > 0 && (
                <ClosedActivities
                  cursoId={id}
                  usuarioId={usuarioId}
                  nombre={nombre}
                  atascos={closed.atascos}
                  excepciones={closed.excepciones}
                  mayChange={puede('cursos:editar')}
                  onDone={tell}
                />
              )}
              {piso && (
                <p className={classes.meta}>
                  Conserva su {porcentaje} %: <Moment date={piso.en} /> {piso.motivo}.
                </p>
              )}
            </li>
          ),
        )}
      </ul>
      {puede('cursos:editar') && <AssignCourse usuarioId={usuarioId} suyos={cursos.map(({ id }) => id)} />}
      <p className={classes.line} role="status">
        {said}
      </p>
    </Section>
  );
}
